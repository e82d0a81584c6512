import { expect, it } from 'vitest';
import { middlenameOf } from './personName';

it.each([
  [{ middlename: 'Игоревна' }, 'Игоревна'],
  [{ middlename: 'Игоревна', hasNoMiddlename: false }, 'Игоревна'],
  [{ middlename: 'Игоревна', hasNoMiddlename: true }, null],
  [{ middlename: '' }, null],
  [{}, null],
])('middlenameOf(%j) returns %s', (name, expected) => {
  expect(middlenameOf(name)).toBe(expected);
});
