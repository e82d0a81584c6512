import { describe, expect, it } from 'vitest';
import {
  bik,
  correspondentAccount,
  inn,
  kpp,
  mobilePhone,
  ogrn,
  password,
  settlementAccount,
} from './requisites';

const BIK = '044525225';

describe('an optional requisite', () => {
  it.each([
    ['inn', inn, '7707083893', '7707083894', 'Неправильное контрольное число ИНН'],
    ['ogrn', ogrn, '1027700132195', '1027700132190', 'ОГРН некорректен'],
    ['kpp', kpp, '773601001', '77360100', 'КПП некорректен'],
    [
      'mobilePhone',
      mobilePhone,
      '+79161234567',
      '89161234567',
      'Введите 10 цифов после +7 без пробелов и одиночных символов',
    ],
    ['password', password, 'Demo-2026!', 'demo-2026', 'Пароль не соответствует требованиям'],
  ])(
    'is rejected with the specified message if it is invalid, and accepted if it is empty: %s',
    (_name, rule, valid, wrong, message) => {
      expect(rule(valid, {})).toBeUndefined();
      expect(rule(wrong, {})).toBe(message);
      expect(rule(Number(valid), {})).toBe(message);
      expect([rule('', {}), rule(undefined, {}), rule(null, {})]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );
});

describe('bik', () => {
  it('has a message for an empty field, and one for anything but nine digits', () => {
    expect(bik(BIK, {})).toBeUndefined();
    expect(bik('', {})).toBe('БИК пуст');
    expect(bik(undefined, {})).toBe('БИК пуст');
    expect(bik('04452522', {})).toBe('Значение должно состоять из 9 символов');
    expect(bik('04452522a', {})).toBe('Значение должно состоять из 9 символов');
  });
});

describe.each([
  [
    'correspondentAccount',
    correspondentAccount,
    '30101810400000000225',
    'К/С пуст',
    'Корреспондентский счет некорректен',
  ],
  [
    'settlementAccount',
    settlementAccount,
    '40702810200000012345',
    'Р/С пуст',
    'Расчётный счет некорректен',
  ],
])('%s', (_name, rule, valid, empty, incorrect) => {
  const check = rule('bank.bik');
  const form = { bank: { bik: BIK } };

  it('has a message for each possible mistake', () => {
    expect(check(valid, form)).toBeUndefined();
    expect(check('', form)).toBe(empty);
    expect(check(undefined, form)).toBe(empty);
    expect(check(valid.slice(1), form)).toBe('Значение должно содержать 20 символов');
    for (const wrong of [`${valid.slice(1)}a`, `${valid}0`, `0${valid}`, Number(valid)])
      expect(check(wrong, form)).toBe('Значение должно содержать 20 символов');
    expect(check(`${valid.slice(0, -1)}9`, form)).toBe(incorrect);
  });

  it('does not check the control digit without a valid БИК, because the БИК has a rule of its own', () => {
    expect(check(valid, {})).toBeUndefined();
    expect(check('', {})).toBe(empty);
    expect(check(valid.slice(1), {})).toBe('Значение должно содержать 20 символов');
    expect(check(`${valid.slice(0, -1)}9`, { bank: { bik: '0445' } })).toBeUndefined();
  });

  it('checks treasury accounts like any other account', () => {
    const treasury = '03100643000000017302';
    expect(check(treasury, form)).toBe(incorrect);
  });
});
