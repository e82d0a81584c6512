// Written by `npm run codegen` from openapi/. Do not edit.

import { fileReference } from './debtors';

export const financeBank = { logos: [fileReference, '*'] } as const;
export const financingLimit = {
  financingLimit: 'i',
  interestRate: 'n',
  bank: financeBank,
} as const;
export const financeRequestStatus = {} as const;
export const financeRequestLimit = { financingLimit: 'i' } as const;
export const financeAgreement = {
  id: 'id',
  financingLimit: 'i',
  interestRate: 'n',
  valid: 'b',
  bank: [financeBank, '~'],
  usedAmount: 'i~',
  availableAmount: 'i~',
} as const;
export const recipient = {} as const;
export const financeRequestStatusChange = { status: financeRequestStatus } as const;
export const financeRequest = {
  id: 'id',
  status: financeRequestStatus,
  financingLimit: financeRequestLimit,
  agreement: [financeAgreement, '?'],
  bank: [financeBank, '~'],
  recipient: [recipient, '~'],
  statusHistory: [financeRequestStatusChange, '*~'],
} as const;
export const financeOfferStatus = {} as const;
export const financeOffer = {
  id: 'id',
  financingLimit: financingLimit,
  request: [financeRequest, '?'],
  status: financeOfferStatus,
  recipient: recipient,
  isDeleted: 'b~',
} as const;
