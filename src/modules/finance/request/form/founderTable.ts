import { ChoiceField } from '../../../../forms/field/ChoiceField';
import { TextField } from '../../../../forms/field/TextField';
import { day } from '../../../../forms/validators/day';
import { inn, kpp, ogrn } from '../../../../forms/validators/requisites';
import { lengthIncludes, maxLength, regex } from '../../../../forms/validators/text';
import { INCORRECT, isEmpty } from '../../../../forms/validators/validator';
import { isIsoDay, moscowDay } from '../../../../lib/isoDay';
import {
  at,
  type RawEntry,
  type EntryValues,
  type FieldRule,
} from '../../../../blocks/steps/fieldTable';
import { statedKind } from '../../../../blocks/steps/statedKind';
import { codeValue, readText, textValue } from '../../../../blocks/steps/valueKinds';
import {
  country,
  digitsUpTo,
  divisionCode,
  line,
  pastDay,
  requisiteOf,
  tick,
} from './requestKinds';
import { hundredthsOf, percentOf, readShare, shownShare, WHOLE_SHARE } from './share';

/** Kinds of founders, with their labels in the form. */
export const founderTypes = { PERSON: 'Физическое лицо', COMPANY: 'Организация' } as const;

type FounderType = keyof typeof founderTypes;

const TYPES = Object.entries(founderTypes).map(([value, label]) => ({ value, label }));

const typeValue = {
  ...codeValue((code) => TYPES.find(({ value }) => value === code)?.label),
  read: (sent: unknown): FounderType => (sent === 'COMPANY' ? 'COMPANY' : 'PERSON'),
  write: (value: FounderType = 'PERSON') => value,
};
const type = statedKind(typeValue, ChoiceField, { options: TYPES });

const shareValue = {
  ...textValue,
  read: (sent: unknown) => {
    const hundredths = hundredthsOf(sent);
    return hundredths === undefined ? undefined : shownShare(hundredths);
  },
  write: (typed: string | undefined) => {
    const hundredths = readShare(typed);
    return hundredths === undefined || hundredths > WHOLE_SHARE ? null : percentOf(hundredths);
  },
};
const share = statedKind(shareValue, TextField, {
  inputMode: 'decimal',
  autoComplete: 'off',
  normalize: tidyShare,
});

function tidyShare(raw: string): string {
  const hundredths = readShare(raw);
  return hundredths === undefined ? raw.trim() : shownShare(hundredths);
}

/**
 * Returns the date `years` years later, for comparisons only: the result may be 29 February of a year without that day.
 */
function yearsAfter(date: string, years: number): string {
  const [year = '', ...rest] = date.split('-');
  return [String(Number(year) + years).padStart(4, '0'), ...rest].join('-');
}

const isOfAge: FieldRule = (value) =>
  !isIsoDay(value) ||
  (value <= yearsAfter(moscowDay(), -18) && value >= yearsAfter(moscowDay(), -100))
    ? undefined
    : 'Возраст учредителя — от 18 до 100 лет';

const isPossibleIssue: FieldRule = (value, { birthDate }) => {
  if (!isIsoDay(value)) return undefined;
  if (value > moscowDay()) return 'Дата выдачи не может быть в будущем';
  if (isIsoDay(birthDate) && value < yearsAfter(birthDate, 14)) {
    return 'Паспорт выдают не раньше 14 лет';
  }
  return undefined;
};

/** Refuses a second founder with the same ИНН, as the server does. */
const isOnlyOne: FieldRule = (value, { key }, { entries }) => {
  const first = entries.find(({ itn }) => !isEmpty(value) && itn === value);
  return first === undefined || first['key'] === key
    ? undefined
    : 'Учредитель с таким ИНН уже добавлен';
};

const hasItsLength: FieldRule = (value, { type: of }) =>
  lengthIncludes(of === 'COMPANY' ? 10 : 12)(value, {});

const isShare: FieldRule = (value) => {
  if (isEmpty(value)) return undefined;
  const hundredths = readShare(value);
  return hundredths !== undefined && hundredths > 0 && hundredths <= WHOLE_SHARE
    ? undefined
    : 'Доля — больше 0 и не больше 100 %, не более двух знаков после запятой';
};

/** Returns true for a founder from another country: such founders have other requisites and documents. */
export function isForeign({ type: of, citizenship, country: seat }: RawEntry): boolean {
  const code = readText(of === 'COMPANY' ? seat : citizenship);
  return code !== undefined && code !== 'RU';
}

const isHome = (founder: RawEntry) => !isForeign(founder);

/** Limits a rule to Russian founders. */
const atHome =
  (rule: FieldRule): FieldRule =>
  (value, founder, context) =>
    isForeign(founder) ? undefined : rule(value, founder, context);

