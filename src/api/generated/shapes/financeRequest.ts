// Written by `npm run codegen` from openapi/. Do not edit.

import { fileReference } from './debtors';
import { organization } from './user';

export const createdFinanceRequest = { id: 'id' } as const;
export const passport = {
  series: 's?~',
  number: 's?~',
  issueDate: 's?~',
  issuedBy: 's?~',
  divisionCode: 's?~',
} as const;
export const founder = {
  id: 'id',
  type: '=PERSON|COMPANY',
  lastname: 's?~',
  firstname: 's?~',
  middlename: 's?~',
  birthDate: 's?~',
  citizenship: 's?~',
  passport: [passport, '?~'],
  name: 's?~',
  ogrn: 's?~',
  registrationNumber: 's?~',
  kpp: 's?~',
  country: 's?~',
  itn: 's?~',
  address: 's?~',
  sharePercent: 'n?~',
  isPublicOfficial: 'b~',
  isBeneficiary: 'b',
} as const;
export const contactPerson = {
  id: 'id',
  fullName: 's?~',
  position: 's?~',
  phone: 's?~',
  phoneExtension: 's?~',
  email: 's?~',
  isMain: 'b~',
} as const;
export const requestPaymentDetails = {
  bik: 's?~',
  bankName: 's?~',
  correspondentAccount: 's?~',
  settlementAccount: 's?~',
} as const;
export const agreementFlag = {
  accepted: 'b',
  acceptedDateTime: 's?',
  file: [fileReference, '?'],
} as const;
export const financeRequestForm = {
  organization: organization,
  founders: [founder, '*'],
  contactData: [contactPerson, '*'],
  paymentDetails: [requestPaymentDetails, '?'],
  agreementFlags: [agreementFlag, '*'],
} as const;
