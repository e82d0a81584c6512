import { isPresent, textOf, type Column } from './columns';
import type { FilterOperation, SearchFilter } from './searchRequest';

export type Condition = (position: number) => boolean;

type Comparison = (actual: unknown) => boolean;

/** Converts a filter to a condition on rows. If the operation does not suit the field, no row matches. */
export function conditionOf(
  { value = null, operation = 'EQ' }: SearchFilter,
  column: Column,
): Condition {
  const holds = comparisonFor(operation, value);
  return (position) => {
    const actual = column.at(position);
    if (!Array.isArray(actual)) return holds(actual);
    return operation === 'NE' ? actual.every(holds) : actual.some(holds);
  };
}

function comparisonFor(operation: FilterOperation, expected: unknown): Comparison {
  switch (operation) {
    case 'EQ':
      return isOneOf([expected]);
    case 'LIKE': {
      const isIn = searchFor(textOf(expected));
      return (actual) => isPresent(actual) && isIn(textOf(actual));
    }
    case 'NE': {
      const isSame = isOneOf([expected]);
      return (actual) => !isSame(actual);
    }
    case 'IN':
      return isOneOf(Array.isArray(expected) ? expected : []);
    case 'GE': {
      const start = boundOf(expected);
      return (actual) => isPresent(actual) && boundOf(actual) >= start;
    }
    case 'LE': {
      const end = boundOf(expected);
      return (actual) => isPresent(actual) && boundOf(actual) <= end;
    }
  }
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Returns an instant as epoch milliseconds, because its text may have any zone and precision. Numbers stay numbers; any
 * other value becomes a text.
 */
function boundOf(value: unknown): number | string {
  if (typeof value === 'number') return value;
  const text = textOf(value);
  return MOMENT.test(text) ? Date.parse(text) : text;
}

/**
 * Returns a comparison with a list. It compares values as texts, because people may write filters by hand; a null in
 * the list matches missing values.
 */
function isOneOf(expected: readonly unknown[]): Comparison {
  const texts = new Set(expected.filter(isPresent).map(textOf));
  const isAbsentWanted = expected.some((one) => !isPresent(one));
  return (actual) => (isPresent(actual) ? texts.has(textOf(actual)) : isAbsentWanted);
}

/**
 * Returns a search for a part of a text that ignores case, «ё»/«е» and spaces around the part. It caches no normalised
 * texts, because normalising 100 000 texts takes ten times as long as the search.
 */
export function searchFor(part: string): (text: string) => boolean {
  const pattern = part
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/[её]/gi, '[её]');
  const expression = new RegExp(pattern, 'i');
  return (text) => expression.test(text);
}
