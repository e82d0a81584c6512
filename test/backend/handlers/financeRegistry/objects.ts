import { byId, demandOwn } from '../../access';
import { toDate } from '../../core/clock';
import { ApiFailure } from '../../core/failure';
import type { Handler } from '../../defineHandlers';
import { toFinancingObject } from '../../serializers/financeRegistry';
import { showPage } from '../../serializers/page';
import type { FinancingObjectRow } from '../../tables/finance';
import { registryUser, type SignedInCall } from '../financeAccess';
import { changeObject, settleObjects } from './motion';

/** Fields that a page of financing objects adds up in its totals. */
const TOTALLED = ['claimAmount', 'financingAmount', 'remainder', 'commission'] as const;

const OBJECT_NOT_FOUND = 'Объект финансирования не найден';

/** Statuses in which an object can still be excluded from financing. */
const EXCLUDABLE = ['CHECKING', 'CONFIRMED', 'AVAILABLE'];

export const findFinancingObjects: Handler<'findFinancingObjects'> = (call) => {
  const { body, world } = call;
  const { organizationId } = registryUser(call);
  settleObjects(world);
  const page = world.db.financingObject.findWithTotals(body, TOTALLED, { organizationId });
  return showPage(page, toFinancingObject);
};

export const getFinancingObject: Handler<'getFinancingObject'> = (call) =>
  toFinancingObject(visibleObject(call, call.path.id));

/** Excludes an object from financing. It stays in the list. */
export const deleteFinancingObject: Handler<'deleteFinancingObject'> = (call) => {
  const { path, world } = call;
  const object = visibleObject(call, path.id);
  if (!EXCLUDABLE.includes(object.status.name)) {
    throw new ApiFailure(409, `Объект нельзя исключить: ${object.status.description}`, {
      code: 'CONFLICT',
    });
  }
  changeObject(world, object, 'EXCLUDED', {}, toDate(world.clock.now()));
  return undefined;
};

function visibleObject(call: SignedInCall, id: string): FinancingObjectRow {
  const { world } = call;
  const user = registryUser(call);
  settleObjects(world);
  const object = byId(world.db.financingObject, id, OBJECT_NOT_FOUND);
  demandOwn(world, user, object.organizationId, OBJECT_NOT_FOUND);
  return object;
}
