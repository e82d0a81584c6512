/** Data that a banking application needs for a payment order. */
export interface Payment {
  recipient: string;
  settlementAccount: string;
  bankName: string;
  bik: string;
  /** Empty if the bank has none. */
  correspondentAccount: string;
  /** Whole kopeks. */
  kopeks: number;
  purpose: string;
  itn?: string | undefined;
  kpp?: string | undefined;
}

/** Format ST, version 0001, encoding 2: UTF-8. */
const SERVICE_BLOCK = 'ST00012';

/** Separators in order of preference; the first one that no value contains is used (section 5 of the standard). */
const SEPARATORS = ['|', '#', ';', '^', '~', '_'];

/** Maximum lengths of the texts by the standard, in characters. */
const LONGEST = { recipient: 160, bankName: 45, purpose: 210 };

/** Texts of a payment that a format limits, each with its maximum length in characters. */
export type LongestTexts = Readonly<Record<'recipient' | 'bankName' | 'purpose', number>>;

const CUT_WORDS: Readonly<Record<keyof LongestTexts, string>> = {
  recipient: 'название получателя',
  bankName: 'название банка',
  purpose: 'назначение платежа',
};

/**
 * Returns the names of the texts that are too long for a format, for the user: «название получателя (до 160 знаков)».
 * By default checks the limits of a payment code.
 */
export function cutTexts(
  payments: readonly Payment[],
  longest: LongestTexts = LONGEST,
): readonly string[] {
  const fields = ['recipient', 'bankName', 'purpose'] as const;
  return fields
    .filter((field) =>
      payments.some((one) => line(one[field], Infinity) !== line(one[field], longest[field])),
    )
    .map((field) => `${CUT_WORDS[field]} (до ${longest[field]} знаков)`);
}

/** Returns a text in one line, at most `longest` characters: control characters would break the record. */
function line(text: string, longest: number): string {
  return [...text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longest).join('').trim();
}

/**
 * Returns the text of a payment's code by ГОСТ Р 56042-2014: the five obligatory requisites in their order, then sum,
 * purpose and the payee's numbers. Null if a requisite or the sum is invalid: a code that a bank refuses, or that pays
 * to another account, is worse than none.
 */
export function paymentCode(payment: Payment): string | null {
  const { settlementAccount, bik, correspondentAccount, kopeks, itn = '', kpp = '' } = payment;
  const name = line(payment.recipient, LONGEST.recipient);
  const bankName = line(payment.bankName, LONGEST.bankName);
  const isPayable =
    name !== '' &&
    bankName !== '' &&
    /^[0-9]{20}$/.test(settlementAccount) &&
    /^[0-9]{9}$/.test(bik) &&
    /^([0-9]{20})?$/.test(correspondentAccount) &&
    Number.isSafeInteger(kopeks) &&
    kopeks > 0;
  if (!isPayable) return null;
  const requisites = [
    ['Name', name],
    ['PersonalAcc', settlementAccount],
    ['BankName', bankName],
    ['BIC', bik],
    ['CorrespAcc', correspondentAccount || '0'],
    ['Sum', String(kopeks)],
    ['Purpose', line(payment.purpose, LONGEST.purpose)],
    ['PayeeINN', /^([0-9]{10}|[0-9]{12})$/.test(itn) ? itn : ''],
    ['KPP', /^[0-9A-Z]{9}$/.test(kpp) ? kpp : ''],
  ].filter(([, value]) => value !== '');
  const separator = SEPARATORS.find((sign) =>
    requisites.every(([, text]) => !text?.includes(sign)),
  );
  if (separator === undefined) return null;
  return [SERVICE_BLOCK, ...requisites.map((pair) => pair.join('='))].join(separator);
}
