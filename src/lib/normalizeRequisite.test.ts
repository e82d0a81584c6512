import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isInn,
  isKpp,
  isMobilePhone,
  isOgrn,
  isSettlementAccount,
  normalizeRequisite,
  phoneExtension,
} from './requisites';
import type { RequisiteKind } from './requisites';

const KINDS: readonly RequisiteKind[] = [
  'inn',
  'ogrn',
  'kpp',
  'bik',
  'correspondentAccount',
  'settlementAccount',
  'mobilePhone',
];

describe('normalizeRequisite', () => {
  it.each([
    ' 7707083893 ',
    '7707 083 893',
    '7707\u00A0083\u00A0893',
    '7707\u202F083\u2009893',
    '\uFEFF7707083893\u200B',
    '77070\u00AD83893',
    '\u202A7707083893\u202C',
    '7707083893\r\n',
    '７７０７０８３８９３',
    'ИНН 7707083893',
    'инн: 7707083893',
    '7707-083893',
    "'7707083893",
    '7707083893.0',
    '7707083893,00',
  ])('reads the pasted INN %o', (raw) => {
    expect(normalizeRequisite('inn', raw)).toBe('7707083893');
    expect(isInn(normalizeRequisite('inn', raw))).toBe(true);
  });

  it('keeps leading zeros', () => {
    expect(normalizeRequisite('inn', '0274 051582')).toBe('0274051582');
  });

  it('reads accounts and registration numbers written in groups', () => {
    const account = normalizeRequisite('settlementAccount', '40702 810 2 0000 0012345');
    expect(isSettlementAccount(account, normalizeRequisite('bik', '044 525 225'))).toBe(true);
    expect(isOgrn(normalizeRequisite('ogrn', '1 02 77 00 13219 5'))).toBe(true);
  });

  it.each([
    ['bik', '044525225.0', '044525225'],
    ['bik', '44525225.0', '44525225'],
    ['bik', '4.4525225E7', '4.4525225E7'],
    ['bik', '4,45E+07', '4,45E+07'],
    ['bik', 'БИК 044525225', '044525225'],
    ['settlementAccount', '40702810955000024680.0', '40702810955000024680'],
    ['settlementAccount', 'р/с № 40702810955000024680', '40702810955000024680'],
    ['settlementAccount', '40702-810-9-5500-0024680', '40702810955000024680'],
    [
      'settlementAccount',
      '40702810955000024680 БИК 044030999',
      '40702810955000024680 БИК 044030999',
    ],
    ['settlementAccount', '4,07028E+19', '4,07028E+19'],
    ['inn', '7701234567/770101001', '7701234567/770101001'],
    ['inn', '7701234567-770101001', '7701234567-770101001'],
    ['inn', '7,70123E+11', '7,70123E+11'],
    ['inn', 'ИНН 7736 207 543 (проверен)', '7736207543'],
    ['inn', '7736207543 с 2019', '7736207543 с 2019'],
    ['bik', 'р/с 044525225', 'р/с 044525225'],
    ['bik', '4452522 50', '4452522 50'],
    ['inn', '7701234567\t770101001', '7701234567 770101001'],
    ['kpp', 'КПП 770101001.0', '770101001'],
    ['ogrn', '1027700132195.0', '1027700132195'],
  ] as const)('reads the %s «%s» as «%s», and never joins two numbers', (kind, raw, expected) => {
    expect(normalizeRequisite(kind, raw)).toBe(expected);
  });

  it.each(['7707083893abc', '77O7083893', '7707083893.5', '7707083893 0'])(
    'does not guess: «%s» stays invalid',
    (raw) => {
      expect(isInn(normalizeRequisite('inn', raw))).toBe(false);
    },
  );

  it.each([
    ['9909az001', '9909AZ001'],
    ['9909 АВ 001', '9909AB001'],
    ['9909ах001', '9909AX001'],
    ['ｋ', 'K'],
  ])('writes the КПП %s in upper-case Latin letters', (raw, expected) => {
    expect(normalizeRequisite('kpp', raw)).toBe(expected);
  });

  it('does not change a Cyrillic О to a Latin one, because it may be a zero', () => {
    expect(isKpp(normalizeRequisite('kpp', '7736О1001'))).toBe(false);
  });

  it.each([
    '+79161234567',
    '89161234567',
    '79161234567',
    '9161234567',
    '8 (916) 123-45-67',
    '+7 916 123 45 67',
    '+7 (916) 123–45–67',
    '8.916.123.45.67',
    '8\u2011916\u2011123\u201145\u201167',
    '＋７ ９１６ １２３４５６７',
    '\u202A+7 916 123-45-67\u202C',
    '+7 +7 916 123-45-67',
    '+7 8 (916) 123-45-67',
    '+7 916 123-45-67',
    '00 7 916 123 45 67',
    '+7 916 123-45-67 доб. 12',
    '8 916 123-45-67, доб 1234',
    '9161234567 (добавочный: 7)',
    '+7 916 123-45-67 вн. 5',
    '+79161234567 ext. 12',
    "'+7 916 123-45-67",
    'tel:+79161234567',
    'тел.: 8 916 123-45-67',
    '+7 916 123 45 67 моб.',
    'моб. +7 916 123 45 67',
    '+7 916 123 45 67 (сот.)',
    '79161234567.0',
    '89161234567,00',
    '+7/916/1234567',
  ])('returns the phone %s as +7 and ten digits', (raw) => {
    expect(normalizeRequisite('mobilePhone', raw)).toBe('+79161234567');
  });

  it.each(['+7.916.123.45.00', '8.916.123.45.00', '8 916 123.45.00'])(
    'keeps two zeros at the end of the phone %s',
    (raw) => {
      expect(normalizeRequisite('mobilePhone', raw)).toBe('+79161234500');
    },
  );

  it.each([
    ['+375291234567', '+375291234567'],
    ['+89161234567', '+89161234567'],
    ['4951234567', '4951234567'],
    ['8916123456', '8916123456'],
    ['891612345678', '891612345678'],
    ['916 123 45 6', '916123456'],
    ['8916123456a', '8916123456a'],
    ['+7 916 123 45 67 12', '+7916123456712'],
    ['доб. 12', 'доб12'],
  ])('does not change %s to a Russian mobile number', (raw, expected) => {
    expect(normalizeRequisite('mobilePhone', raw)).toBe(expected);
    expect(isMobilePhone(normalizeRequisite('mobilePhone', raw))).toBe(false);
  });

  it('has a counterpart, phoneExtension, which returns the extension after a phone number', () => {
    expect(phoneExtension('+7 916 123-45-67 доб. 12')).toBe('12');
    expect(phoneExtension('+7 916 123-45-67')).toBeUndefined();
    expect(phoneExtension('доб. 12')).toBeUndefined();
  });

  it.each([7707083893, null, undefined, {}, ['7707083893'], true])(
    'returns an empty text for %o',
    (raw) => {
      expect(KINDS.map((kind) => normalizeRequisite(kind, raw))).toEqual(KINDS.map(() => ''));
    },
  );

  it('does not change its own result', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789+78 ()-\u00A0\u200BАВОAZ９'.split('')) }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), text, (kind, raw) => {
        const once = normalizeRequisite(kind, raw);
        expect(normalizeRequisite(kind, once)).toBe(once);
      }),
      { numRuns: 500 },
    );
    expect(normalizeRequisite('mobilePhone', '+79161234567')).toBe('+79161234567');
    expect(normalizeRequisite('kpp', '9909AZ001')).toBe('9909AZ001');
  });
});
