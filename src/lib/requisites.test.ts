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

/**
 * Returns variants of a valid value that no rule accepts, such as text that is not normalised, or a number. Each is a
 * row with the valid value.
 */
function spoiltRows(valid: string): (readonly [value: unknown, valid: string])[] {
  const fullWidth = valid.replace(/[0-9]/, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
  );
  const arabic = valid.replace(/[0-9]/, (digit) => String.fromCharCode(0x0660 + Number(digit)));
  const variants: unknown[] = [
    '',
    ` ${valid}`,
    `${valid}\n`,
    `${valid.slice(0, 4)}\u00A0${valid.slice(4)}`,
    `${valid}\u200B`,
    `${valid}0`,
    valid.slice(0, -1),
    `-${valid}`,
    fullWidth,
    arabic,
    Number(valid),
    BigInt(valid.replace('+', '')),
    [valid],
    { toString: () => valid, length: valid.length },
    null,
    undefined,
  ];
  return variants.map((value) => [value, valid]);
}

describe('isInn', () => {
  it.each([
    ['Сбербанк', '7707083893'],
    ['Газпром', '7736050003'],
    ['Яндекс', '7736207543'],
    ['Лукойл', '7708004767'],
    ['Магнит', '2309085638'],
    ['Татнефть', '1644003838'],
    ['Башнефть, first digit 0', '0274051582'],
    ['ВТБ', '7702070139'],
    ['Т-Банк', '7710140679'],
    ['a person', '500100732259'],
    ['all zeros: a warning elsewhere, not an error', '0000000000'],
    ['12 zeros', '000000000000'],
  ])('accepts the number of %s', (_whose, inn) => {
    expect(isInn(inn)).toBe(true);
  });

  it('requires the control digit 0 for a remainder of 10', () => {
    const bodies = Array.from(
      { length: 1000 },
      (_, index) => `770100${String(index).padStart(3, '0')}`,
    );
    const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
    const tens = bodies.filter(
      (body) => weights.reduce((sum, weight, i) => sum + weight * Number(body[i]), 0) % 11 === 10,
    );
    expect(tens.length).toBeGreaterThan(50);
    expect(tens.every((body) => isInn(`${body}0`))).toBe(true);
    expect(tens.some((body) => isInn(`${body}1`))).toBe(false);
  });

  it.each(['7707083894', '7707083839', '500100732269', '500100732258', '7707083893 '])(
    'refuses %o',
    (inn) => {
      expect(isInn(inn)).toBe(false);
    },
  );

  it.each(['7707083893', '500100732259'].flatMap(spoiltRows))(
    'refuses %o instead of the valid %s',
    (value) => {
      expect(isInn(value)).toBe(false);
    },
  );

  it.each([9, 11, 13])('refuses %d zeros', (length) => {
    expect(isInn('0'.repeat(length))).toBe(false);
  });
});

describe('isOgrn', () => {
  it.each([
    ['Сбербанк', '1027700132195'],
    ['Газпром', '1027700070518'],
    ['Яндекс', '1027700229193'],
    ['Лукойл', '1027700035769'],
    ['Башнефть, remainder 0', '1020202555240'],
    ['ВТБ', '1027739609391'],
    ['a sole proprietor', '304500116000157'],
  ])('accepts the number of %s', (_whose, ogrn) => {
    expect(isOgrn(ogrn)).toBe(true);
  });

  it('accepts the last digit of a remainder of 10, 11 or 12 as the control digit', () => {
    const bodyWith = (start: number, divisor: number, remainder: number): string => {
      const shift = (remainder - (start % divisor) + divisor) % divisor;
      return String(start + shift);
    };
    expect(isOgrn(`${bodyWith(102770013219, 11, 10)}0`)).toBe(true);
    expect(isOgrn(`${bodyWith(30450011600015, 13, 10)}0`)).toBe(true);
    expect(isOgrn(`${bodyWith(30450011600015, 13, 11)}1`)).toBe(true);
    expect(isOgrn(`${bodyWith(30450011600015, 13, 12)}2`)).toBe(true);
  });

  it.each(['1027700132196', '1027700132915', '304500116000158', '10277001321950', '102770013219'])(
    'refuses %o',
    (ogrn) => {
      expect(isOgrn(ogrn)).toBe(false);
    },
  );

  it.each(['1027700132195', '304500116000157'].flatMap(spoiltRows))(
    'refuses %o instead of the valid %s',
    (value) => {
      expect(isOgrn(value)).toBe(false);
    },
  );
});

