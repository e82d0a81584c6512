import { expect, it } from 'vitest';
import { readPrice } from './readPrice';

it.each([
  [{ insurancePrice: 4_900 }, 4_900],
  [{ insurancePrice: 0 }, 0],
  [{ insurancePrice: null }, null],
  [{ insurancePrice: '4900' }, null],
  [{ insurancePrice: 49.5 }, null],
  [{ insurancePrice: -1 }, null],
  [{ insurancePrice: 2 ** 60 }, null],
  [{}, null],
  [null, null],
])('reads %j as %j kopeks', (answer, kopeks) => {
  expect(readPrice(answer)).toBe(kopeks);
});
