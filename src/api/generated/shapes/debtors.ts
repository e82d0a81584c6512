// Written by `npm run codegen` from openapi/. Do not edit.

import { organization } from './user';

export const debtorOfferRequest = {} as const;
export const debtorAgreementBill = {} as const;
export const debtorAgreement = { bill: [debtorAgreementBill, '?'] } as const;
export const fileReference = { id: 'id' } as const;
export const insurer = { logo: [fileReference, '?'] } as const;
export const debtorOffer = {
  id: 'id',
  insuranceLimit: 'i',
  insurancePrice: 'i',
  offerFinishDate: 's?',
  offerRequest: [debtorOfferRequest, '?'],
  clientCompany: organization,
  agreement: [debtorAgreement, '?'],
  insurer: [insurer, '~'],
} as const;
