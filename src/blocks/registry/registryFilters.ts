import type { SearchFilter } from '../../api/endpoints/user';
import { endOfDay, startOfDay } from '../../lib/moscow';
import {
  isPeriodPreset,
  presetDays,
  readIsoDay,
  type DayRange,
  type PeriodPreset,
} from './periods';
import { searchedField, type SearchField } from './searchedField';

/** What a filter of a registry is made of: its place in the address and what it asks of the server. */
export interface FilterKind<Value> {
  readonly kind: 'search' | 'period' | 'choices' | 'choice' | 'kopeks' | 'flag';
  /** The value that the address holds; null where it holds none that can be read. */
  read(texts: readonly string[]): Value | null;
  /** The value as the address holds it. */
  write(value: Value): readonly string[];
  /** The conditions of the search, all of which must hold. */
  conditions(value: Value, now: Date): readonly SearchFilter[];
}

/** Filters of a registry by their names in the address. */
export type FilterKinds = Readonly<Record<string, FilterKind<unknown>>>;

/** The value of a filter. */
export type FilterValue<Kind> = Kind extends FilterKind<infer Value> ? Value : never;

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

/**
 * A text, looked for in the one of `fields` that it looks like (`searchedField`): the conditions of a
 * search must all hold, so that it cannot be "in this field or in that".
 */
export function searchFilter(options: { fields: readonly SearchField[] }): FilterKind<string> {
  return {
    kind: 'search',
    read: (texts) => first(texts).trim().slice(0, LONGEST_TEXT) || null,
    write: (text) => [text],
    conditions: (text) => {
      const field = searchedField(text, options.fields);
      return field === null ? [] : [{ field, value: text.trim(), operation: 'LIKE' }];
    },
  };
}

interface PeriodFilterOptions {
  field: string;
  /** The field holds moments: a day is asked for from its first to its last one in Moscow. */
  ofMoments?: boolean;
}

/** Days in `field`, as a preset or from and to: `period=this-month`, `period=2026-11-01..2026-11-30`. */
export function periodFilter({
  field,
  ofMoments = false,
}: PeriodFilterOptions): FilterKind<PeriodValue> {
  return {
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
export function choicesFilter({ field }: { field: string }): FilterKind<readonly string[]> {
  return {
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
export function choiceFilter({ field }: { field: string }): FilterKind<string> {
  return {
    kind: 'choice',
    read: (texts) => first(texts) || null,
    write: (value) => [value],
    conditions: (value) => [{ field, value, operation: 'EQ' }],
  };
}

/** Yes or no in a field that is true or false: `insured=yes`. */
export function yesNoFilter({ field }: { field: string }): FilterKind<string> {
  return {
    kind: 'choice',
    read: (texts) => (first(texts) === 'yes' || first(texts) === 'no' ? first(texts) : null),
    write: (value) => [value],
    conditions: (value) => [{ field, value: value === 'yes', operation: 'EQ' }],
  };
}

const readKopeks = (text: string | undefined) =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** A sum of `field` in kopeks: `amount=100000..5000000`. */
export function kopeksFilter({ field }: { field: string }): FilterKind<KopeksRange> {
  return {
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

/** On or off; `filters` are the conditions of on, told anew on each day. */
export function flagFilter(options: {
  filters: (now: Date) => readonly SearchFilter[];
}): FilterKind<true> {
  return {
    kind: 'flag',
    read: (texts) => (first(texts) === 'on' ? true : null),
    write: () => ['on'],
    conditions: (_value, now) => options.filters(now),
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
