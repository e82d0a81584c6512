import { expect, it } from 'vitest';
import { boundChanges, boundsOf } from './bounds';

it.each([
  ['a divisor of the new step', { multipleOf: 2 }, { multipleOf: 6 }, 'tightened'],
  ['a multiple of the new step', { multipleOf: 6 }, { multipleOf: 2 }, 'widened'],
  ['an unrelated step', { multipleOf: 4 }, { multipleOf: 6 }, 'changed'],
  ['a step of hundredths', { multipleOf: 0.01 }, { multipleOf: 0.1 }, 'tightened'],
  ['a larger maximum', { maximum: 5 }, { maximum: 6 }, 'widened'],
  ['a larger minimum', { minimum: 5 }, { minimum: 6 }, 'tightened'],
  ['a maximum that becomes exclusive', { maximum: 5 }, { exclusiveMaximum: 5 }, 'tightened'],
  ['a minimum that becomes exclusive', { minimum: 5 }, { exclusiveMinimum: 5 }, 'tightened'],
])('diff classifies %s, %j → %j, as %s', (_name, base, revision, change) => {
  const changes = boundChanges(boundsOf([base]), boundsOf([revision]));
  expect([...changes.keys()]).toEqual([change]);
});

it('boundsOf converts an exclusive bound of an integer to an inclusive one', () => {
  const integer = { type: 'integer' } as const;
  const at = (bounds: object) => boundsOf([{ ...integer, ...bounds }]);
  expect(at({ exclusiveMaximum: 6 })).toEqual(at({ maximum: 5 }));
  expect(at({ exclusiveMinimum: 4 })).toEqual(at({ minimum: 5 }));
});

it.each([
  [[4, 6], 12],
  [[2, 6], 6],
  [[6, 2, 4], 12],
  [[0.5, 0.2], 1],
  [[0.1, 0.01], 0.1],
])('boundsOf merges the steps %j to their least common multiple %d', (steps, multipleOf) => {
  const bounds = boundsOf(steps.map((step) => ({ multipleOf: step })));
  expect(bounds.get('multipleOf')).toBeCloseTo(multipleOf, 9);
});
