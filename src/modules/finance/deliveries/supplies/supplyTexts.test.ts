import { describe, expect, it } from 'vitest';
import { answered } from '../../../../../test/render/answered';
import { debtText, deferralText, supplyName, supplyType } from './supplyTexts';

const supply = (row: object) => answered('getSupply', { id: 's1', ...row });

it.each<[unknown, unknown, string]>([
  [100_000, 100_000, ''],
  [100_000, 40_000, 'долг 400,00\u00A0₽'],
  [100_000, 0, 'оплачена'],
  [0, 0, ''],
  [100_000, null, ''],
  ['100000', 5, ''],
])('the debt of a supply of %s kopeks, of which %s are owed, is «%s»', (amount, debtSum, text) => {
  expect(debtText(supply({ amount, debtSum }))).toBe(text);
});

it.each([
  ['UPD', 'УПД-2026-0431', 'УПД-2026-0431'],
  ['UPD', '431', 'УПД №\u00A0431'],
  ['UPD', '', 'УПД'],
])('the document of type %s with the number «%s» is called «%s»', (documentType, number, name) => {
  expect(supplyName(supply({ documentType, number }))).toBe(name);
});

describe('the texts of a supply', () => {
  it('are empty for invalid values', () => {
    for (const value of [null, {}, [], true, undefined]) {
      const spoiled = supply({ number: value, documentType: value, deferralDays: value });
      expect([supplyName(spoiled), supplyType(spoiled), deferralText(spoiled)]).toEqual([
        '',
        '',
        '',
      ]);
    }
  });

  it('contain the name of a known document type, the code of an unknown type, and the deferral', () => {
    expect(supplyType(supply({ documentType: 'WAYBILL' }))).toBe('ТОРГ-12');
    expect(supplyType(supply({ documentType: 'CMR' }))).toBe('CMR');
    expect(deferralText(supply({ deferralDays: 45 }))).toBe('45\u00A0дн.');
  });
});
