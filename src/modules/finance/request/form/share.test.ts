import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hundredthsOf,
  isBeneficiary,
  percentOf,
  readShare,
  shownShare,
  totalShare,
  WHOLE_SHARE,
} from './share';

describe('a share', () => {
  it('is read from the usual notations, and is undefined for any other text', () => {
    expect(['60', '33,34', '33.3', ' 100 % ', '0,05'].map(readShare)).toEqual([
      6000, 3334, 3330, 10_000, 5,
    ]);
    expect(['', '33,333', '-1', '1e2', 'много', undefined].map(readShare)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it('has no rounding errors between text, number and sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: WHOLE_SHARE }), (hundredths) => {
        expect(readShare(shownShare(hundredths))).toBe(hundredths);
        expect(hundredthsOf(percentOf(hundredths))).toBe(hundredths);
      }),
    );
    const thirds = ['33,33', '33,33', '33,33', '0,01'];
    expect(totalShare(thirds.map((sharePercent) => ({ sharePercent })))).toBe(WHOLE_SHARE);
  });

  it('makes a person with more than 25 percent a beneficiary, but never a company', () => {
    expect(isBeneficiary({ type: 'PERSON', sharePercent: '25' })).toBe(false);
    expect(isBeneficiary({ type: 'PERSON', sharePercent: '25,01' })).toBe(true);
    expect(isBeneficiary({ type: 'COMPANY', sharePercent: '60' })).toBe(false);
  });
});
