import type { SearchFilter } from '../../api/endpoints/user';
import type { Statuses } from '../../domain/statuses/status';
import { endOfDay, startOfDay } from '../../lib/moscow';
import { kopeksOf } from '../../lib/typedKopeks';
import {
  isPeriodPreset,
  presetDays,
  readIsoDay,
  type DayRange,
  type PeriodPreset,
} from './periods';
import { labelNumber } from './labelNumber';
import { isSumText, listedField, searchedField, type SearchField } from './searchedField';
import { leftOutOf, listOf, listText } from './searchedList';

/** A value to choose, and what the customer reads. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Statuses as values to choose. */
export function statusOptions(statuses: Statuses): FilterOption[] {
  return Object.entries(statuses).map(([value, { label }]) => ({ value, label }));
}

/** How a filter looks: its control and its chip. */
interface FilterLook {
  /** Name of its control; a filter without one is set by views and tiles only, and has no chip. */
  readonly label?: string | undefined;
  /** Of a search; the label by default. */
  readonly placeholder?: string | undefined;
  /** Of a period: its days are past ones, and none ahead is offered. */
  readonly isPast?: boolean | undefined;
  /** Of one or several choices; what only the server knows comes from the screen (`withOptions`). */
  readonly options?: readonly FilterOption[] | undefined;
  /** Of a list: where its values were looked for, « среди накладных». */
  readonly listedIn?: ((field: string) => string) | undefined;
}

/** A filter of a registry: its control, its place in the address and what it asks of the server. */
export interface FilterKind<Value> extends FilterLook {
  readonly kind: 'search' | 'text' | 'period' | 'choices' | 'choice' | 'kopeks' | 'flag';
  /** The value that the address holds; null where it holds none that can be read. */
  read(texts: readonly string[]): Value | null;
  /** The value as the address holds it. */
  write(value: Value): readonly string[];
  /** The conditions of the search, all of which must hold. */
  conditions(value: Value, now: Date): readonly SearchFilter[];
  /** Of a search: the conditions of the value as a plain text, where it looks like a sum. */
  asText?(value: Value, now: Date): readonly SearchFilter[];
}

/** Filters of a registry by their names in the address. */
export type FilterKinds = Readonly<Record<string, FilterKind<unknown>>>;

/** The value of a filter. */
type FilterValue<Kind> = Kind extends FilterKind<infer Value> ? Value : never;

/** Values of some of the filters of a registry. */
export type FilterValues<Filters extends FilterKinds> = {
  readonly [Name in keyof Filters]?: FilterValue<Filters[Name]>;
};

/** A preset that moves with the calendar, or days. */
export interface PeriodValue extends DayRange {
  preset?: PeriodPreset | undefined;
}

/** Sums in kopeks from and to, both included; an end may be open. */
export interface KopeksRange {
  from?: number | undefined;
  to?: number | undefined;
}

/** The longest text that is looked for. */
const LONGEST_TEXT = 200;

const first = (texts: readonly string[]) => texts[0] ?? '';

interface TextFilterOptions<Field extends string> extends FilterLook {
  fields: readonly SearchField<Field>[];
}

/**
 * A text typed in the panel of filters, looked for in the one of `fields` that it looks like
 * (`searchedField`): the conditions of a search must all hold, so that it cannot be "in this field
 * or in that".
 */
export function textFilter<Field extends string>({
  fields,
  ...look
}: TextFilterOptions<Field>): FilterKind<string> {
  return {
    ...look,
    kind: 'text',
    read: (texts) => first(texts).replaceAll('\n', ' ').trim().slice(0, LONGEST_TEXT) || null,
    write: (text) => [text],
    conditions: (text) => {
      const value = labelNumber(text);
      const field = searchedField(value, fields);
      return field === null ? [] : [{ field, value, operation: 'LIKE' }];
    },
  };
}

interface SearchFilterOptions<Field extends string> extends TextFilterOptions<Field> {
  /** The field that a text written as a sum is compared with. */
  sum?: Field;
}

/**
 * The search of the toolbar, which saved views leave out (rule K3): a text as `textFilter` looks for
 * it, a sum, or a list of numbers or ИНН (`searchedList.ts`).
 */
export function searchFilter<Field extends string>({
  sum,
  ...options
}: SearchFilterOptions<Field>): FilterKind<string> {
  const text = textFilter(options);
  return {
    ...text,
    kind: 'search',
    asText: (value, now) => text.conditions(value, now),
    read: (texts) => {
      const list = listOf(first(texts));
      if (list === null) return text.read(texts);
      return listText({ values: list, leftOut: leftOutOf(first(texts)) });
    },
    conditions: (value, now) => {
      const list = listOf(value);
      const listed = list && listedField(list, options.fields);
      if (listed) return [{ field: listed, value: [...list], operation: 'IN' }];
      const kopeks = sum !== undefined && isSumText(value) ? kopeksOf(value) : undefined;
      if (sum !== undefined && kopeks !== undefined) {
        return [{ field: sum, value: kopeks, operation: 'EQ' }];
      }
      return text.conditions(value, now);
    },
  };
}

