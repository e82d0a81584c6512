import { formatDate } from '../../../../src/lib/dates';
import { byId } from '../../access';
import { DAY, toDate } from '../../core/clock';
import type { World } from '../../world';
import { financeId, type Owner } from './owners';
import { vatOf } from './registry';

const INVOICES = 12;
const PERIOD_DAYS = 30;

/** Days from today to the due date, by number of the unpaid invoice; negative if it is overdue. */
const OPEN: Readonly<Record<number, number>> = { 1: 10, 2: -6, 3: 3, 4: 14 };

/** Seeds twelve invoices: one to pay, one overdue, one partly paid, one cancelled, the rest paid. */
export function seedInvoices({ clock, db, randomness }: World, owner: Owner): void {
  const now = clock.now();
  const agreementId = financeId('agreement', owner, 1);
  const agreement = byId(db.financeAgreement, agreementId, 'Договор не найден');
  for (let n = 1; n <= INVOICES; n += 1) {
    const dueAt = now + (OPEN[n] ?? 10 - PERIOD_DAYS * (n - 3)) * DAY;
    const issuedAt = dueAt - 14 * DAY;
    const amount = randomness.integer(2_000_000, 12_000_000);
    const period = [issuedAt - PERIOD_DAYS * DAY, issuedAt - DAY].map(toDate);
    const [periodStartDate = null, periodEndDate = null] = n === 4 ? [] : period;
    const id = financeId('invoice', owner, n);
    db.financeInvoice.create({
      id,
      organizationId: owner.organizationId,
      agreementId,
      number: `НБР-${1188 - n}`,
      date: toDate(issuedAt),
      amount,
      vatAmount: vatOf(amount),
      purpose:
        `Оплата комиссии за финансирование по договору № ${agreement.number}` +
        (periodEndDate === null ? '' : ` за период по ${formatDate(periodEndDate)}`) +
        `, в т. ч. НДС 22 %`,
      dueDate: toDate(dueAt),
      periodStartDate,
      periodEndDate,
      isCancelled: n === 4,
      paidAmount: n === 3 ? Math.floor(amount * 0.4) : n in OPEN ? 0 : amount,
      paidDate: n in OPEN ? null : toDate(dueAt - 2 * DAY),
      // A new invoice has no file yet.
      fileId: n === 4 ? null : `fb${id.slice(2)}`,
    });
  }
}
