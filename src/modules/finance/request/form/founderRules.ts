import { day } from '../../../../forms/validators/day';
import { required } from '../../../../forms/validators/required';
import { inn, kpp, ogrn } from '../../../../forms/validators/requisites';
import { lengthIncludes, maxLength, regex } from '../../../../forms/validators/text';
import { INCORRECT, isEmpty, type Validator } from '../../../../forms/validators/validator';
import { isIsoDay } from '../../../../lib/isoDay';
import type { founderLabels } from './fieldLabels';
import type { FounderValues } from './requestValues';
import { readShare, WHOLE_SHARE } from './share';

/** The path of a field inside a founder: `passport.series`. */
export type FounderPath = keyof typeof founderLabels;

/** What a rule may look at besides the value. */
export interface FounderAround {
  founder: FounderValues;
  founders: readonly FounderValues[];
  /** `2026-11-22` */
  today: string;
}

type FounderRule = (value: unknown, around: FounderAround) => string | undefined;

const AGE = 'Возраст учредителя — от 18 до 100 лет';
const SHARE = 'Доля — больше 0 и не больше 100 %, не более двух знаков после запятой';

/** The same day so many years later; texts of this form compare as the days do. */
function yearsAfter(date: string, years: number): string {
  const [year = '', ...rest] = date.split('-');
  return [String(Number(year) + years).padStart(4, '0'), ...rest].join('-');
}

const plain =
  (validator: Validator<string>): FounderRule =>
  (value) =>
    validator(value, {});

const isOfAge: FounderRule = (value, { today }) =>
  !isIsoDay(value) || (value <= yearsAfter(today, -18) && value >= yearsAfter(today, -100))
    ? undefined
    : AGE;

const isPossibleIssue: FounderRule = (value, { founder: { birthDate }, today }) => {
  if (!isIsoDay(value)) return undefined;
  if (value > today) return 'Дата выдачи не может быть в будущем';
  if (isIsoDay(birthDate) && value < yearsAfter(birthDate, 14)) {
    return 'Паспорт выдают не раньше 14 лет';
  }
  return undefined;
};

/** The first of two with one ИНН is right, as the server sees it. */
const isOnlyOne: FounderRule = (value, { founder, founders }) => {
  const first = founders.find(({ itn }) => !isEmpty(value) && itn === value);
  return first === undefined || first.key === founder.key
    ? undefined
    : 'Учредитель с таким ИНН уже добавлен';
};

const isShare: FounderRule = (value) => {
  if (isEmpty(value)) return undefined;
  const share = readShare(value);
  return share !== undefined && share > 0 && share <= WHOLE_SHARE ? undefined : SHARE;
};

const filled = plain(required);
const upTo = (length: number) => plain(maxLength(length));
const ofLength = (length: number) => [
  plain(regex(/^[0-9]*$/, 'Значение должно быть числом')),
  plain(lengthIncludes(length)),
];

type Rules = Readonly<Partial<Record<FounderPath, readonly FounderRule[]>>>;

const ANYBODY: Rules = {
  address: [filled, upTo(1000)],
  sharePercent: [filled, isShare],
};

const RULES: Readonly<Record<FounderValues['type'], Rules>> = {
  PERSON: {
    lastname: [filled, upTo(100)],
    firstname: [filled, upTo(100)],
    middlename: [upTo(100)],
    birthDate: [filled, plain(day), isOfAge],
    citizenship: [filled],
    itn: [filled, plain(inn), plain(lengthIncludes(12)), isOnlyOne],
    'passport.series': [filled, ...ofLength(4)],
    'passport.number': [filled, ...ofLength(6)],
    'passport.issueDate': [filled, plain(day), isPossibleIssue],
    'passport.divisionCode': [filled, plain(regex(/^\d{3}-\d{3}$/, INCORRECT))],
    'passport.issuedBy': [filled, upTo(500)],
    ...ANYBODY,
  },
  COMPANY: {
    name: [filled, upTo(500)],
    itn: [filled, plain(inn), plain(lengthIncludes(10)), isOnlyOne],
    ogrn: [filled, plain(ogrn), plain(lengthIncludes(13))],
    kpp: [plain(kpp)],
    country: [filled],
    ...ANYBODY,
  },
};

function valueAt(founder: FounderValues, path: string): unknown {
  const [name, inner] = path.split('.');
  if (name === 'passport') {
    const { passport = {} } = founder;
    return Object.entries(passport).find(([field]) => field === inner)?.[1];
  }
  return Object.entries(founder).find(([field]) => field === name)?.[1];
}

function firstBroken(
  rules: readonly FounderRule[] | undefined,
  path: string,
  around: FounderAround,
): string | undefined {
  const value = valueAt(around.founder, path);
  for (const rule of rules ?? []) {
    const message = rule(value, around);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** The message of the first rule that one field of a founder breaks. */
export function founderError(path: FounderPath, around: FounderAround): string | undefined {
  return firstBroken(RULES[around.founder.type][path], path, around);
}

/** Everything that is wrong with a founder, by path; in the order of the fields. */
export function founderErrors(around: FounderAround): Map<string, string> {
  const errors = new Map<string, string>();
  for (const [path, rules] of Object.entries(RULES[around.founder.type])) {
    const message = firstBroken(rules, path, around);
    if (message !== undefined) errors.set(path, message);
  }
  return errors;
}
