import { describe, expect, it } from 'vitest';
import { previewRemarks, previewRequest } from './rulePreview';

const TODAY = '2026-11-22';

describe('the count of objects that a rule covers', () => {
  it('includes available objects that match every term', () => {
    const values = {
      agreementId: 'a1',
      buyers: [
        { code: 'b1', name: 'Первый' },
        { code: 'b2', name: 'Второй' },
      ],
      minAmount: 100,
      maxAmount: 0,
      minDaysToPayment: '14',
      dailyLimit: 5,
    };
    expect(previewRequest(values, TODAY)).toEqual({
      pageNumber: 0,
      pageSize: 1,
      filters: [
        { field: 'status.name', value: 'AVAILABLE', operation: 'EQ' },
        { field: 'agreement.id', value: 'a1', operation: 'EQ' },
        { field: 'debtor.id', value: ['b1', 'b2'], operation: 'IN' },
        { field: 'claimAmount', value: 100, operation: 'GE' },
        { field: 'claimAmount', value: 0, operation: 'LE' },
        { field: 'plannedRepaymentDate', value: '2026-12-06', operation: 'GE' },
      ],
      sorts: [],
    });
  });

  it('filters only by terms that are filled in', () => {
    expect(previewRequest({ agreementId: 'a1' }, TODAY)?.filters).toHaveLength(2);
  });

  it.each([
    {},
    { agreementId: '' },
    { agreementId: 'a1', minAmount: '1,234' },
    { agreementId: 'a1', maxAmount: Number.NaN },
    { agreementId: 'a1', minDaysToPayment: 'скоро' },
    { agreementId: 'a1', minDaysToPayment: '123456' },
  ])('is not requested for %j', (values) => {
    expect(previewRequest(values, TODAY)).toBeNull();
  });
});

it('the count of objects says which terms it ignores', () => {
  expect(previewRemarks({ active: true, startDate: TODAY, endDate: TODAY }, TODAY)).toEqual([]);
  expect(
    previewRemarks({ startDate: '2026-12-01', endDate: '2026-11-21', dailyLimit: 1 }, TODAY),
  ).toEqual([
    'Правило начнёт действовать 01.12.2026.',
    'Срок правила уже закончился.',
    'Правило выключено.',
    'Дневной лимит здесь не учтён: за день будет заказано не больше него.',
  ]);
});
