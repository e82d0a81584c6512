import { getIn, setIn } from 'final-form';
import type { ReactNode } from 'react';
import type { FieldWords, Named } from '../../forms/description/fieldKind';
import { required as requiredRule } from '../../forms/validators/validator';
import type { DraftShape } from '../drafts/draftShape';
import type { ValueKind } from './valueKinds';

/** Values of one entry; an entry is a group of fields, such as a founder. */
export type RawEntry = Readonly<Record<string, unknown>>;

/** Data that a rule may use besides the value and its entry. */
export interface RuleContext {
  /** All entries of the list; this entry alone if there is no list. */
  entries: readonly RawEntry[];
}

/**
 * Returns an error message if the value is invalid. A `Validator` of the forms is also a rule; it gets the entry as the
 * form's values.
 */
export type FieldRule<Context = RuleContext> = (
  value: unknown,
  entry: Record<string, unknown>,
  context: Context,
) => string | undefined;

/** Texts of a field in a summary, if they differ from its label and value. */
export interface FieldSummary {
  label?: string;
  /** Returns the text to show instead of the value, for example the values of several fields in one row. */
  text?: (entry: RawEntry) => string;
  /** Kind of number of which only the last digits are shown. */
  hidden?: 'account' | 'passport';
}

export type EntryCondition = (entry: RawEntry) => boolean;

/** One field, described once for rules, drafts, calls and summaries. */
export interface StatedField<Context = RuleContext> {
  label: string;
  kind: ValueKind<unknown, unknown>;
  /** Rules checked after `required`; the field shows the message of the first broken one. */
  rules?: readonly FieldRule<Context>[];
  /** True to mark the field with an asterisk and refuse an empty value; a condition limits this to some entries. */
  required?: boolean | EntryCondition;
  /** The only entry type that has this field; by default all types have it. */
  of?: string;
  /** Condition that an entry of this type must meet to have the field. */
  only?: EntryCondition;
  /** False for a field that is never stored in the browser. */
  keep?: boolean;
  /** False if the title of the entry already shows the field. */
  summary?: false | FieldSummary;
  /** Short label below a heading: «Серия» under «Паспорт». */
  formLabel?: string;
  /** Width of the field as a share of the line; the whole line by default and on a phone. */
  span?: Span | Readonly<Record<string, Span>>;
}

/** Fields by their paths in an entry (`passport.series`), in the order of the form. */
export type StatedFields<Context = never> = Readonly<Record<string, StatedField<Context>>>;

export type Span = 'sixth' | 'third' | 'rest' | 'whole';

/** Texts and rule that a field passes to its input. */
export type InputWords = Omit<FieldWords, 'hint'>;

export type StatedInput = (props: Named<InputWords>) => ReactNode;

/** A table of fields with their inputs, for `EntryFields`; `statedKind` creates its rows. */
export type FieldTable = Readonly<Record<string, StatedField & { Input: StatedInput }>>;

type Held<Field extends StatedField<never>> = ReturnType<Field['kind']['read']>;
type Sent<Field extends StatedField<never>> = ReturnType<Field['kind']['write']>;
type Plain<Key> = Key extends `${string}.${string}` ? never : Key;
type GroupOf<Key> = Key extends `${infer Group}.${string}` ? Group : never;
type Inside<Key, Group extends string> = Key extends `${Group}.${infer Name}` ? Name : never;

/** Values of an entry in the form; empty fields are absent. */
export type EntryValues<Table extends StatedFields> = {
  [Key in keyof Table as undefined extends Held<Table[Key]> ? never : Plain<Key>]: Held<Table[Key]>;
} & {
  [Key in keyof Table as undefined extends Held<Table[Key]> ? Plain<Key> : never]?: Held<
    Table[Key]
  >;
} & {
  [Group in GroupOf<keyof Table>]?:
    | {
        [Key in keyof Table as Inside<Key, Group>]?: Held<Table[Key]>;
      }
    | undefined;
};

/** An entry for the server: null for empty fields, without the fields of other entry types. */
export type EntrySent<Table extends StatedFields> = {
  [Key in keyof Table as Table[Key] extends { of: string } ? never : Plain<Key>]: Sent<Table[Key]>;
} & {
  [Key in keyof Table as Table[Key] extends { of: string } ? Plain<Key> : never]?: Sent<Table[Key]>;
} & {
  [Group in GroupOf<keyof Table>]?:
    | {
        [Key in keyof Table as Inside<Key, Group>]: Sent<Table[Key]>;
      }
    | null;
};

/** Returns the value at a path of an entry. */
export function at(entry: unknown, path: string): unknown {
  return typeof entry === 'object' && entry !== null ? getIn(entry, path) : undefined;
}

