import { describe, expect, it } from 'vitest';
import { requisiteWarnings } from './requisiteWarnings';

const ORGANIZATION = '7707083893';
const PROPRIETOR = '500100732259';

describe('requisiteWarnings', () => {
  it.each([
    ['1027700132195', PROPRIETOR, [expect.stringContaining('ОГРНИП состоит из 15 цифр')]],
    ['304500116000157', ORGANIZATION, [expect.stringContaining('ОГРН состоит из 13 цифр')]],
    ['1027700132195', ORGANIZATION, []],
    ['304500116000157', PROPRIETOR, []],
    ['1027700132195', '770708389', []],
    ['1027700132195', undefined, []],
  ])('compares the length of the ОГРН %s with the ИНН %s', (ogrn, inn, warnings) => {
    expect(requisiteWarnings('ogrn', ogrn, { inn })).toEqual(warnings);
  });

  it.each([
    ['40702810200000012345', { soleProprietor: false }, []],
    ['40802810200000012345', { soleProprietor: true }, []],
    ['40702810200000012345', { inn: PROPRIETOR }, [expect.stringContaining('40802')]],
    ['40802810200000012345', { inn: ORGANIZATION }, [expect.stringContaining('с 407')]],
    ['40802810200000012345', { inn: ORGANIZATION, soleProprietor: true }, []],
    ['40802810200000012345', {}, []],
    ['40702840200000012345', {}, [expect.stringContaining('не в рублях')]],
    ['40817978200000012345', { inn: PROPRIETOR }, [expect.any(String), expect.any(String)]],
  ])('checks the settlement account %s of the owner %o', (account, around, warnings) => {
    expect(requisiteWarnings('settlementAccount', account, around)).toEqual(warnings);
  });

  it.each([
    ['30101810400000000225', '044525225', []],
    ['30101810400000000225', '044525187', [expect.stringContaining('Последние три цифры')]],
    ['30101810400000000225', '04452518', []],
    ['30101810400000000225', undefined, []],
    ['30101840400000000225', '044525225', [expect.stringContaining('не в рублях')]],
    ['40102810545370000003', '004525988', []],
  ])(
    'compares the last digits of the correspondent account %s with the БИК %s',
    (account, bik, warnings) => {
      expect(requisiteWarnings('correspondentAccount', account, { bik })).toEqual(warnings);
    },
  );

  it.each([
    ['inn', '0000000000'],
    ['ogrn', '0000000000000'],
    ['kpp', '000000000'],
    ['bik', '000000000'],
    ['settlementAccount', '00000000000000000000'],
  ] as const)('warns about a value of zeros: %s', (kind, value) => {
    expect(requisiteWarnings(kind, value)).toEqual([expect.stringContaining('одних нулей')]);
  });

  it.each(['', '4070281', ' 40702840200000012345', 'abc', undefined, null, 40702840, {}])(
    'does not warn about %o, because the rule refuses it',
    (value) => {
      expect(requisiteWarnings('settlementAccount', value, { inn: PROPRIETOR })).toEqual([]);
    },
  );
});
