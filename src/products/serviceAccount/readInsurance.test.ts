import { describe, expect, it } from 'vitest';
import { answered } from '../../../test/render/answered';
import { readInsurance } from './useInsurance';

const read = (body: unknown) =>
  readInsurance({ insurance: answered('getInsuranceStatus', body), insuranceFailed: false });
const start = '2026-10-01T09:00:00+03:00';
const end = '2026-11-01T09:00:00+03:00';

describe('the badge of the insurance', () => {
  it('shows that the insurance is on, with price, start and end', () => {
    expect(
      read({ status: 'ENABLED', insurancePrice: 4900, startDateTime: start, endDateTime: end }),
    ).toEqual({ state: 'on', price: 4900, start, end });
  });

  it('shows that the insurance is off, with its dates but without a price', () => {
    expect(
      read({ status: 'DISABLED', insurancePrice: 4900, startDateTime: start, endDateTime: end }),
    ).toEqual({ state: 'off', start, end });
  });

  it.each([{ status: 'PAUSED' }, { status: null }, {}])(
    'is hidden if the status is unknown or missing: %j',
    (insurance) => {
      expect(read(insurance)).toEqual({ state: 'hidden' });
    },
  );

  it('is hidden before the first response, and a response of a wrong shape is refused', () => {
    const nothing = readInsurance({ insurance: undefined, insuranceFailed: false });
    expect(nothing).toEqual({ state: 'hidden' });
    for (const body of [undefined, null, 'ENABLED', []]) {
      expect(() => read(body)).toThrow(TypeError);
    }
  });

  it('is hidden if the call failed, even after an earlier response', () => {
    const insurance = answered('getInsuranceStatus', { status: 'ENABLED' });
    expect(readInsurance({ insurance, insuranceFailed: true })).toEqual({ state: 'hidden' });
  });
});
