// Written by `npm run codegen` from openapi/. Do not edit.

const debtorOfferRequest = { createdDateTime: 's' } as const;
const legalStatus = { name: 's' } as const;
const okopf = { code: 's', name: 's' } as const;
const organization = {
  id: 'id',
  legalStatus: legalStatus,
  itn: 's',
  name: 's',
  ceoName: 's',
  kpp: 's?',
  ogrn: 's',
  legalAddress: 's',
  okopf: [okopf, '?~'],
  excludedModules: ['s', '*~'],
} as const;
const debtorAgreementBill = { billEndDate: 's' } as const;
const debtorAgreement = {
  agreementId: 's',
  agreementNumber: 's',
  startedDate: 's',
  finishedDate: 's',
  bill: [debtorAgreementBill, '?'],
} as const;
const fileReference = { id: 'id', name: 's~' } as const;
const insurer = { name: 's', logo: [fileReference, '?'] } as const;
const debtorOffer = {
  id: 'id',
  status: 's',
  insuranceLimit: 'i',
  insurancePrice: 'i',
  offerFinishDate: 's?',
  createdDateTime: 's',
  offerRequest: [debtorOfferRequest, '?'],
  clientCompany: organization,
  agreement: [debtorAgreement, '?'],
  insurer: [insurer, '~'],
} as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  findActualDebtorOffers: [debtorOffer, '*'],
} as const;
