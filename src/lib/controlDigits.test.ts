import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBik,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isMobilePhone,
  isOgrn,
  isPassword,
  isSettlementAccount,
} from './requisites';

describe('the checks of requisites', () => {
  const digits = (length: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
      .map((list) => list.join(''));
  const otherDigit = (digit: string | undefined, shift: number) =>
    String((Number(digit) + shift) % 10);
  const shift = fc.integer({ min: 1, max: 9 });
  const replaceAt = (text: string, index: number, by: string) =>
    text.slice(0, index) + by + text.slice(index + 1);
  const keyed = (build: (digit: number) => string, isValid: (value: string) => boolean) =>
    Array.from({ length: 10 }, (_, digit) => build(digit)).filter(isValid);

  it('accept exactly one last digit of an INN of 10 digits, an OGRN and an OGRNIP', () => {
    fc.assert(
      fc.property(digits(9), digits(12), digits(14), (inn, ogrn, ogrnip) => {
        expect(keyed((digit) => `${inn}${digit}`, isInn)).toHaveLength(1);
        expect(keyed((digit) => `${ogrn}${digit}`, isOgrn)).toHaveLength(1);
        expect(keyed((digit) => `${ogrnip}${digit}`, isOgrn)).toHaveLength(1);
      }),
    );
  });

  it('accept exactly one pair of last digits of an INN of 12 digits', () => {
    fc.assert(
      fc.property(digits(10), (body) => {
        const pairs = Array.from(
          { length: 100 },
          (_, pair) => `${body}${String(pair).padStart(2, '0')}`,
        );
        expect(pairs.filter(isInn)).toHaveLength(1);
      }),
    );
  });

  it('detect any single wrong digit of a settlement account or of the end of its БИК', () => {
    fc.assert(
      fc.property(digits(9), digits(19), fc.nat(19), shift, (bik, body, index, by) => {
        const [settlement = ''] = keyed(
          (digit) => `${body.slice(0, 8)}${digit}${body.slice(8)}`,
          (account) => isSettlementAccount(account, bik),
        );
        expect(settlement).toHaveLength(20);
        const wrong = replaceAt(settlement, index, otherDigit(settlement[index], by));
        expect(isSettlementAccount(wrong, bik)).toBe(false);
        const bikIndex = 6 + (index % 3);
        const otherBik = replaceAt(bik, bikIndex, otherDigit(bik[bikIndex], by));
        expect(isSettlementAccount(settlement, otherBik)).toBe(false);
      }),
    );
  });

  it('detect any single wrong digit of a correspondent account', () => {
    fc.assert(
      fc.property(digits(9), digits(19), fc.nat(19), shift, (bik, body, index, by) => {
        const [account = ''] = keyed(
          (digit) => `${body}${digit}`,
          (candidate) => isCorrespondentAccount(candidate, bik),
        );
        const wrong = replaceAt(account, index, otherDigit(account[index], by));
        expect(isCorrespondentAccount(account, bik)).toBe(true);
        expect(isCorrespondentAccount(wrong, bik)).toBe(false);
      }),
    );
  });

  it('detect a wrong digit of an ИНН, unless the right and the wrong number both have the control digit 0', () => {
    const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
    const remainder = (body: string) =>
      weights.reduce((sum, weight, index) => sum + weight * Number(body[index]), 0) % 11;
    fc.assert(
      fc.property(digits(9), fc.nat(8), shift, (body, index, by) => {
        const control = String(remainder(body) % 10);
        const wrong = replaceAt(body, index, otherDigit(body[index], by));
        const remainders = [remainder(body), remainder(wrong)].toSorted((a, b) => a - b);
        const isTwin = remainders[0] === 0 && remainders[1] === 10;
        expect(isInn(`${body}${control}`)).toBe(true);
        expect(isInn(`${wrong}${control}`)).toBe(isTwin);
        expect(isInn(`${body}${otherDigit(control, by)}`)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('refuse a value that is not a string, without an exception', () => {
    const rules = [isInn, isOgrn, isKpp, isBik, isMobilePhone, isPassword];
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(typeof value !== 'string');
        expect(rules.some((rule) => rule(value))).toBe(false);
        expect(isSettlementAccount(value, value)).toBe(false);
        expect(isCorrespondentAccount(value, value)).toBe(false);
      }),
    );
  });
});
