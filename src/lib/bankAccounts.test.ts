import { describe, expect, it } from 'vitest';
import { isCorrespondentAccount, isSettlementAccount } from './requisites';

// Public bank details, from state registers and the banks' websites.
const SBERBANK_BIK = '044525225';
const SBERBANK_ACCOUNT = '30101810400000000225';

describe('isCorrespondentAccount', () => {
  it.each([
    ['Сбербанк', SBERBANK_ACCOUNT, SBERBANK_BIK],
    ['Т-Банк', '30101810145250000974', '044525974'],
    ['Альфа-Банк', '30101810200000000593', '044525593'],
    ['Северо-Западный банк Сбербанка', '30101810500000000653', '044030653'],
    ['Сибирский банк Сбербанка', '30101810500000000641', '045004641'],
    ['Волго-Вятский банк Сбербанка', '30101810900000000603', '042202603'],
    ['ВТБ', '30101810700000000187', '044525187'],
    ['Газпромбанк', '30101810200000000823', '044525823'],
    ['the single treasury account', '40102810545370000003', '004525988'],
  ])('accepts the account of %s', (_bank, account, bik) => {
    expect(isCorrespondentAccount(account, bik)).toBe(true);
  });

  it('compares only characters 5-6 of the БИК', () => {
    expect(isCorrespondentAccount(SBERBANK_ACCOUNT, '999925999')).toBe(true);
    expect(isCorrespondentAccount(SBERBANK_ACCOUNT, '044535225')).toBe(false);
  });

  it('does not compare the last digits with the БИК, because a difference is only a warning', () => {
    expect(isCorrespondentAccount('30101810400000000225', '044525593')).toBe(true);
  });

  it('refuses a treasury account 03… with a wrong control digit', () => {
    expect(isCorrespondentAccount('03100643000000017301', '004525988')).toBe(false);
  });
});

describe('isSettlementAccount', () => {
  const ACCOUNT = '40702810200000012345';

  it.each([
    [ACCOUNT, SBERBANK_BIK],
    ['40802810638000067890', '044525974'],
    ['40702810700000000001', '044030653'],
  ])('accepts the account %s with the БИК %s', (account, bik) => {
    expect(isSettlementAccount(account, bik)).toBe(true);
  });

  it('compares only the last three digits of the БИК', () => {
    expect(isSettlementAccount(ACCOUNT, '999999225')).toBe(true);
    expect(isSettlementAccount(ACCOUNT, '044525226')).toBe(false);
  });

  // УФК по г. Москве: published with BIK 044525000 until 2021.
  const MOSCOW_TREASURY = '40101810045250010041';

  it('checks accounts at divisions of the Bank of Russia like accounts at any bank', () => {
    expect(isSettlementAccount(MOSCOW_TREASURY, '044525000')).toBe(false);
    expect(isSettlementAccount('40702810600000000000', '044525000')).toBe(true);
  });

  it('refuses a treasury account 03… with a wrong control digit', () => {
    expect(isSettlementAccount('03100643000000017300', '004525988')).toBe(false);
  });
});
