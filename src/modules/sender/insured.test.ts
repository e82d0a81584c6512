import { expect, it } from 'vitest';
import { answered } from '../../../test/render/answered';
import { readPrice } from './insured';

it.each([
  [{ insurancePrice: 4_900 }, 4_900],
  [{ insurancePrice: 0 }, 0],
  [{ insurancePrice: null }, null],
  [{ insurancePrice: '4900' }, null],
  [{ insurancePrice: 49.5 }, null],
  [{ insurancePrice: -1 }, null],
  [{ insurancePrice: 2 ** 60 }, null],
  [{}, null],
])('the price in %j is read as %j', (answer: object, kopeks) => {
  const { insurancePrice } = answered('getInsurancePrice', answer);
  expect(readPrice(insurancePrice)).toBe(kopeks);
});
