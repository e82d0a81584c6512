import { unknownFields } from '../controlInput';
import { isRecord } from '../core/record';
import type { Database } from '../db';
import type { World } from '../world';
import { SeedError, text, derived, type Field, type Making, type Otherwise } from './fields';

interface Entity {
  readonly id: string;
}

/** A table of @mswjs/data, or a registry. */
type Table<Row> =
  | {
      count(): number;
      getAll(): Row[];
      findFirst(query: ById): Row | null;
      delete(query: ById): unknown;
    }
  | {
      readonly size: number;
      all(): readonly Row[];
      get(id: string): Row | null;
      delete(id: string): unknown;
    };

interface ById {
  where: { id: { equals: string } };
}

type Fields = Readonly<Record<string, Field<unknown, unknown>>>;

type Given<Of extends Fields> = {
  readonly [Name in keyof Of]?: Of[Name] extends Field<unknown, infer Input> ? Input : never;
} & { readonly id?: string };

type Values<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends Field<infer Value, unknown> ? Value : never;
} & { readonly id: string };

interface Definition<Of extends Fields, Row extends Entity, Variant extends string> {
  /** Description for the catalogue. */
  readonly about: string;
  readonly fields: Of;
  /** Variants by name, with their fields: `seed.claim.rejected()`. */
  readonly variants: Readonly<Record<Variant, Given<Of>>>;
  readonly example: Given<Of>;
  table(db: Database): Table<Row>;
  make(values: Values<Of>, making: Making): Row;
  /** Creates ids of a special form, for example if the id of a file is derived from them. */
  idOf?(uuid: string): string;
  /** Called after a row was removed, to update other rows. */
  removed?(row: Row, world: World): void;
}

/** Creates rows of one table; missing fields get sensible defaults. */
export interface Builder<Input, Row extends Entity, Variant extends string = string> {
  readonly about: string;
  readonly fields: Fields;
  readonly variants: Readonly<Record<Variant, Input>>;
  readonly example: Input;
  /**
   * @param ignored names in `given` that are no fields
   * @throws SeedError for an invalid field or value
   */
  make(world: World, given: unknown, ...ignored: readonly string[]): Row;
  find(db: Database, id: string): Row | null;
  all(db: Database): readonly Row[];
  /** Removes a row and returns it; returns null if it does not exist. */
  remove(world: World, id: string): Row | null;
}

const OWN_ID = text(derived('a new id'));

export function builder<Of extends Fields, Row extends Entity, Variant extends string>(
  definition: Definition<Of, Row, Variant>,
): Builder<Given<Of>, Row, Variant> {
  const { about, example, table, removed, idOf = (uuid) => uuid } = definition;
  const fields: Fields = { ...definition.fields, id: OWN_ID };
  const find = (db: Database, id: string): Row | null => {
    const rows = table(db);
    return 'get' in rows ? rows.get(id) : rows.findFirst(withId(id));
  };
  return {
    about,
    fields,
    variants: definition.variants,
    example,
    find,
    all: (db) => {
      const rows = table(db);
      return 'get' in rows ? rows.all() : rows.getAll();
    },
    make: (world, given, ...ignored) => {
      const rows = table(world.db);
      const making = { world, n: 1 + ('get' in rows ? rows.size : rows.count()) };
      const values = readFields(fields, given, making, ignored);
      values.id ??= idOf(world.randomness.uuid());
      if (!isWhole(definition.fields, values)) throw new Error('A builder lacks a field');
      if (find(world.db, values.id) !== null) throw refusal('id', 'is taken');
      return definition.make(values, making);
    },
    remove: (world, id) => {
      const row = find(world.db, id);
      const rows = table(world.db);
      if ('get' in rows) rows.delete(id);
      else if (row !== null) rows.delete(withId(id));
      if (row !== null) removed?.(row, world);
      return row;
    },
  };
}

const withId = (id: string): ById => ({ where: { id: { equals: id } } });

export const refusal = (field: string, message: string): SeedError =>
  new SeedError([{ field, message }]);

function isWhole<Of extends Fields>(
  fields: Of,
  values: Record<string, unknown>,
): values is Record<string, unknown> & Values<Of> {
  return Object.keys(fields).every((name) => name in values);
}

/** Reads every field; throws an error with all invalid ones. */
function readFields(
  fields: Fields,
  given: unknown,
  making: Making,
  ignored: readonly string[],
): Record<string, unknown> {
  if (!isRecord(given) || Array.isArray(given)) throw refusal('', 'is a JSON object of fields');
  const wrong = unknownFields(given, [...Object.keys(fields), ...ignored]);
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    try {
      const input: unknown = Object.hasOwn(given, name) ? given[name] : undefined;
      if (input !== undefined) values[name] = field.read(name, input, making);
    } catch (error) {
      if (!(error instanceof SeedError)) throw error;
      wrong.push(...error.fieldErrors);
    }
  }
  if (wrong.length > 0) throw new SeedError(wrong);
  // Creates default rows last, because a builder that refuses its input must leave no rows.
  for (const [name, { otherwise }] of Object.entries(fields)) {
    if (!(name in values)) values[name] = otherwise.make(making);
  }
  return values;
}

export type Reference<Input> = string | Entity | Input;

/** Returns a field that refers to another entity by id, by row, or by the fields to build one. */
export function reference<Input, Row extends Entity, Other>(
  name: string,
  target: Builder<Input, Row>,
  otherwise: Otherwise<Other>,
): Field<Row | Other, Reference<Input>> {
  return {
    takes: `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}: its id, its row, or its fields`,
    otherwise,
    read: (path, input, { world }) => {
      const id = isRecord(input) ? input['id'] : input;
      const known = typeof id === 'string' ? target.find(world.db, id) : null;
      if (known !== null) return known;
      if (typeof input === 'string') throw refusal(path, `is no ${name} of this id: "${input}"`);
      try {
        return target.make(world, input);
      } catch (error) {
        throw error instanceof SeedError ? error.within(path) : error;
      }
    },
  };
}

/** Returns a default that creates a new row of another builder. */
export const fresh = <Input, Row extends Entity>(
  name: string,
  target: Builder<Input, Row>,
  given: Input,
): Otherwise<Row> => ({
  description: `a new ${name}`,
  make: ({ world }) => target.make(world, given),
});
