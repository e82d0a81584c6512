import { isRecord } from './record';

/** A table of @mswjs/data, as far as it answers queries. */
interface Model {
  getAll(): object[];
  findFirst(query: never): object | null;
  findMany(query: never): object[];
  count(query?: never): number;
}

type Predicate = (row: object) => boolean;

/**
 * Answers the most common queries of a table of @mswjs/data, values that are equal or listed, by a
 * look at its rows. The library compiles every query anew and formats messages for an unused log:
 * with a handful of queries in an answer that was most of its time. All other queries are still the
 * library's.
 */
export function answerPlainQueries(model: Model): void {
  const { findFirst, findMany, count } = model;
  Object.assign(model, {
    findFirst: (query: never) => {
      const holds = predicateOf(query);
      return holds === null ? findFirst(query) : (model.getAll().find(holds) ?? null);
    },
    findMany: (query: never) => {
      const holds = predicateOf(query);
      return holds === null ? findMany(query) : model.getAll().filter(holds);
    },
    count: (query?: never) => {
      const holds = query === undefined ? null : predicateOf(query);
      return holds === null ? count(query) : model.getAll().filter(holds).length;
    },
  });
}

/** The condition of a query that asks for nothing but equal or listed values; else null. */
function predicateOf(query: unknown): Predicate | null {
  if (!isRecord(query) || Object.keys(query).join() !== 'where' || !isRecord(query.where)) {
    return null;
  }
  const conditions: [column: string, values: readonly unknown[]][] = [];
  for (const [column, condition] of Object.entries(query.where)) {
    const values = wantedValues(condition);
    if (values === null) return null;
    conditions.push([column, values]);
  }
  return (row) =>
    isRecord(row) && conditions.every(([column, values]) => values.includes(row[column]));
}

function wantedValues(condition: unknown): readonly unknown[] | null {
  if (!isRecord(condition)) return null;
  const [[comparator, expected] = [], ...others] = Object.entries(condition);
  if (others.length > 0) return null;
  const values: readonly unknown[] | null =
    comparator === 'equals'
      ? [expected]
      : comparator === 'in' && Array.isArray(expected)
        ? expected
        : null;
  return values?.every((value) => ['string', 'number', 'boolean'].includes(typeof value)) === true
    ? values
    : null;
}
