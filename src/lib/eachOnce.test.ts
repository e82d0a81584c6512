import { expect, it } from 'vitest';
import { eachOnce } from './eachOnce';

it('eachOnce keeps the first entry of each id, in order', () => {
  const entries = [
    { id: 'b', name: 'first' },
    { id: '__proto__', name: 'odd' },
    { id: 'b', name: 'second' },
    { id: 'a', name: 'other' },
  ];
  expect(eachOnce(entries).map(({ name }) => name)).toEqual(['first', 'odd', 'other']);
});
