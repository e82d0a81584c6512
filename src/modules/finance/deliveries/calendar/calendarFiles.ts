import { csvMoney, csvOf } from '../../../../lib/csv';
import { formatDate } from '../../../../lib/dates';
import { icalendarOf } from './icalendar';
import { formatMoney } from '../../../../lib/money';
import { byAgreement, type AgreementChoice } from './chosenAgreement';
import { sumOfDay, type KnownSums } from './daySums';
import type { PaymentDay } from './payments';
import { lateText, paymentCount, sumText } from './paymentWords';

const CSV_HEADER = [
  'Дата',
  '№ требования',
  'Поставка',
  'Покупатель',
  'ИНН',
  'Договор',
  'Сумма, ₽',
  'Статус',
  'Просрочка, дней',
];

/** Returns the text of a CSV file with one row per payment. */
export function calendarCsv(days: readonly PaymentDay[]): string {
  const rows = days.flatMap(({ payments }) =>
    payments.map((payment) => [
      formatDate(payment.day),
      payment.number,
      payment.supply,
      payment.buyer,
      payment.itn,
      payment.agreement,
      csvMoney(payment.kopeks),
      payment.status.label,
      payment.lateDays,
    ]),
  );
  return csvOf(CSV_HEADER, rows);
}

/** Returns the text of an iCalendar file with one event per day with payments. */
export function calendarIcs(
  days: readonly PaymentDay[],
  known: KnownSums,
  agreement: AgreementChoice,
  stamp: Date,
): string {
  const events = days.map((found) => {
    const { day, payments } = found;
    const sum = sumOfDay(found, known.get(day));
    const lines = payments.map(({ number, buyer, supply, kopeks, lateDays }) =>
      [
        `${number}: ${formatMoney(kopeks)}`,
        buyer,
        supply,
        lateDays > 0 ? lateText(lateDays).toLowerCase() : '',
      ]
        .filter(Boolean)
        .join(', '),
    );
    return {
      uid: `${day}.${agreement.id}@payments`,
      day,
      summary: `${paymentCount(sum.count)} ${byAgreement(agreement)}: ${sumText(sum)}`,
      description: [
        sum.isExact ? 'Сумма подтверждена банком.' : 'Сумма сложена по плановым датам.',
        ...lines,
      ].join('\n'),
    };
  });
  return icalendarOf(`Платежи ${byAgreement(agreement)}`, events, stamp);
}

/** Returns a file name such as «Платёжный календарь ФД-2026-041 2026-11.csv», without the slash of the number. */
export function calendarFileName(
  { number }: AgreementChoice,
  from: string,
  isWeek: boolean,
  extension: string,
): string {
  const agreement = number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80);
  return `Платёжный календарь ${agreement} ${isWeek ? from : from.slice(0, 7)}.${extension}`;
}
