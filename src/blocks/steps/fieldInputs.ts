import { bindAll, type FieldsOf } from '../../forms/description/defineForm';
import type { Validator } from '../../forms/validators/validator';
import { fieldsOf } from '../../lib/fieldsOf';
import { moscowDay } from '../../lib/isoDay';
import {
  at,
  fieldError,
  isFieldOf,
  type Bag,
  type BindableInput,
  type FieldTable,
  type TableField,
} from './fieldTable';

/**
 * The fields of a list whose entries the customer adds and removes: `founders.0.itn`. An entry is
 * described once, by its place, so that a rule can look at its neighbours; its components are
 * made once for each place, and typing never makes them anew.
 *
 * @param describe the fields of the entry at this place, counted from 0
 */
function listFields<Specs>(
  list: string,
  describe: (index: number) => Specs,
): (index: number) => FieldsOf<Specs> {
  const places = new Map<number, FieldsOf<Specs>>();
  return (index) => {
    const known = places.get(index);
    if (known) return known;
    const made = bindAll(describe(index), `${list}.${index}.`);
    places.set(index, made);
    return made;
  };
}

type InputsOf<Table extends FieldTable> = {
  readonly [Key in keyof Table]: ReturnType<ReturnType<Table[Key]['kind']['input']>['bind']>;
};

function inputOf(path: string, field: TableField, entriesIn: EntriesIn): BindableInput {
  const { kind, label, formLabel = label, required } = field;
  const validate: Validator<string> = (_value, values) => {
    const { entry, entries } = entriesIn(values);
    if (entry === undefined || !isFieldOf(field, entry)) return undefined;
    return fieldError(field, at(entry, path), entry, { entries, today: moscowDay() });
  };
  // What the table does not say, the input may know: a БИК refuses an empty field by its own rule.
  return kind.input({ label: formLabel, required: required === true || undefined, validate });
}

type EntriesIn = (values: Bag) => { entry: Bag | undefined; entries: readonly Bag[] };

function inputsOf(table: FieldTable, entriesIn: EntriesIn): Record<string, BindableInput> {
  return Object.fromEntries(
    Object.entries(table).map(([path, field]) => [path, inputOf(path, field, entriesIn)]),
  );
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
  return listFields(list, (index) =>
    inputsOf(table, (values) => {
      const entries = Array.isArray(values[list]) ? values[list].map(fieldsOf) : [];
      return { entry: entries[index], entries };
    }),
  );
}

/** The fields of a part of the form that is one entry, as components by the paths inside it. */
export function partInputs<Table extends FieldTable>(table: Table, part: string): InputsOf<Table>;
export function partInputs(table: FieldTable, part: string): object {
  const inputs = inputsOf(table, (values) => {
    const entry = fieldsOf(values[part]);
    return { entry, entries: [entry] };
  });
  return bindAll(inputs, `${part}.`);
}
