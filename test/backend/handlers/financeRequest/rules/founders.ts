import { isInn, isKpp, isOgrn } from '../../../../../src/lib/requisites';
import type { FieldError } from '../../../core/failure';
import type { FinanceFormRow } from '../../../tables/finance';
import { check, isEmpty, required, rule, textRule } from './field';

type Founder = FinanceFormRow['founders'][number];
type Passport = NonNullable<Founder['passport']>;

const FULL_SHARE = 100;
const WRONG = 'Поле некорректно';
const itnRule = rule(isInn, 'Неправильное контрольное число ИНН');

/**
 * Returns the errors of the founders: at least one is required, all must be complete, without duplicate ИНН, with a
 * total share of at most 100 percent.
 *
 * @param today YYYY-MM-DD
 */
export function checkFounders(founders: readonly Founder[], today: string): FieldError[] {
  if (founders.length === 0) {
    return [{ field: 'founders', message: 'Добавьте хотя бы одного учредителя' }];
  }
  const total = founders.reduce((sum, { sharePercent }) => sum + (sharePercent ?? 0), 0);
  return [
    ...founders.flatMap((founder, index) => checkFounder(founder, `founders.${index}`, today)),
    ...repeated(founders),
    ...(total > FULL_SHARE + Number.EPSILON * FULL_SHARE
      ? [{ field: 'founders', message: 'Сумма долей не может превышать 100 %' }]
      : []),
  ];
}

function repeated(founders: readonly Founder[]): FieldError[] {
  const numbers = founders.map(({ itn }) => itn);
  return numbers.flatMap((itn, index) =>
    !isEmpty(itn) && numbers.indexOf(itn) < index
      ? [{ field: `founders.${index}.itn`, message: 'Учредитель с таким ИНН уже добавлен' }]
      : [],
  );
}

function checkFounder(founder: Founder, at: string, today: string): FieldError[] {
  const own =
    founder.type === 'PERSON' ? checkPerson(founder, at, today) : checkCompany(founder, at);
  const { address, sharePercent } = founder;
  return [
    ...own,
    ...check(`${at}.address`, address, required()),
    ...check(`${at}.sharePercent`, sharePercent, required(), rule(isShare, WRONG)),
  ];
}

/** Returns true for a share above 0 and up to 100, with at most two decimals. */
function isShare(value: unknown): boolean {
  return (
    typeof value === 'number' &&
    value > 0 &&
    value <= FULL_SHARE &&
    Number(value.toFixed(2)) === value
  );
}

function checkCompany(company: Founder, at: string): FieldError[] {
  const { name, itn, ogrn, kpp, country, registrationNumber } = company;
  if (isForeign(country)) {
    return [
      ...check(`${at}.name`, name, required()),
      ...check(`${at}.itn`, itn, ofLength(10), itnRule),
      ...check(`${at}.registrationNumber`, registrationNumber, required()),
    ];
  }
  return [
    ...check(`${at}.name`, name, required()),
    ...check(`${at}.itn`, itn, required(), ofLength(10), itnRule),
    ...check(`${at}.ogrn`, ogrn, required(), ofLength(13), rule(isOgrn, 'ОГРН некорректен')),
    ...check(`${at}.kpp`, kpp, rule(isKpp, 'КПП некорректен')),
    ...check(`${at}.country`, country, required()),
  ];
}

function checkPerson(person: Founder, at: string, today: string): FieldError[] {
  const { lastname, firstname, birthDate, citizenship, itn, passport } = person;
  const isAdult = textRule(
    (date) => date <= yearsAfter(today, -18) && date >= yearsAfter(today, -100),
    'Возраст учредителя — от 18 до 100 лет',
  );
  return [
    ...check(`${at}.lastname`, lastname, required()),
    ...check(`${at}.firstname`, firstname, required()),
    ...check(`${at}.birthDate`, birthDate, required(), isAdult),
    ...check(`${at}.citizenship`, citizenship, required()),
    ...(isForeign(citizenship)
      ? check(`${at}.itn`, itn, ofLength(12), itnRule)
      : check(`${at}.itn`, itn, required(), ofLength(12), itnRule)),
    ...checkPassport(person, passport ?? {}, `${at}.passport`, today),
  ];
}

function checkPassport(
  { birthDate, citizenship }: Founder,
  { series, number, issueDate, issuedBy, divisionCode }: Passport,
  at: string,
  today: string,
): FieldError[] {
  const isPossible = textRule(
    (date) => date <= today && (!birthDate || date >= yearsAfter(birthDate, 14)),
    WRONG,
  );
  const ofAnyCountry = [
    ...check(`${at}.issueDate`, issueDate, required(), isPossible),
    ...check(`${at}.issuedBy`, issuedBy, required()),
  ];
  if (isForeign(citizenship)) {
    return [...check(`${at}.number`, number, required()), ...ofAnyCountry];
  }
  return [
    ...check(`${at}.series`, series, required(), ofLength(4), digits),
    ...check(`${at}.number`, number, required(), ofLength(6), digits),
    ...ofAnyCountry,
    ...check(
      `${at}.divisionCode`,
      divisionCode,
      required(),
      textRule((code) => /^\d{3}-\d{3}$/.test(code), WRONG),
    ),
  ];
}

/** Returns whether a code names a country other than Russia. */
const isForeign = (country: string | null | undefined) => Boolean(country) && country !== 'RU';

const digits = textRule((text) => /^\d+$/.test(text), 'Значение должно быть числом');

function ofLength(length: number) {
  return textRule(
    (text) => text.length === length,
    `Значение должно состоять из ${length} символов`,
  );
}

/** Adds years to a date YYYY-MM-DD; texts in this format can be compared like dates. */
function yearsAfter(date: string, years: number): string {
  const [year = '', ...rest] = date.split('-');
  return [String(Number(year) + years).padStart(4, '0'), ...rest].join('-');
}
