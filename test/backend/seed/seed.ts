import { isRecord } from '../core/record';
import type { Database } from '../db';
import type { World } from '../world';
import { refusal, type Builder } from './builder';
import { debtorAgreement, debtorOffer } from './debtors';
import { SeedError } from './fields';
import {
  financeAgreement,
  financeInvoice,
  financeOffer,
  financeRequest,
  financeRule,
} from './finance';
import { organization, paymentDetails, user } from './people';
import { financingObject, supply } from './registry';
import { claim, order, sellerDocument, senderInvoice } from './sender';

export const BUILDERS = {
  organization,
  user,
  paymentDetails,
  debtorOffer,
  debtorAgreement,
  financeOffer,
  financeRequest,
  financeAgreement,
  financeInvoice,
  financeRule,
  supply,
  financingObject,
  order,
  claim,
  senderInvoice,
  sellerDocument,
};

type Builders = typeof BUILDERS;

type BuilderName = keyof Builders;

type RowOf<Name extends BuilderName> =
  Builders[Name] extends Builder<infer _Input, infer Row> ? Row : never;

type InputOf<Name extends BuilderName> = Builders[Name]['example'];

type VariantOf<Name extends BuilderName> = Extract<keyof Builders[Name]['variants'], string>;

/** The rows in a unit test; a promise of the rows in a browser journey. */
type Result<Row, IsRemote> = IsRemote extends true ? Promise<Row> : Row;

type Make<Name extends BuilderName, IsRemote> = (
  given?: InputOf<Name>,
) => Result<RowOf<Name>, IsRemote>;

/** One function for each builder, with its variants: `seed.claim.rejected({ order })`. */
export type Seed<IsRemote = false> = {
  readonly [Name in BuilderName]: Make<Name, IsRemote> &
    Readonly<Record<VariantOf<Name>, Make<Name, IsRemote>>> & {
      many(count: number, given?: InputOf<Name>): Result<RowOf<Name>[], IsRemote>;
    };
};

type Run = (name: BuilderName, count: number | null, given: object) => unknown;

/** @param run creates one row if the count is null, else a list */
export function seedBy<IsRemote>(run: Run): Seed<IsRemote> {
  const made = Object.fromEntries(
    BUILDER_NAMES.map((name) => {
      const make = (given: object = {}) => run(name, null, given);
      const variants = Object.entries(BUILDERS[name].variants).map(([variant, fields]) => [
        variant,
        (given: object = {}) => run(name, null, { ...fields, ...given }),
      ]);
      const many = (count: number, given: object = {}) => run(name, count, given);
      return [name, Object.assign(make, Object.fromEntries(variants), { many })];
    }),
  );
  if (!isSeed<IsRemote>(made)) throw new Error('A builder is missing');
  return made;
}

const BUILDER_NAMES = Object.keys(BUILDERS).filter(isBuilderName);

function isBuilderName(name: string): name is BuilderName {
  return Object.hasOwn(BUILDERS, name);
}

function isSeed<IsRemote>(made: object): made is Seed<IsRemote> {
  return BUILDER_NAMES.every((name) => name in made);
}

export type SeededRows = Readonly<Record<string, readonly object[]>>;

export interface Seeding {
  readonly seed: Seed;
  /**
   * Creates rows from JSON such as `{ debtorOffer: { status: 'DENIED' } }`; a list creates several rows. Creates
   * nothing if one row is invalid.
   */
  fromJson(input: unknown): SeededRows;
  /**
   * Removes the rows that JSON names: by their ids, `all` rows of a builder, or all seeded rows. Returns the removed
   * rows.
   */
  remove(input: unknown): SeededRows;
}

const MOST = 10_000;

export function createSeeding(world: World): Seeding {
  // Seeded rows by database, because a reset replaces the database.
  const seeded = new WeakMap<Database, [BuilderName, string][]>();
  const seededNow = (): [BuilderName, string][] => {
    const known = seeded.get(world.db) ?? [];
    seeded.set(world.db, known);
    return known;
  };
  const make = (name: BuilderName, given: unknown): object => {
    const row = BUILDERS[name].make(world, given);
    seededNow().push([name, row.id]);
    return row;
  };
  const many = (name: BuilderName, count: unknown, given: unknown): object[] => {
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > MOST) {
      throw refusal('many', `is a whole number up to ${MOST}, not ${JSON.stringify(count)}`);
    }
    return Array.from({ length: count }, () => make(name, given));
  };
  const makeAll = (name: string, given: unknown): [string, object[]] => {
    const [base = '', variant, ...rest] = name.split('.');
    if (!isBuilderName(base) || rest.length > 0) throw noBuilder(name);
    const fields = variant === undefined ? {} : variantOf(base, variant);
    const lists = (Array.isArray(given) ? given : [given]).map((one: unknown, index) => {
      try {
        if (!isRecord(one)) throw refusal('it', 'is a JSON object of fields');
        const { many: count = 1, ...own } = one;
        return many(base, count, { ...fields, ...own });
      } catch (error) {
        const path = Array.isArray(given) ? `${name}[${index}]` : name;
        throw error instanceof SeedError ? error.within(path) : error;
      }
    });
    return [name, lists.flat()];
  };
  const take = (name: BuilderName, id: string): object[] => {
    const row = BUILDERS[name].remove(world, id);
    return row === null ? [] : [row];
  };
  return {
    seed: seedBy((name, count, given) =>
      count === null ? make(name, given) : many(name, count, given),
    ),
    fromJson: (input) => {
      const before = seededNow().length;
      try {
        return Object.fromEntries(entriesOf(input).map(([name, given]) => makeAll(name, given)));
      } catch (error) {
        for (const [name, id] of seededNow().splice(before).toReversed()) take(name, id);
        throw error;
      }
    },
    remove: (input) => {
      const entries = entriesOf(input);
      const all =
        entries.length > 0
          ? entries.flatMap(([name, rows]) => idsOf(world.db, name, rows))
          : seededNow().splice(0).toReversed();
      const removed: Record<string, object[]> = {};
      for (const [name, id] of all) (removed[name] ??= []).push(...take(name, id));
      return removed;
    },
  };
}

function entriesOf(input: unknown): [string, unknown][] {
  if (!isRecord(input) || Array.isArray(input)) throw refusal('it', 'is a JSON object of builders');
  return Object.entries(input);
}

function noBuilder(name: string): SeedError {
  return refusal(name, `is no builder; there are ${BUILDER_NAMES.join(', ')}`);
}

function variantOf(name: BuilderName, variant: string): object {
  const variants = Object.entries(BUILDERS[name].variants);
  const known = variants.find(([one]) => one === variant);
  if (known !== undefined) return known[1];
  const names = variants.map(([one]) => one).join(', ');
  throw refusal(`${name}.${variant}`, `is no variant; there are ${names || 'none'}`);
}

/** Returns each row's builder and id. `named` is `all`, or one or several ids, or rows as in a response. */
function idsOf(db: Database, name: string, named: unknown): [BuilderName, string][] {
  const [base = ''] = name.split('.');
  if (!isBuilderName(base)) throw noBuilder(name);
  const rows = named === 'all' ? [...BUILDERS[base].all(db)] : named;
  return (Array.isArray(rows) ? rows : [rows]).map((row: unknown) => {
    const id = isRecord(row) ? row['id'] : row;
    if (typeof id !== 'string') throw refusal(name, 'names rows by their ids');
    return [base, id];
  });
}