const ofLength = (length: number) => [
  atHome(regex(/^[0-9]*$/, 'Значение должно быть числом')),
  atHome(lengthIncludes(length)),
];

const person = { of: 'PERSON', required: true, span: 'third' } as const;
const company = { of: 'COMPANY', required: true, span: 'third' } as const;
const passport = { of: 'PERSON', required: true, keep: false } as const;
/** The title of the entry already shows the value, so the summary omits it. */
const inTitle = { summary: false } as const;

/** Returns series and number of the passport as one text, for the summary. */
const passportNumber = (founder: RawEntry) =>
  ['passport.series', 'passport.number'].map((path) => readText(at(founder, path))).join('');

/** Fields of a founder. B10: a draft belongs to its user and never contains a passport. */
export const founderTable = {
  type: type({ label: 'Тип', required: true }),
  lastname: line({ label: 'Фамилия', rules: [maxLength(100)], ...person, ...inTitle }),
  firstname: line({ label: 'Имя', rules: [maxLength(100)], ...person, ...inTitle }),
  middlename: line({
    label: 'Отчество',
    rules: [maxLength(100)],
    ...person,
    required: false,
    ...inTitle,
  }),
  name: line({
    label: 'Наименование',
    rules: [maxLength(500)],
    ...company,
    span: 'whole',
    ...inTitle,
  }),
  birthDate: pastDay({ label: 'Дата рождения', rules: [day, isOfAge], ...person }),
  // The country is asked before the requisites, which depend on it.
  citizenship: country({ label: 'Гражданство', ...person }),
  country: country({ label: 'Страна', ...company }),
  itn: requisiteOf('inn')({
    label: 'ИНН',
    rules: [inn, hasItsLength, isOnlyOne],
    required: isHome,
    span: 'third',
  }),
  registrationNumber: line({
    label: 'Регистрационный номер',
    rules: [maxLength(50)],
    ...company,
    only: isForeign,
  }),
  ogrn: requisiteOf('ogrn')({
    label: 'ОГРН',
    rules: [ogrn, lengthIncludes(13)],
    ...company,
    only: isHome,
  }),
  kpp: requisiteOf('kpp')({
    label: 'КПП',
    rules: [kpp],
    ...company,
    required: false,
    only: isHome,
  }),
  'passport.series': digitsUpTo(4)({
    label: 'Серия паспорта',
    formLabel: 'Серия',
    rules: [...ofLength(4), maxLength(10)],
    ...passport,
    required: isHome,
    span: 'sixth',
    summary: { label: 'Паспорт', text: passportNumber, hidden: 'passport' },
  }),
  'passport.number': digitsUpTo(6)({
    label: 'Номер паспорта',
    formLabel: 'Номер',
    rules: [...ofLength(6), maxLength(20)],
    ...passport,
    span: 'sixth',
    summary: false,
  }),
  'passport.issueDate': pastDay({
    label: 'Дата выдачи',
    rules: [day, isPossibleIssue],
    ...passport,
    span: 'third',
    summary: { label: 'Дата выдачи паспорта' },
  }),
  'passport.divisionCode': divisionCode({
    label: 'Код подразделения',
    rules: [regex(/^\d{3}-\d{3}$/, INCORRECT)],
    ...passport,
    only: isHome,
    span: 'third',
  }),
  'passport.issuedBy': line({
    label: 'Кем выдан',
    rules: [maxLength(500)],
    ...passport,
    summary: { label: 'Кем выдан паспорт' },
  }),
  sharePercent: share({ label: 'Доля, %', rules: [isShare], required: true, span: 'third' }),
  address: line({
    label: 'Адрес',
    rules: [maxLength(1000)],
    required: true,
    span: { PERSON: 'rest', COMPANY: 'whole' },
  }),
  isPublicOfficial: tick({ label: 'Публичное должностное лицо', of: 'PERSON' }),
};

/** Returns the name of a founder; empty if there is none yet. */
export function founderName(founder: Partial<EntryValues<typeof founderTable>>): string {
  const { type: of, lastname, firstname, middlename, name = '' } = founder;
  return of === 'COMPANY' ? name : [lastname, firstname, middlename].filter(Boolean).join(' ');
}

/**
 * Returns an ИНН with its middle hidden, so that people nearby cannot read it from the screen. An incomplete ИНН is
 * returned unchanged, a missing ИНН as «не указан».
 */
export function veiledItn(itn: string | undefined): string {
  if (itn === undefined) return 'не указан';
  return itn.length < 10 ? itn : `${itn.slice(0, 4)} •••• ${itn.slice(-4)}`;
}
