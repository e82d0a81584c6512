import { describe, expect, it } from 'vitest';
import { financeRule } from '../testing/financingSeeds';
import { notBeforeStart, notBelowMinimum, ruleTerms, ruleValues } from './ruleForm';

describe('the rule form', () => {
  it('sends the terms of a rule back unchanged', () => {
    const { id: _, debtors: __, ...terms } = financeRule({});
    expect(ruleTerms(ruleValues(financeRule({})))).toEqual(terms);
  });

  it('keeps every empty bound, and every zero', () => {
    const open = {
      debtorIds: [],
      minAmount: null,
      maxAmount: null,
      minDaysToPayment: null,
      dailyLimit: null,
      endDate: null,
      active: false,
    };
    expect(ruleTerms(ruleValues(financeRule(open)))).toMatchObject(open);
    const zero = { minAmount: 0, minDaysToPayment: 0 };
    expect(ruleTerms(ruleValues(financeRule(zero)))).toMatchObject(zero);
  });

  it('shows the names of buyers, and keeps buyers without a name', () => {
    const rule = financeRule({ debtorIds: ['b1', 'b2'], debtors: [] });
    expect(ruleValues(rule).buyers).toEqual([
      { code: 'b1', name: '' },
      { code: 'b2', name: '' },
    ]);
    const debtor = { id: 'b2', name: 'АО «Технопром»', itn: '7714567895', kpp: null };
    expect(ruleValues({ ...rule, debtors: [debtor] }).buyers?.[1]?.name).toBe('АО «Технопром»');
  });

  it('trims the name', () => {
    expect(ruleTerms({ name: '  Осень ' }).name).toBe('Осень');
  });
});

describe('the bounds of a rule', () => {
  it.each([
    [100_00, 100_01, 'Сумма «до» меньше суммы «от»'],
    [100_00, 100_00, undefined],
    [100_01, 100_00, undefined],
    [100_00, undefined, undefined],
    [undefined, 100_00, undefined],
    // Another validator reports a text that is not a sum.
    ['-100', 100_00, undefined],
    [100_00, '100001', undefined],
  ])('with the maximum sum %s and the minimum sum %s report %s', (value, minAmount, problem) => {
    expect(notBelowMinimum(value, { minAmount })).toBe(problem);
  });

  it.each([
    ['2026-11-30', '2026-12-01', 'Окончание раньше начала'],
    ['2026-12-01', '2026-12-01', undefined],
    ['2026-12-02', '2026-12-01', undefined],
    ['31.02.2026', '2026-12-01', undefined],
    ['01.02.26', '2026-12-01', undefined],
    ['2026-11-30', 'завтра', undefined],
    [undefined, '2026-12-01', undefined],
  ])('with the last day %s and the first day %s report %s', (value, startDate, problem) => {
    expect(notBeforeStart(value, { startDate })).toBe(problem);
  });
});
