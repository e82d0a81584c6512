// Written by `npm run codegen` from openapi/. Do not edit.

import { debtor } from './financeRegistry';

export const financeRule = {
  debtorIds: ['s', '*'],
  minAmount: 'i?',
  maxAmount: 'i?',
  minDaysToPayment: 'i?',
  dailyLimit: 'i?',
  endDate: 's?',
  active: 'b',
  id: 'id',
  debtors: [debtor, '*~'],
} as const;
