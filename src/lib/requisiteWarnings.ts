import type { RequisiteKind } from './requisites';

/** Other values of the form; a missing value causes no warning. */
export interface RequisiteSurroundings {
  bik?: unknown;
  inn?: unknown;
  /** True for a sole proprietor's requisites, false for a company's; by default the length of `inn` decides. */
  soleProprietor?: boolean | undefined;
}

const ZEROS = 'Значение состоит из одних нулей. Проверьте его';
const TAIL = 'Последние три цифры к/с не совпадают с последними цифрами БИК';
const CURRENCY = 'Счёт не в рублях: у рублёвого цифры с 6-й по 8-ю — 810';
const ORGANIZATION_ACCOUNT = 'Счёт организации обычно начинается с 407';
const PROPRIETOR_ACCOUNT = 'Счёт индивидуального предпринимателя обычно начинается с 40802';
const ORGANIZATION_OGRN = 'У организации (ИНН из 10 цифр) ОГРН состоит из 13 цифр';
const PROPRIETOR_OGRN =
  'У индивидуального предпринимателя (ИНН из 12 цифр) ОГРНИП состоит из 15 цифр';

function isSoleProprietor({ soleProprietor, inn }: RequisiteSurroundings): boolean | undefined {
  if (soleProprietor !== undefined) return soleProprietor;
  if (typeof inn !== 'string' || !/^(?:\d{10}|\d{12})$/.test(inn)) return undefined;
  return inn.length === 12;
}

function ogrnWarnings(ogrn: string, around: RequisiteSurroundings): string[] {
  const proprietor = isSoleProprietor(around);
  if (proprietor === true && ogrn.length === 13) return [PROPRIETOR_OGRN];
  return proprietor === false && ogrn.length === 15 ? [ORGANIZATION_OGRN] : [];
}

function currencyWarnings(account: string): string[] {
  return account.slice(5, 8) === '810' ? [] : [CURRENCY];
}

/**
 * Returns warnings about a correspondent account. The treasury's single accounts (40102…) are numbered by region, not
 * by the bank's БИК.
 */
function correspondentWarnings(account: string, { bik }: RequisiteSurroundings): string[] {
  const isComparable = typeof bik === 'string' && /^\d{9}$/.test(bik);
  const differs =
    isComparable && !account.startsWith('40102') && account.slice(-3) !== bik.slice(-3);
  return [...(differs ? [TAIL] : []), ...currencyWarnings(account)];
}

function settlementWarnings(account: string, around: RequisiteSurroundings): string[] {
  const proprietor = isSoleProprietor(around);
  const ofOther =
    proprietor === true && !account.startsWith('40802')
      ? [PROPRIETOR_ACCOUNT]
      : proprietor === false && !account.startsWith('407')
        ? [ORGANIZATION_ACCOUNT]
        : [];
  return [...ofOther, ...currencyWarnings(account)];
}

/**
 * Returns warnings about a requisite that its rule accepts, each a sentence in Russian. A value that its rule may still
 * refuse (empty, unfinished) causes none.
 */
export function requisiteWarnings(
  kind: RequisiteKind,
  value: unknown,
  around: RequisiteSurroundings = {},
): readonly string[] {
  if (typeof value !== 'string' || !/^\d{9,20}$/.test(value)) return [];
  if (/^0+$/.test(value)) return [ZEROS];
  if (kind === 'ogrn') return ogrnWarnings(value, around);
  if (value.length !== 20) return [];
  if (kind === 'correspondentAccount') return correspondentWarnings(value, around);
  return kind === 'settlementAccount' ? settlementWarnings(value, around) : [];
}
