import { expect, it } from 'vitest';
import { middlenameOf } from './personName';

it.each([
  [{ middlename: 'Игоревна' }, 'Игоревна'],
  [{ middlename: 'Игоревна', hasNoMiddlename: false }, 'Игоревна'],
  [{ middlename: 'Игоревна', hasNoMiddlename: true }, null],
  [{ middlename: '' }, null],
  [{}, null],
])('of %j the отчество is told as %s', (name, told) => {
  expect(middlenameOf(name)).toBe(told);
});
