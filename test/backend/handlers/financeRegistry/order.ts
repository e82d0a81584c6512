import { byId } from '../../access';
import { toDate } from '../../core/clock';
import type { Handler } from '../../defineHandlers';
import { availableAmount, isInForce } from '../../serializers/financeAgreement';
import { toFinancingObject } from '../../serializers/financeRegistry';
import type { FinancingObjectRow } from '../../tables/finance';
import type { World } from '../../world';
import { registryUser } from '../financeAccess';
import { changeObject, settleObjects, startMoving } from './motion';

type Result = Awaited<ReturnType<Handler<'orderFinancingObjects'>>>;
type OrderRow = Result['results'][number];

/** Orders each object separately; the limit is used up in the order of the request. */
export const orderFinancingObjects: Handler<'orderFinancingObjects'> = (call) => {
  const { body, world } = call;
  const { organizationId } = registryUser(call);
  settleObjects(world);
  const results = [...new Set(body.objectIds)].map((id) => orderOne(world, organizationId, id));
  const ordered = results.flatMap(({ ordered, object }) =>
    ordered && object !== null ? [object] : [],
  );
  return {
    results,
    orderedCount: ordered.length,
    orderedAmount: ordered.reduce((sum, { financingAmount }) => sum + financingAmount, 0),
  };
};

function orderOne(world: World, organizationId: string, objectId: string): OrderRow {
  const object = world.db.financingObject.get(objectId);
  if (object === null || object.organizationId !== organizationId) {
    return { objectId, ordered: false, message: 'Объект не найден', object: null };
  }
  const message = refusal(world, object);
  if (message !== null) {
    return { objectId, ordered: false, message, object: toFinancingObject(object) };
  }
  const today = toDate(world.clock.now());
  const changed = changeObject(world, object, 'ORDERED', { orderDate: today }, today);
  startMoving(world, objectId, 'FINANCED');
  return { objectId, ordered: true, message: null, object: toFinancingObject(changed) };
}

/** Returns the reason why an object cannot be ordered, in words for the user; null if it can. */
function refusal(world: World, object: FinancingObjectRow): string | null {
  const { agreement, financingAmount, plannedRepaymentDate, status } = object;
  if (status.name !== 'AVAILABLE') return `Объект недоступен для заказа: ${status.description}`;
  if (plannedRepaymentDate < toDate(world.clock.now())) return 'Срок оплаты уже прошёл';
  const row = byId(world.db.financeAgreement, agreement.id, 'Договор не найден');
  if (!isInForce(world, row)) return `Договор № ${row.number} не действует`;
  if (financingAmount > availableAmount(world, row)) {
    return `Превышен доступный лимит по договору № ${row.number}`;
  }
  return null;
}
