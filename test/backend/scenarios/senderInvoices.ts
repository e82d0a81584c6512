import { senderInvoiceStatuses } from '../../../src/domain/statuses/orderStatuses';
import { DAY, toDate, toInstant } from '../core/clock';
import { addMonths, daysOf, monthOf, nameOfMonth, startOfDay, type Month } from '../core/month';
import { formatDate } from '../../../src/lib/dates';
import type { SenderInvoice, SenderInvoiceRow } from '../tables/sender';
import type { World } from '../world';
import { correspondentAccount, organizationInn, settlementAccount } from './checksums';

const BIK = '044525411';

const RECIPIENT: SenderInvoice['recipient'] = {
  name: 'АО «Страховая компания «Опора»',
  itn: organizationInn('770698123'),
  kpp: '770601001',
  bankName: 'АО «Банк Развитие-Столица»',
  bik: BIK,
  correspondentAccount: correspondentAccount(BIK),
  settlementAccount: settlementAccount(BIK, '40702', '00000271828'),
};

/** Months before the current one, with the status of each bill. */
const BILLS: readonly (readonly [monthsAgo: number, status: keyof typeof senderInvoiceStatuses])[] =
  [
    [7, 'PAID'],
    [6, 'PAID'],
    [5, 'PAID'],
    [4, 'CANCELLED'],
    [4, 'PAID'],
    [3, 'PAID'],
    [2, 'OVERDUE'],
    [1, 'ISSUED'],
  ];

/** Days left to pay the open bill: enough that it is never urgent, on any day of the month. */
const DAYS_TO_PAY = 10;

/** Seeds bills of past months. The amount of a bill is the sum of the premiums of its seeded orders. */
export function seedSenderInvoices(world: World, organizationId: string): void {
  const thisMonth = monthOf(world.clock.now());
  for (const [index, [monthsAgo, status]] of BILLS.entries()) {
    const month = addMonths(thisMonth, -monthsAgo);
    const orders = world.db.order
      .findAll({}, { organizationId })
      .filter(({ createdDateTime, insured }) => insured && createdDateTime.startsWith(month));
    const number = `СП-${month}/0${401 + index}`;
    const amount = orders.reduce((sum, { insurancePremium }) => sum + insurancePremium, 0);
    const fileId = world.randomness.uuid();
    const id = world.randomness.uuid();
    const ordersTotal = orders.length;
    createBill(world, { id, fileId, organizationId, month, status, number, amount, ordersTotal });
  }
}

interface Bill {
  readonly id: string;
  readonly fileId: string;
  readonly organizationId: string;
  readonly month: Month;
  readonly status: keyof typeof senderInvoiceStatuses;
  readonly number: string;
  readonly amount: number;
  readonly ordersTotal: number;
}

/** Creates a bill for the premiums of a month, with its file. */
export function createBill(
  world: World,
  { id, fileId, organizationId, month, status, number, amount, ordersTotal }: Bill,
): SenderInvoiceRow {
  const issuedAt = startOfDay(addMonths(month, 1), 1);
  const date = toDate(issuedAt);
  const row = world.db.senderInvoice.insert({
    organizationId,
    id,
    number,
    date,
    period: daysOf(month),
    ordersTotal,
    amount,
    paidAmount: status === 'PAID' ? amount : 0,
    unpaidAmount: status === 'PAID' || status === 'CANCELLED' ? 0 : amount,
    vatAmount: 0,
    purpose: `Оплата по счёту № ${number} от ${formatDate(date)}, страхование отправлений, ${nameOfMonth(month)} НДС не облагается`,
    dueDate:
      status === 'ISSUED'
        ? toDate(world.clock.now() + DAYS_TO_PAY * DAY)
        : daysOf(addMonths(month, 1)).endDate,
    paidDate: status === 'PAID' ? toDate(issuedAt + 9 * DAY) : null,
    status: { name: status, description: senderInvoiceStatuses[status].label },
    recipient: RECIPIENT,
    fileId,
  });
  world.db.storedFile.create({
    id: fileId,
    name: `Счёт № ${number.replaceAll('/', '-')}.pdf`,
    mimeType: 'application/pdf',
    content: '',
    isBase64: false,
    documentKind: 'SENDER_INVOICE',
    documentId: id,
    createdDateTime: toInstant(issuedAt),
    organizationId,
  });
  return row;
}