describe('isKpp', () => {
  it.each(['773601001', '774301001', '9909AZ001', '7736A1001', '77360Z001', '000000000'])(
    'accepts %s',
    (kpp) => {
      expect(isKpp(kpp)).toBe(true);
    },
  );

  it.each(['7736az001', '7736АВ001', '77A601001', '77360100A', '7736-1001', '77360100'])(
    'refuses %o',
    (kpp) => {
      expect(isKpp(kpp)).toBe(false);
    },
  );

  it.each(spoiltRows('773601001'))('refuses %o instead of the valid %s', (value) => {
    expect(isKpp(value)).toBe(false);
  });
});

describe('isBik', () => {
  it.each(['044525225', '004525988', '000000000'])('accepts %s', (bik) => {
    expect(isBik(bik)).toBe(true);
  });

  it.each(spoiltRows('044525225'))('refuses %o instead of the valid %s', (value) => {
    expect(isBik(value)).toBe(false);
  });
});

describe('isMobilePhone', () => {
  it('accepts +7 and ten digits', () => {
    expect(isMobilePhone('+79161234567')).toBe(true);
    expect(isMobilePhone('+70000000000')).toBe(true);
  });

  it.each([
    '79161234567',
    '89161234567',
    '+89161234567',
    '+7 9161234567',
    '+7(916)1234567',
    '9161234567',
  ])('refuses %s', (phone) => {
    expect(isMobilePhone(phone)).toBe(false);
  });

  it.each(spoiltRows('+79161234567'))('refuses %o instead of the valid %s', (value) => {
    expect(isMobilePhone(value)).toBe(false);
  });
});

describe('isPassword', () => {
  it.each(`!@#$%^&*_'(){}[]-+.,"`.split(''))('accepts the special character %s', (sign) => {
    expect(isPassword(`aA1${sign}`)).toBe(true);
    expect(isPassword(`${sign}1Aa`)).toBe(true);
  });

  it('accepts letters of any alphabet', () => {
    expect(isPassword('Пароль1!')).toBe(true);
  });

  it.each([
    ['no lower-case letter', 'AAA111!!!'],
    ['no upper-case letter', 'aaa111!!!'],
    ['no digit', 'AAAaaa!!!'],
    ['a digit that is not 0-9', 'AAAaaa!!!٣'],
    ['no sign', 'AAAaaa111'],
    ['a sign that is not in the list', 'AAAaaa111=~/\\|;:<>?`№'],
    ['nothing at all', ''],
  ])('refuses a password with %s', (_what, password) => {
    expect(isPassword(password)).toBe(false);
  });

  it.each([null, undefined, 5, {}, ['aA1!']])('refuses %o', (value) => {
    expect(isPassword(value)).toBe(false);
  });
});

describe('isCorrespondentAccount and isSettlementAccount', () => {
  const BIK = '044525225';
  const CORRESPONDENT = '30101810400000000225';
  const SETTLEMENT = '40702810200000012345';

  it('accept a valid account with the БИК of its bank', () => {
    expect(isCorrespondentAccount(CORRESPONDENT, BIK)).toBe(true);
    expect(isSettlementAccount(SETTLEMENT, BIK)).toBe(true);
  });

  it.each(spoiltRows(CORRESPONDENT))('refuse the account %o instead of %s', (value) => {
    expect(isCorrespondentAccount(value, BIK)).toBe(false);
    expect(isSettlementAccount(value, BIK)).toBe(false);
  });

  it.each(spoiltRows(BIK))('refuse the БИК %o instead of %s', (bik) => {
    expect(isCorrespondentAccount(CORRESPONDENT, bik)).toBe(false);
    expect(isSettlementAccount(SETTLEMENT, bik)).toBe(false);
  });
});
