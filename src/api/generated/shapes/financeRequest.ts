// Written by `npm run codegen` from openapi/. Do not edit.

const createdFinanceRequest = { id: 'id' } as const;
const financeRequestStatus = { name: 's', description: 's' } as const;
const financeRequestLimit = { financingLimit: 'i' } as const;
const fileReference = { id: 'id', name: 's~' } as const;
const financeBank = { id: 's~', fullName: 's', logos: [fileReference, '*'] } as const;
const financeAgreement = {
  id: 'id',
  number: 's',
  financingLimit: 'i',
  interestRate: 'n',
  valid: 'b',
  createdDateTime: 's',
  finishedDate: 's',
  bank: [financeBank, '~'],
  usedAmount: 'i~',
  availableAmount: 'i~',
} as const;
const recipient = { fullName: 's' } as const;
const financeRequestStatusChange = { status: financeRequestStatus, changedDateTime: 's' } as const;
const financeRequest = {
  id: 'id',
  status: financeRequestStatus,
  createdDateTime: 's',
  financingLimit: financeRequestLimit,
  agreement: [financeAgreement, '?'],
  offerId: 's~',
  bank: [financeBank, '~'],
  recipient: [recipient, '~'],
  statusHistory: [financeRequestStatusChange, '*~'],
} as const;
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
const passport = {
  series: 's?~',
  number: 's?~',
  issueDate: 's?~',
  issuedBy: 's?~',
  divisionCode: 's?~',
} as const;
const founder = {
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
  kpp: 's?~',
  country: 's?~',
  itn: 's?~',
  address: 's?~',
  sharePercent: 'n?~',
  isPublicOfficial: 'b~',
  isBeneficiary: 'b',
} as const;
const contactPerson = {
  id: 'id',
  role: 's',
  fullName: 's?~',
  position: 's?~',
  phone: 's?~',
  phoneExtension: 's?~',
  email: 's?~',
  isMain: 'b~',
} as const;
const requestPaymentDetails = {
  bik: 's?~',
  bankName: 's?~',
  correspondentAccount: 's?~',
  settlementAccount: 's?~',
} as const;
const agreementFlag = {
  flag: 's',
  name: 's',
  accepted: 'b',
  acceptedDateTime: 's?',
  file: [fileReference, '?'],
} as const;
const financeRequestForm = {
  requestId: 's',
  organization: organization,
  founders: [founder, '*'],
  contactData: [contactPerson, '*'],
  paymentDetails: [requestPaymentDetails, '?'],
  agreementFlags: [agreementFlag, '*'],
  savedDateTime: 's',
} as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  createFinanceRequest: createdFinanceRequest,
  findFinanceRequests: [financeRequest, '*p'],
  findActualFinanceRequests: [financeRequest, '*p'],
  getFinanceRequest: financeRequest,
  sendFinanceRequest: financeRequest,
  getFinanceRequestForm: financeRequestForm,
  saveFinanceRequestForm: financeRequestForm,
  createFounder: founder,
  updateFounder: founder,
  createContactPerson: contactPerson,
  updateContactPerson: contactPerson,
  setRequestPaymentDetails: requestPaymentDetails,
  acceptFinanceAgreementFlag: agreementFlag,
} as const;
