// Written by `npm run codegen` from openapi/. Do not edit.

const debtor = { id: 'id', name: 's', itn: 's', kpp: 's?' } as const;
const financeRule = {
  name: 's',
  agreementId: 's',
  debtorIds: ['s', '*'],
  minAmount: 'i?',
  maxAmount: 'i?',
  minDaysToPayment: 'i?',
  dailyLimit: 'i?',
  startDate: 's',
  endDate: 's?',
  active: 'b',
  id: 'id',
  debtors: [debtor, '*~'],
} as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  createFinanceRule: financeRule,
  findFinanceRules: [financeRule, '*p'],
  getFinanceRule: financeRule,
  updateFinanceRule: financeRule,
} as const;
