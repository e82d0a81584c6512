import { byId, demandOwn } from '../../access';
import type { Handler } from '../../defineHandlers';
import { toSupply } from '../../serializers/financeRegistry';
import { showPage } from '../../serializers/page';
import { registryUser } from '../financeAccess';
import { settleObjects } from './motion';

/** Fields that a page of supplies adds up in its totals. */
const TOTALLED = ['amount', 'debtSum'] as const;

const SUPPLY_NOT_FOUND = 'Поставка не найдена';

export const findSupplies: Handler<'findSupplies'> = (call) => {
  const { body, world } = call;
  const { organizationId } = registryUser(call);
  settleObjects(world);
  const page = world.db.supply.findWithTotals(body, TOTALLED, { organizationId });
  return showPage(page, toSupply);
};

export const getSupply: Handler<'getSupply'> = (call) => {
  const { path, world } = call;
  const user = registryUser(call);
  settleObjects(world);
  const supply = byId(world.db.supply, path.id, SUPPLY_NOT_FOUND);
  demandOwn(world, user, supply.organizationId, SUPPLY_NOT_FOUND);
  return toSupply(supply);
};
