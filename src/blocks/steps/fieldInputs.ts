import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Validator } from '../../forms/validators/validator';
import { fieldsOf } from '../../lib/fieldsOf';
import { moscowDay } from '../../lib/isoDay';
import { at, fieldError, isFieldOf, type Bag, type FieldTable } from './fieldTable';

type InputsOf<Table extends FieldTable> = {
  readonly [Key in keyof Table]: ReturnType<ReturnType<Table[Key]['kind']['input']>['bind']>;
};

/** The inputs of one entry under `prefix`; their rules see `entriesIn` the values of the form. */
function bindEntry(
  table: FieldTable,
  prefix: string,
  entriesIn: (values: Bag) => readonly unknown[],
  index = 0,
): object {
  const bound = Object.entries(table).map(([path, field]) => {
    const { kind, label, formLabel = label, required } = field;
    const validate: Validator<string> = (_value, values) => {
      const entries = entriesIn(values).map(fieldsOf);
      const entry = entries[index];
      if (entry === undefined || !isFieldOf(field, entry)) return undefined;
      return fieldError(field, at(entry, path), entry, { entries, today: moscowDay() });
    };
    // What the table does not say, the input may know: a БИК refuses an empty field by its own rule.
    const words = { label: formLabel, required: required === true || undefined, validate };
    return [path, kind.input(words).bind(`${prefix}.${path}`)] as const;
  });
  return Object.fromEntries(bound);
}

/**
 * The fields of the entries of a list, as components by the paths inside an entry; made once for each
 * place of the list, counted from 0.
 */
export function listInputs<Table extends FieldTable>(
  table: Table,
  list: string,
): (index: number) => InputsOf<Table>;
export function listInputs(table: FieldTable, list: string): (index: number) => object {
  const entriesIn = ({ [list]: entries }: Bag) => (Array.isArray(entries) ? entries : []);
  return weakMapMemoize((index: number) => bindEntry(table, `${list}.${index}`, entriesIn, index));
}

/** The fields of a part of the form that is one entry, as components by the paths inside it. */
export function partInputs<Table extends FieldTable>(table: Table, part: string): InputsOf<Table>;
export function partInputs(table: FieldTable, part: string): object {
  return bindEntry(table, part, (values) => [values[part]]);
}
