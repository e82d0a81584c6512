import { describe, expect, it } from 'vitest';
import { readInsurance } from './readInsurance';

const read = (insurance: unknown) => readInsurance({ insurance, insuranceFailed: false });
const start = '2026-10-01T09:00:00+03:00';
const end = '2026-11-01T09:00:00+03:00';

describe('the badge of the insurance (specification, section 4)', () => {
  it('is on with price, start and end', () => {
    expect(
      read({ status: 'ENABLED', insurancePrice: 4900, startDateTime: start, endDateTime: end }),
    ).toEqual({ state: 'on', price: 4900, start, end });
  });

  it('is off with the dates and without a price', () => {
    expect(
      read({ status: 'DISABLED', insurancePrice: 4900, startDateTime: start, endDateTime: end }),
    ).toEqual({ state: 'off', start, end });
  });

  it.each([{ status: 'PAUSED' }, { status: null }, {}, null, undefined, 'ENABLED', []])(
    'is hidden for anything else (%j)',
    (insurance) => {
      expect(read(insurance)).toEqual({ state: 'hidden' });
    },
  );

  it('is hidden when the call failed, whatever an earlier one said', () => {
    const insurance = { status: 'ENABLED' };
    expect(readInsurance({ insurance, insuranceFailed: true })).toEqual({ state: 'hidden' });
  });
});