interface FieldFilterOptions<Field extends string> extends FilterLook {
  field: Field;
}

interface PeriodFilterOptions<Field extends string> extends FieldFilterOptions<Field> {
  /** The field holds moments: a day is asked for from its first to its last one in Moscow. */
  ofMoments?: boolean;
}

/** Days in `field`, as a preset or from and to: `period=this-month`, `period=2026-11-01..2026-11-30`. */
export function periodFilter<Field extends string>({
  field,
  ofMoments = false,
  ...look
}: PeriodFilterOptions<Field>): FilterKind<PeriodValue> {
  return {
    ...look,
    kind: 'period',
    read: (texts) => {
      const text = first(texts);
      if (isPeriodPreset(text)) return { preset: text };
      const [from, to] = text.split('..').map(readIsoDay);
      return from === undefined && to === undefined ? null : { from, to };
    },
    write: ({ preset, from = '', to = '' }) => {
      if (preset !== undefined) return [preset];
      return from === '' && to === '' ? [] : [`${from}..${to}`];
    },
    conditions: ({ preset, ...days }, now) => {
      const { from, to }: DayRange = preset === undefined ? days : presetDays(preset, now);
      return ofMoments
        ? rangeConditions(field, from && startOfDay(from), to && endOfDay(to))
        : rangeConditions(field, from, to);
    },
  };
}

/** Several values of `field`, one of which a row must have. */
export function choicesFilter<Field extends string>({
  field,
  ...look
}: FieldFilterOptions<Field>): FilterKind<readonly string[]> {
  return {
    ...look,
    kind: 'choices',
    read: (texts) => {
      const values = [...new Set(texts.filter((text) => text !== ''))];
      return values.length === 0 ? null : values;
    },
    write: (values) => values,
    conditions: (values) =>
      values.length === 0 ? [] : [{ field, value: [...values], operation: 'IN' }],
  };
}

/** One value of `field`. */
export function choiceFilter<Field extends string>({
  field,
  ...look
}: FieldFilterOptions<Field>): FilterKind<string> {
  return {
    ...look,
    kind: 'choice',
    read: (texts) => first(texts) || null,
    write: (value) => [value],
    conditions: (value) => [{ field, value, operation: 'EQ' }],
  };
}

interface YesNoFilterOptions<Field extends string> {
  field: Field;
  label: string;
  names: Readonly<Record<'yes' | 'no', string>>;
}

/** Yes or no in a field that is true or false, named in the order of the choice: `insured=yes`. */
export function yesNoFilter<Field extends string>({
  field,
  label,
  names,
}: YesNoFilterOptions<Field>): FilterKind<string> {
  const options = Object.entries(names).map(([value, name]) => ({ value, label: name }));
  return {
    ...choiceFilter({ field, label, options }),
    read: (texts) => options.find(({ value }) => value === first(texts))?.value ?? null,
    conditions: (value) => [{ field, value: value === 'yes', operation: 'EQ' }],
  };
}

const readKopeks = (text: string | undefined) =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** A sum of `field` in kopeks: `amount=100000..5000000`. */
export function kopeksFilter<Field extends string>({
  field,
  ...look
}: FieldFilterOptions<Field>): FilterKind<KopeksRange> {
  return {
    ...look,
    kind: 'kopeks',
    read: (texts) => {
      const [from, to] = first(texts).split('..').map(readKopeks);
      return from === undefined && to === undefined ? null : { from, to };
    },
    write: ({ from, to }) =>
      from === undefined && to === undefined ? [] : [`${from ?? ''}..${to ?? ''}`],
    conditions: ({ from, to }) => rangeConditions(field, from, to),
  };
}

interface FlagFilterOptions<Field extends string> {
  filters: (now: Date) => readonly (SearchFilter & { field: Field })[];
  label?: string;
}

/** On or off; `filters` are the conditions of on, made anew for the day. */
export function flagFilter<Field extends string>({
  filters,
  label,
}: FlagFilterOptions<Field>): FilterKind<true> {
  return {
    label,
    kind: 'flag',
    read: (texts) => (first(texts) === 'on' ? true : null),
    write: () => ['on'],
    conditions: (_value, now) => filters(now),
  };
}

function rangeConditions(
  field: string,
  from: string | number | undefined,
  to: string | number | undefined,
): readonly SearchFilter[] {
  const conditions: SearchFilter[] = [];
  if (from !== undefined) conditions.push({ field, value: from, operation: 'GE' });
  if (to !== undefined) conditions.push({ field, value: to, operation: 'LE' });
  return conditions;
}
