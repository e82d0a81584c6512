import { weakMapMemoize } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { bindAll, type FieldsOf } from '../../forms/description/defineForm';
import {
  fieldKind,
  type BoundField,
  type FieldSpec,
  type FieldWords,
  type Named,
} from '../../forms/description/fieldKind';
import type { Validator } from '../../forms/validators/validator';
import { fieldsOf } from '../../lib/fieldsOf';
import { moscowDay } from '../../lib/isoDay';
import { at, fieldError, isFieldOf, type FieldTable, type StatedField } from './fieldTable';
import type { ValueKind } from './valueKinds';

type Row = Omit<StatedField, 'kind'>;

/** Texts that a row passes to its input. */
type InputWords = Omit<FieldWords, 'hint'>;

/** Properties that a kind adds to a row: the conversion of its values, and their input. */
type Worded<Kind extends ValueKind<unknown, unknown>, Own extends object> = FieldSpec<
  NonNullable<ReturnType<Kind['read']>>,
  BoundField<Own>,
  never
> & { kind: Kind };

/**
 * Returns a function that creates table rows for a kind of value and its input: `line({ label: 'Город' })`. `fieldKind`
 * does the same for a form whose values stay as typed.
 *
 * @param given props of the input that a row cannot set
 */
export function statedKind<Kind extends ValueKind<unknown, unknown>, Own extends object>(
  kind: Kind,
  Input: (props: Named<Own>) => ReactNode,
  given: Omit<Own, keyof InputWords> & Partial<Own>,
): <const Stated extends Row>(row: Stated) => Stated & Worded<Kind, Own>;
export function statedKind(
  kind: object,
  Input: (props: Named<InputWords>) => ReactNode,
  given: object,
): (row: Row) => object {
  const input = fieldKind<unknown, InputWords>(Input);
  return (row) => ({
    keep: true,
    ...row,
    kind,
    bind: (name: string, place = '') => {
      const { label, formLabel = label, required } = row;
      // `required` must be undefined, not false, because an input may have its own rule: a БИК rejects an empty field
      // itself.
      const words = { label: formLabel, required: required === true || undefined };
      return input({ ...words, validate: ruleAt(row, place), ...given }).bind(name);
    },
  });
}

/** Returns a validator for a row's field, in the entry at a path of the form: `paymentDetails`, `founders.0`. */
function ruleAt(row: Row, place: string): Validator<string> {
  return (value, values) => {
    const held = at(values, place);
    const list = at(values, place.replace(/\.\d+$/, ''));
    const isListed = Array.isArray(list);
    if (isListed && held === undefined) return undefined; // The entry was removed a moment ago.
    const entry = fieldsOf(held);
    if (!isFieldOf(row, entry)) return undefined;
    const entries = isListed ? list.map(fieldsOf) : [entry];
    return fieldError(row, value, entry, { entries, today: moscowDay() });
  };
}

/**
 * Returns the field components of the entry at a path of the form (`paymentDetails`, `founders.0`), by their path
 * inside the entry. Memoized by path.
 */
export function inputsAt<Table extends FieldTable>(table: Table, place: string): FieldsOf<Table>;
export function inputsAt(table: FieldTable, place: string): object {
  return inputsOnce(table, place);
}

const inputsOnce = weakMapMemoize((table: FieldTable, place: string) => bindAll(table, place));
