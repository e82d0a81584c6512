import type { Handler } from '../../defineHandlers';
import { visibleAgreement } from '../financeAgreement/agreements';
import { settleObjects } from './motion';

/** Statuses of objects for which payments are still expected. */
const EXPECTED = ['ORDERED', 'FINANCED', 'PARTIALLY_PAID', 'OVERDUE', 'RECOURSE'];

/** Returns the sum and the number of an agreement's objects that buyers must pay on this date; 0 if there are none. */
export const getCalendarSum: Handler<'getCalendarSum'> = ({ path, ...call }) => {
  const { world } = call;
  const { id, organizationId } = visibleAgreement(call, path.id);
  settleObjects(world);
  const objects = world.db.financingObject.findAll(
    {
      filters: [
        { field: 'agreement.id', value: id, operation: 'EQ' },
        { field: 'status.name', value: EXPECTED, operation: 'IN' },
      ],
    },
    { organizationId, plannedRepaymentDate: path.date },
  );
  return {
    agreementId: id,
    date: path.date,
    sum: objects.reduce((sum, { remainder }) => sum + remainder, 0),
    count: objects.length,
  };
};
