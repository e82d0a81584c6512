import type { FieldError } from '../core/failure';
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
      const one = Object.assign(make, Object.fromEntries(variants), { many });
      return [name, refusingUnknown(one, (variant) => noVariant(name, variant))];
    }),
  );
  if (!isSeed<IsRemote>(made)) throw new Error('A builder is missing');
  return refusingUnknown(made, noBuilder);
}

/** Returns a proxy that throws for an unknown name, because journeys run without the compiler's check. */
function refusingUnknown<Known extends object>(
  known: Known,
  refused: (name: string) => SeedError,
): Known {
  return new Proxy(known, {
    get: (target, name, receiver): unknown => {
      if (typeof name === 'string' && !(name in target)) throw refused(name);
      return Reflect.get(target, name, receiver);
    },
  });
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
   * Creates rows from JSON such as `{ debtorOffer: { status: 'DENIED' } }`; a list creates several rows.
   * @throws SeedError with all invalid fields; then nothing is created
   */
  fromJson(input: unknown): SeededRows;
  /**
   * Removes the rows that JSON names: by their ids, `all` rows of a builder, or all seeded rows. Returns number and ids
   * of the removed rows, by builder.
   */
  remove(input: unknown): Readonly<Record<string, { count: number; ids: readonly string[] }>>;
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
  const make = (name: BuilderName, given: unknown, ...ignored: readonly string[]): object => {
    const row = BUILDERS[name].make(world, given, ...ignored);
    seededNow().push([name, row.id]);
    return row;
  };
  const many = (count: unknown, makeOne: () => object): object[] => {
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > MOST) {
      throw refusal('many', `is a whole number up to ${MOST}, not ${JSON.stringify(count)}`);
    }
    return Array.from({ length: count }, makeOne);
  };
  const makeFrom = (base: BuilderName, defaults: object, given: unknown): object[] => {
    if (!isRecord(given) || Array.isArray(given)) {
      throw refusal('', 'is an object of fields, a list of them, or {"many": 20}');
    }
    const { many: count = 1 } = given;
    return many(count, () => make(base, { ...defaults, ...given }, 'many'));
  };
  return {
    seed: seedBy((name, count, given) =>
      count === null ? make(name, given) : many(count, () => make(name, given)),
    ),
    fromJson: (input) => {
      const before = seededNow().length;
      const wrong: FieldError[] = [];
      const orRefuse = (path: string, made: () => object[]): object[] => {
        try {
          return made();
        } catch (error) {
          if (!(error instanceof SeedError)) throw error;
          wrong.push(...error.within(path).fieldErrors);
          return [];
        }
      };
      const rows = entriesOf(input).map(([name, given]): [string, object[]] => {
        const lists = orRefuse(name, () => {
          const [base, defaults] = builderOf(name);
          if (!Array.isArray(given)) return makeFrom(base, defaults, given);
          return given.flatMap((one: unknown, index) =>
            orRefuse(`${name}[${index}]`, () => makeFrom(base, defaults, one)),
          );
        });
        return [name, lists];
      });
      if (wrong.length === 0) return Object.fromEntries(rows);
      for (const [name, id] of seededNow().splice(before).toReversed()) {
        BUILDERS[name].remove(world, id);
      }
      throw new SeedError(wrong);
    },
    remove: (input) => {
      const entries = entriesOf(input);
      const all =
        entries.length > 0
          ? entries.flatMap(([name, rows]) => idsOf(world.db, name, rows))
          : seededNow().splice(0).toReversed();
      const removed: Record<string, { count: number; ids: string[] }> = {};
      for (const [name, id] of all) {
        if (BUILDERS[name].remove(world, id) === null) continue;
        const { ids } = (removed[name] ??= { count: 0, ids: [] });
        removed[name].count = ids.push(id);
      }
      return removed;
    },
  };
}

function entriesOf(input: unknown): [string, unknown][] {
  if (!isRecord(input) || Array.isArray(input)) {
    throw refusal('the body', 'is a JSON object of builders');
  }
  return Object.entries(input);
}

/** Returns the builder and the defaults of a name such as `claim` or `claim.rejected`. */
function builderOf(name: string): [BuilderName, object] {
  const [base = '', variant, ...rest] = name.split('.');
  if (!isBuilderName(base) || rest.length > 0) throw noBuilder();
  if (variant === undefined) return [base, {}];
  const known = Object.entries(BUILDERS[base].variants).find(([one]) => one === variant);
  if (known === undefined) throw noVariant(base);
  return [base, known[1]];
}

const noBuilder = (name = ''): SeedError =>
  refusal(name, `is no builder; there are ${BUILDER_NAMES.join(', ')}`);

function noVariant(base: BuilderName, name = ''): SeedError {
  const names = Object.keys(BUILDERS[base].variants).join(', ');
  return refusal(name, `is no variant of ${base}; there are ${names || 'none'}`);
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
