import type { ReactNode } from 'react';
import type { Named } from '../../forms/description/fieldKind';
import { fieldsOf } from '../../lib/fieldsOf';
import {
  at,
  fieldError,
  isFieldOf,
  type InputWords,
  type RuleContext,
  type StatedField,
  type StatedFields,
  type StatedInput,
} from './fieldTable';
import { useSteps } from './stepsContext';
import type { ValueKind } from './valueKinds';

type Row = Omit<StatedField, 'kind'>;

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
): <const Stated extends Row>(row: Stated) => Stated & { kind: Kind; Input: StatedInput };
export function statedKind(kind: object, Input: StatedInput, given: object): (row: Row) => object {
  const GivenInput: StatedInput = (props) => <Input {...given} {...props} />;
  return (row) => ({ ...row, kind, Input: GivenInput });
}

/**
 * Returns a function that returns name, label and rule of a field for its input. The rule checks the entry at `place`
 * of the open form (`paymentDetails`, `founders.0`); the form itself by default.
 */
export function useStatedField<Table extends StatedFields>(
  table: Table,
  place?: string,
): (path: keyof Table & string) => Named<InputWords>;
export function useStatedField(table: StatedFields<RuleContext>, place = '') {
  const { around } = useSteps<unknown, RuleContext>();
  return (path: string): Named<InputWords> => {
    const field: Partial<StatedField> = table[path] ?? {};
    const { label = '', formLabel = label, required } = field;
    return {
      name: place === '' ? path : `${place}.${path}`,
      label: formLabel,
      // Must be undefined, not false, because an input may have its own rule: a БИК rejects an empty field itself.
      required: required === true || undefined,
      validate: (value, values) => {
        const held = at(values, place);
        const list = at(values, place.replace(/\.\d+$/, ''));
        const isListed = Array.isArray(list);
        if (isListed && held === undefined) return undefined; // The entry was removed a moment ago.
        const entry = fieldsOf(held);
        if (!isFieldOf(field, entry)) return undefined;
        const entries = isListed ? list.map(fieldsOf) : [entry];
        return fieldError(field, value, entry, { ...around, entries });
      },
    };
  };
}