const groupOf = (path: string) =>
  path.includes('.') ? path.slice(0, path.indexOf('.')) : undefined;

/** Returns true if the entry has the field, according to its type and condition. */
export function isFieldOf(
  { of, only }: Pick<StatedField, 'of' | 'only'>,
  entry: RawEntry,
): boolean {
  return (of === undefined || of === entry['type']) && (only === undefined || only(entry));
}

export function isRequiredOf(
  { required }: Pick<StatedField, 'required'>,
  entry: RawEntry,
): boolean {
  return typeof required === 'function' ? required(entry) : required === true;
}

function fieldsOfEntry<Field extends StatedField<never>>(
  table: Readonly<Record<string, Field>>,
  entry: RawEntry,
): [string, Field][] {
  return Object.entries(table).filter(([, field]) => isFieldOf(field, entry));
}

/** Returns the form values of an entry that the server has sent; invalid values are omitted. */
export function readEntry<Table extends StatedFields>(
  table: Table,
  sent: unknown,
): EntryValues<Table>;
export function readEntry(table: StatedFields, sent: unknown): object {
  return Object.entries(table).reduce<object>((entry, [path, { kind }]) => {
    const value = kind.read(at(sent, path));
    return value === undefined ? entry : setIn(entry, path, value);
  }, {});
}

/** Returns an entry for the server: the fields of its type; null for an empty group. */
export function writeEntry<Table extends StatedFields>(
  table: Table,
  entry: EntryValues<Table>,
): EntrySent<Table>;
export function writeEntry(table: StatedFields, entry: RawEntry): object {
  return fieldsOfEntry(table, entry).reduce<object>((sent, [path, { kind }]) => {
    const group = groupOf(path);
    if (group !== undefined && entry[group] === undefined) return setIn(sent, group, null);
    const value = kind.write(at(entry, path));
    return value === undefined ? sent : setIn(sent, path, value);
  }, {});
}

/** Returns the draft shape of an entry: all fields except those with `keep: false`. */
export function draftShapeOf<Table extends StatedFields>(
  table: Table,
): DraftShape<EntryValues<Table>>;
export function draftShapeOf(table: StatedFields): object {
  return Object.entries(table).reduce<object>(
    (shape, [path, { kind, keep }]) => (keep === false ? shape : setIn(shape, path, kind.shape)),
    {},
  );
}

/** Returns the error messages of an entry, in the order of the fields. A key is `prefix` and the path of a field. */
export function entryErrors<Context>(
  table: StatedFields<Context>,
  entry: RawEntry,
  context: Context,
  prefix = '',
): Map<string, string> {
  const errors = new Map<string, string>();
  for (const [path, field] of fieldsOfEntry(table, entry)) {
    const message = fieldError(field, at(entry, path), entry, context);
    if (message !== undefined) errors.set(prefix + path, message);
  }
  return errors;
}

/** Returns the message of the first rule that the field's value breaks; undefined if it breaks none. */
export function fieldError<Context>(
  field: Pick<StatedField<Context>, 'rules' | 'required'>,
  value: unknown,
  entry: RawEntry,
  context: Context,
): string | undefined {
  const values = { ...entry };
  const { rules = [] } = field;
  for (const rule of isRequiredOf(field, entry) ? [requiredRule, ...rules] : rules) {
    const message = rule(value, values, context);
    if (message !== undefined) return message;
  }
  return undefined;
}

export function labelIn(table: StatedFields, path: string): string | undefined {
  return Object.hasOwn(table, path) ? table[path]?.label : undefined;
}

export function shownIn(table: StatedFields, path: string, value: unknown): string | undefined {
  return Object.hasOwn(table, path) ? table[path]?.kind.shown(value) : undefined;
}

export interface SummaryRow {
  key: string;
  label: string;
  value: string;
  /** ISO instant, shown after the value. */
  when?: string;
  hidden?: FieldSummary['hidden'];
}

/** Returns the summary rows of an entry, without rows for groups that the entry lacks. */
export function summaryRows(table: StatedFields, entry: RawEntry): SummaryRow[] {
  return fieldsOfEntry(table, entry).flatMap(([path, field]) => {
    const { label, kind, summary = {} } = field;
    const group = groupOf(path);
    if (summary === false || (group !== undefined && entry[group] === undefined)) return [];
    const text = summary.text?.(entry);
    const isEmpty = text === undefined ? kind.read(at(entry, path)) === undefined : text === '';
    return [
      {
        key: path,
        label: summary.label ?? label,
        value: text || kind.shown(at(entry, path)),
        ...(summary.hidden && !isEmpty && { hidden: summary.hidden }),
      },
    ];
  });
}
