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

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export function statusOptions(statuses: Statuses): FilterOption[] {
  return Object.entries(statuses).map(([value, { label }]) => ({ value, label }));
}

/** Appearance of a filter: the control and the chip. */
interface FilterLook {
  /** Label of the control. A filter without a label has neither control nor chip; views and tiles set it. */
  readonly label?: string | undefined;
  /** Placeholder of a search field; the label by default. */
  readonly placeholder?: string | undefined;
  /** True for a period of past events: presets in the future are not offered. */
  readonly isPast?: boolean | undefined;
  /**
   * Options of a choice; undefined if only the server knows them, and the screen then provides them (`withOptions`).
   */
  readonly options?: readonly FilterOption[] | undefined;
  /** Returns the end of the note about missing values of a pasted list, by the searched field: « среди накладных». */
  readonly listedIn?: ((field: string) => string) | undefined;
}

/** A filter of a registry: its control, its value in the address, and its conditions for the server. */
export interface FilterKind<Value> extends FilterLook {
  readonly kind: 'search' | 'text' | 'period' | 'choices' | 'choice' | 'kopeks' | 'flag';
  /** Reads the value from the address; null if there is no valid one. */
  read(texts: readonly string[]): Value | null;
  /** Returns the texts that represent the value in the address. */
  write(value: Value): readonly string[];
  /** Returns the value's conditions for the search request; all of them must hold. */
  conditions(value: Value, now: Date): readonly SearchFilter[];
  /**
   * For a search field: returns the conditions that search for the value as plain text, even if it looks like a sum.
   */
  asText?(value: Value, now: Date): readonly SearchFilter[];
}

/** Filters of a registry by name; the address uses the same names. */
export type FilterKinds = Readonly<Record<string, FilterKind<unknown>>>;

type FilterValue<Kind> = Kind extends FilterKind<infer Value> ? Value : never;

/** Values of a registry's filters, by name; a filter that is not set is absent. */
export type FilterValues<Filters extends FilterKinds> = {
  readonly [Name in keyof Filters]?: FilterValue<Filters[Name]>;
};

/** A preset relative to today, or fixed days; the period dialog also fills in the days of a preset. */
export interface PeriodValue extends DayRange {
  preset?: PeriodPreset | undefined;
}

/** Limits of a sum in kopeks, both included; a missing one is unlimited. */
export interface KopeksRange {
  from?: number | undefined;
  to?: number | undefined;
}

/** Maximum length of a text in the address, because servers refuse long addresses. */
const LONGEST_TEXT = 200;

const first = (texts: readonly string[]) => texts[0] ?? '';

interface TextFilterOptions<Field extends string> extends FilterLook {
  fields: readonly SearchField<Field>[];
}

/**
 * Creates a text filter of the panel. It searches in a single field, the one that fits the text (`searchedField`): the
 * server combines conditions with «and», so it cannot search in one field or another.
 */
export function textFilter<Field extends string>({
  fields,
  ...look
}: TextFilterOptions<Field>): FilterKind<string> {
  return {
    ...look,
    kind: 'text',
    read: (texts) => first(texts).replaceAll('\n', ' ').trim().slice(0, LONGEST_TEXT) || null,
    write: (text) => [text.slice(0, LONGEST_TEXT)],
    conditions: (text) => {
      const value = labelNumber(text);
      const field = searchedField(value, fields);
      return field === null ? [] : [{ field, value, operation: 'LIKE' }];
    },
  };
}

interface SearchFilterOptions<Field extends string> extends TextFilterOptions<Field> {
  /** Field to compare with a text written as a sum. */
  sum?: Field;
}

/**
 * Creates the search of the toolbar. It accepts a text like `textFilter`, a sum, or a list of numbers or ИНН
 * (`searchedList.ts`). Saved views do not contain the search (rule K3: columns and saved views are kept on the device).
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
    write: (value) => (listOf(value) === null ? text.write(value) : [value]),
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
  /** True if the field contains instants instead of days; a day then lasts from its start to its end in Moscow. */
  ofMoments?: boolean;
}

/**
 * Creates a filter of `field` by a period, which is a preset or a range of days:
 * `period=this-month`, `period=2026-11-01..2026-11-30`.
 */
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

/** Creates a filter by several values of `field`; a row must have one of them. */
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

/** Creates a yes/no filter of a boolean field (`insured=yes`); its options have the order of `names`. */
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

/** Creates a filter by a sum of `field` in kopeks: `amount=100000..5000000`. */
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

/** Creates an on/off filter; `filters` returns the conditions while it is on. They may depend on the current day. */
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
