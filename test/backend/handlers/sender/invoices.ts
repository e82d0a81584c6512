import { senderInvoiceStatuses } from '../../../../src/domain/statuses/orderStatuses';
import { toDate } from '../../core/clock';
import type { Handler } from '../../defineHandlers';
import { toSenderInvoice } from '../../serializers/orderInsurance';
import { showPage } from '../../serializers/page';
import type { World } from '../../world';
import { senderOf } from './access';

/** Fields that a page of bills adds up in its totals. */
const TOTALLED = ['amount', 'paidAmount', 'unpaidAmount'] as const;

const NEWEST_FIRST = [{ field: 'date', direction: 'DESC' }] as const;

/** Returns the bills of the caller's organization, the newest first by default. */
export const findSenderInvoices: Handler<'findSenderInvoices'> = (call) => {
  const { body, world } = call;
  const { organizationId } = senderOf(call);
  refreshInvoices(world);
  const request = { sorts: NEWEST_FIRST, ...body };
  const page = world.db.senderInvoice.findWithTotals(request, TOTALLED, { organizationId });
  return showPage(page, toSenderInvoice);
};

/** Makes unpaid bills overdue from the day after their due date. */
export function refreshInvoices({ clock, db }: World): void {
  const today = toDate(clock.now());
  for (const { id, status, dueDate } of db.senderInvoice.all()) {
    if (status.name === 'ISSUED' && dueDate < today) {
      db.senderInvoice.update(id, {
        status: { name: 'OVERDUE', description: senderInvoiceStatuses.OVERDUE.label },
      });
    }
  }
}
