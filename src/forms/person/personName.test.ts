import { expect, it } from 'vitest';
import { middlenameOf } from './personName';

it.each([
  [{ middlename: 'Игоревна' }, 'Игоревна'],
  [{ middlename: 'Игоревна', hasNoMiddlename: false }, 'Игоревна'],
  [{ middlename: 'Игоревна', hasNoMiddlename: true }, null],
  [{ middlename: '' }, null],
  [{}, null],
])('for %j the отчество is %s', (name, told) => {
  expect(middlenameOf(name)).toBe(told);
});
