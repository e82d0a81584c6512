import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import type { FinanceRule } from '../../../../api/endpoints/financeRule';
import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';

/** Returns an object of 1 000,00 ₽ at 80 % and 18.5 % a year, due in 30 days from 22.11.2026. */
export function orderLine(change: Partial<FinancingObject>, agreementId = 'main'): FinancingObject {
  return {
    id: 'object',
    number: 'ТР-2026-0301',
    supply: undefined,
    agreement: {
      id: agreementId,
      number: 'ФД-2026/041',
      bank: { fullName: 'ПАО «Национальный банк развития»', logos: [] },
    },
    debtor: undefined,
    claimAmount: 100_000,
    financingAmount: 80_000,
    financingPercent: 80,
    remainder: undefined,
    interestRate: 18.5,
    commission: undefined,
    orderDate: null,
    financingDate: null,
    plannedRepaymentDate: '2026-12-22',
    repaidAmount: undefined,
    overdueDays: undefined,
    recourse: undefined,
    status: { name: 'AVAILABLE', description: 'Доступно' },
    ...change,
  };
}

/** Returns an agreement in force. */
export function financeAgreement(change: Partial<FinanceAgreement>): FinanceAgreement {
  return {
    id: 'main',
    number: 'ФД-2026/041',
    financingLimit: 200_000,
    interestRate: 18.5,
    valid: true,
    createdDateTime: '2026-06-15T12:00:00+03:00',
    finishedDate: '2027-06-14',
    usedAmount: 50_000,
    availableAmount: 150_000,
    ...change,
  };
}

/** Returns a rule with every bound. */
export function financeRule(change: Partial<FinanceRule>): FinanceRule {
  return {
    id: 'rule',
    name: 'Технопром до 5 миллионов',
    agreementId: 'main',
    debtorIds: ['debtor-tehnoprom'],
    debtors: [
      { id: 'debtor-tehnoprom', name: 'АО «Технопром»', itn: '7714567895', kpp: '771401001' },
    ],
    minAmount: 10_000_000,
    maxAmount: 500_000_000,
    minDaysToPayment: 14,
    dailyLimit: 1_000_000_000,
    startDate: '2026-11-02',
    endDate: '2027-01-31',
    active: true,
    ...change,
  };
}
