import { inWindows1251 } from './windows1251';
import { cutTexts, type Payment } from '../../../lib/paymentCode';
import type { ShownBill } from '../shownBill';
import { reversed } from '../../../lib/copies';

/** The organization that pays, and the account that it pays from. */
export interface Payer {
  name: string;
  itn: string;
  /** Empty if there is none. */
  kpp: string;
  bankName: string;
  bik: string;
  correspondentAccount: string;
  settlementAccount: string;
}

/** A file of payment orders for 1С and for programs of banks. */
export interface ClientBankFile {
  payer: Payer;
  payments: readonly Payment[];
  /** Number of the first payment order; the following orders get the next numbers. */
  firstNumber: number;
  /** Date of the payment orders and of the file, YYYY-MM-DD. */
  day: string;
  /** Name of the program that has created the file. */
  sender: string;
}

/** Maximum lengths of texts in the format, in characters. */
const LONGEST = { name: 160, bankName: 80, purpose: 210 };

/** Returns the texts that the file shortens, with their names in the cabinet. */
export const cutInFile = (payments: readonly Payment[]) =>
  cutTexts(payments, { ...LONGEST, recipient: LONGEST.name });

/** Code of a usual payment order, and its priority. */
const ORDER_KIND = '01';
const QUEUE = '5';

/** Formats kopeks as rubles with a dot and two decimals, without floating-point arithmetic. */
function rubles(kopeks: number): string {
  const digits = String(kopeks).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns a value on one line, shortened to `longest` characters: a line break would start another field. */
function line(text: string, longest: number): string {
  const shown = inWindows1251(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim());
  return [...shown].slice(0, longest).join('').trim();
}

const russianDay = (day: string) => reversed(day.split('-')).join('.');

/** Returns true if the payment has everything that a payment order needs: recipient, account, bank and sum. */
export function isPayable({ recipient, settlementAccount, bik, kopeks }: Payment): boolean {
  return (
    recipient.trim() !== '' &&
    /^[0-9]{20}$/.test(settlementAccount) &&
    /^[0-9]{9}$/.test(bik) &&
    Number.isSafeInteger(kopeks) &&
    kopeks > 0
  );
}

/** A bill can be selected if it is open and has everything that a payment order needs. */
export const payableBills = {
  nameOf: ({ number }: ShownBill) => `счёт ${number}`,
  isSelectable: ({ isClosed, payment }: ShownBill) => !isClosed && isPayable(payment),
};

/** Returns the fields of the payer or the recipient, under the format's names. */
function side(role: 'Плательщик' | 'Получатель', one: Payer): [string, string][] {
  const name = line(one.name, LONGEST.name);
  return [
    [`${role}Счет`, one.settlementAccount],
    [role, one.itn === '' ? name : `ИНН ${one.itn} ${name}`],
    [`${role}ИНН`, one.itn],
    [`${role}КПП`, one.kpp],
    [`${role}1`, name],
    [`${role}РасчСчет`, one.settlementAccount],
    [`${role}Банк1`, line(one.bankName, LONGEST.bankName)],
    [`${role}БИК`, one.bik],
    [`${role}Корсчет`, one.correspondentAccount],
  ];
}

function document(file: ClientBankFile, payment: Payment, index: number): [string, string][] {
  const { itn = '', kpp = '' } = payment;
  return [
    ['СекцияДокумент', 'Платежное поручение'],
    ['Номер', String(file.firstNumber + index)],
    ['Дата', russianDay(file.day)],
    ['Сумма', rubles(payment.kopeks)],
    ...side('Плательщик', file.payer),
    ...side('Получатель', { ...payment, name: payment.recipient, itn, kpp }),
    ['ВидОплаты', ORDER_KIND],
    ['Очередность', QUEUE],
    ['НазначениеПлатежа', line(payment.purpose, LONGEST.purpose)],
    ['КонецДокумента', ''],
  ];
}

/** Section marks: lines of the format that have no value. */
const ALONE = new Set(['1CClientBankExchange', 'КонецДокумента', 'КонецФайла']);

/**
 * Returns the file as text in the format `1CClientBankExchange` 1.03, which 1С and banks exchange: one payment order
 * for each payment, with CRLF line ends. Encode it with `encodeWindows1251`.
 *
 * @throws RangeError for a payment that cannot be paid (`isPayable`)
 */
export function clientBankText(file: ClientBankFile): string {
  if (!file.payments.every(isPayable)) throw new RangeError('A payment cannot be paid');
  const day = russianDay(file.day);
  const lines: [string, string][] = [
    ['1CClientBankExchange', ''],
    ['ВерсияФормата', '1.03'],
    ['Кодировка', 'Windows'],
    ['Отправитель', line(file.sender, LONGEST.name)],
    ['Получатель', ''],
    ['ДатаСоздания', day],
    ['ДатаНачала', day],
    ['ДатаКонца', day],
    ['РасчСчет', file.payer.settlementAccount],
    ['Документ', 'Платежное поручение'],
    ...file.payments.flatMap((payment, index) => document(file, payment, index)),
    ['КонецФайла', ''],
  ];
  return lines
    .map(([name, value]) => (ALONE.has(name) ? `${name}\r\n` : `${name}=${value}\r\n`))
    .join('');
}
