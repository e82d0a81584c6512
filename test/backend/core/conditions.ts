import type { Column } from './columns';
import { compareValues, isPresent, textOf } from './compareValues';
import { searchFor } from './folding';
import type { FilterOperation, SearchFilter } from './searchRequest';

/** Whether the row at a position fulfils a condition. */
export type Condition = (position: number) => boolean;

/** A filter as a condition on rows. What its operation cannot use, nothing fulfils. */
export function conditionOf(filter: SearchFilter, column: Column): Condition {
  const { value = null, operation = 'EQ' } = filter;
  return operation === 'LIKE' ? contains(column, value) : compares(column, operation, value);
}

/** LIKE asks for a part of a text. */
function contains(column: Column, expected: unknown): Condition {
  const isIn = searchFor(textOf(expected));
  const holds = (actual: unknown): boolean => isPresent(actual) && isIn(textOf(actual));
  return (position) => {
    const actual = column.at(position);
    return Array.isArray(actual) ? actual.some(holds) : holds(actual);
  };
}

function compares(
  column: Column,
  operation: Exclude<FilterOperation, 'LIKE'>,
  expected: unknown,
): Condition {
  const holds = comparisonFor(operation, expected);
  return (position) => {
    const actual = column.at(position);
    if (!Array.isArray(actual)) return holds(actual);
    return operation === 'NE' ? actual.every(holds) : actual.some(holds);
  };
}

type Comparison = (actual: unknown) => boolean;

function comparisonFor(operation: Exclude<FilterOperation, 'LIKE'>, expected: unknown): Comparison {
  switch (operation) {
    case 'EQ':
      return isOneOf([expected]);
    case 'NE': {
      const isSame = isOneOf([expected]);
      return (actual) => !isSame(actual);
    }
    case 'IN':
      return isOneOf(Array.isArray(expected) ? expected : []);
    case 'GE':
      return bound(expected, (order) => order >= 0);
    case 'LE':
      return bound(expected, (order) => order <= 0);
  }
}

/** Moments are compared as moments: their texts may be of different zones and precision. */
function bound(expected: unknown, isWithin: (order: number) => boolean): Comparison {
  const end = momentOf(expected);
  if (end === undefined)
    return (actual) => isPresent(actual) && isWithin(compareValues(actual, expected));
  return (actual) => isPresent(actual) && isWithin(compareValues(momentOf(actual) ?? actual, end));
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/;

function momentOf(value: unknown): number | undefined {
  return typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : undefined;
}

/** Values are the same also when one side came as text: a filter may be typed by hand. */
function isOneOf(expected: readonly unknown[]): Comparison {
  const texts = new Set(expected.filter(isPresent).map(textOf));
  const isAbsentWanted = expected.some((one) => !isPresent(one));
  return (actual) => (isPresent(actual) ? texts.has(textOf(actual)) : isAbsentWanted);
}
