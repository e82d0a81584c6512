import type { Decoded } from '../answers/decoded';
import { agreementFlag } from './shapes/financeRequest';
import { contactPerson } from './shapes/financeRequest';
import { createdFinanceRequest } from './shapes/financeRequest';
import { financeRequest } from './shapes/financeOffer';
import { financeRequestForm } from './shapes/financeRequest';
import { founder } from './shapes/financeRequest';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createFinanceRequest: build.mutation<
      Decoded<CreateFinanceRequestApiResponse>,
      CreateFinanceRequestApiArg
    >({
      query: (queryArg) => ({
        shape: createdFinanceRequest,
        url: `/v1/finance/request`,
        method: 'POST',
        params: {
          offerId: queryArg.offerId,
        },
      }),
    }),
    getFinanceRequest: build.query<Decoded<GetFinanceRequestApiResponse>, GetFinanceRequestApiArg>({
      query: (queryArg) => ({
        shape: financeRequest,
        url: `/v1/finance/request/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
    deleteFinanceRequest: build.mutation<
      DeleteFinanceRequestApiResponse,
      DeleteFinanceRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/v1/finance/request/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
    sendFinanceRequest: build.mutation<
      Decoded<SendFinanceRequestApiResponse>,
      SendFinanceRequestApiArg
    >({
      query: (queryArg) => ({
        shape: financeRequest,
        url: `/v1/finance/request/${encodeURIComponent(queryArg.id)}/send`,
        method: 'POST',
      }),
    }),
    getFinanceRequestForm: build.query<
      Decoded<GetFinanceRequestFormApiResponse>,
      GetFinanceRequestFormApiArg
    >({
      query: (queryArg) => ({
        shape: financeRequestForm,
        url: `/v1/finance/request/${encodeURIComponent(queryArg.id)}/form`,
      }),
    }),
    saveFinanceRequestForm: build.mutation<
      Decoded<SaveFinanceRequestFormApiResponse>,
      SaveFinanceRequestFormApiArg
    >({
      query: (queryArg) => ({
        shape: financeRequestForm,
        url: `/v1/finance/request/${encodeURIComponent(queryArg.id)}/form`,
        method: 'PUT',
        body: queryArg.financeRequestFormUpdate,
        params: {
          validateGroup: queryArg.validateGroup,
        },
      }),
    }),
    createFounder: build.mutation<Decoded<CreateFounderApiResponse>, CreateFounderApiArg>({
      query: (queryArg) => ({
        shape: founder,
        url: `/v1/finance/request/${encodeURIComponent(queryArg.id)}/form/founder`,
        method: 'POST',
        body: queryArg.founderData,
      }),
    }),
    updateFounder: build.mutation<Decoded<UpdateFounderApiResponse>, UpdateFounderApiArg>({
      query: (queryArg) => ({
        shape: founder,
        url: `/v1/finance/request/form/founder/${encodeURIComponent(queryArg.id)}`,
        method: 'PUT',
        body: queryArg.founderData,
      }),
    }),
    deleteFounder: build.mutation<DeleteFounderApiResponse, DeleteFounderApiArg>({
      query: (queryArg) => ({
        url: `/v1/finance/request/form/founder/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
    createContactPerson: build.mutation<
      Decoded<CreateContactPersonApiResponse>,
      CreateContactPersonApiArg
    >({
      query: (queryArg) => ({
        shape: contactPerson,
        url: `/v1/finance/request/${encodeURIComponent(queryArg.id)}/form/contact-data`,
        method: 'POST',
        body: queryArg.contactPersonData,
      }),
    }),
    updateContactPerson: build.mutation<
      Decoded<UpdateContactPersonApiResponse>,
      UpdateContactPersonApiArg
    >({
      query: (queryArg) => ({
        shape: contactPerson,
        url: `/v1/finance/request/form/contact-data/${encodeURIComponent(queryArg.id)}`,
        method: 'PUT',
        body: queryArg.contactPersonData,
      }),
    }),
    deleteContactPerson: build.mutation<DeleteContactPersonApiResponse, DeleteContactPersonApiArg>({
      query: (queryArg) => ({
        url: `/v1/finance/request/form/contact-data/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
    acceptFinanceAgreementFlag: build.mutation<
      Decoded<AcceptFinanceAgreementFlagApiResponse>,
      AcceptFinanceAgreementFlagApiArg
    >({
      query: (queryArg) => ({
        shape: agreementFlag,
        url: `/v1/finance/request/${encodeURIComponent(queryArg.id)}/form/agreement-flag/${encodeURIComponent(queryArg.flag)}/accepted/${encodeURIComponent(queryArg.value)}`,
        method: 'POST',
      }),
    }),
  }),
});
export { injectedRtkApi as financeRequestApi };
export type CreateFinanceRequestApiResponse =
  /** status 200 The new request. */ CreatedFinanceRequest;
export type CreateFinanceRequestApiArg = {
  /** Offer to apply under. */
  offerId: Identifier;
};
export type FindFinanceRequestsApiResponse =
  /** status 200 One page of requests. */ FinanceRequestPage;
export type FindFinanceRequestsApiArg = {
  searchRequest: SearchRequest;
};
export type FindActualFinanceRequestsApiResponse =
  /** status 200 One page of requests. */ FinanceRequestPage;
export type FindActualFinanceRequestsApiArg = {
  searchRequest: SearchRequest;
};
export type GetFinanceRequestApiResponse = /** status 200 The request. */ FinanceRequest;
export type GetFinanceRequestApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type DeleteFinanceRequestApiResponse = void;
export type DeleteFinanceRequestApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type SendFinanceRequestApiResponse = /** status 200 The sent request. */ FinanceRequest;
export type SendFinanceRequestApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type GetFinanceRequestFormApiResponse = /** status 200 The form. */ FinanceRequestForm;
export type GetFinanceRequestFormApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type SaveFinanceRequestFormApiResponse =
  /** status 200 The saved form. */ FinanceRequestForm;
export type SaveFinanceRequestFormApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  /** Part of the form that must be complete and valid. */
  validateGroup?: ValidateGroup;
  financeRequestFormUpdate: FinanceRequestFormUpdate;
};
export type CreateFounderApiResponse = /** status 200 The added founder. */ Founder;
export type CreateFounderApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  founderData: FounderData;
};
export type UpdateFounderApiResponse = /** status 200 The changed founder. */ Founder;
export type UpdateFounderApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  founderData: FounderData;
};
export type DeleteFounderApiResponse = void;
export type DeleteFounderApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type CreateContactPersonApiResponse =
  /** status 200 The added contact person. */ ContactPerson;
export type CreateContactPersonApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  contactPersonData: ContactPersonData;
};
export type UpdateContactPersonApiResponse =
  /** status 200 The changed contact person. */ ContactPerson;
export type UpdateContactPersonApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  contactPersonData: ContactPersonData;
};
export type DeleteContactPersonApiResponse = void;
export type DeleteContactPersonApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type SetRequestPaymentDetailsApiResponse =
  /** status 200 The saved account. */ RequestPaymentDetails;
export type SetRequestPaymentDetailsApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  requestPaymentDetails: RequestPaymentDetails;
};
export type AcceptFinanceAgreementFlagApiResponse = /** status 200 The consent. */ AgreementFlag;
export type AcceptFinanceAgreementFlagApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  /** The consent. */
  flag: AgreementFlagName;
  /** Whether the customer agrees. */
  value: boolean;
};
export type Identifier = string;
export type CreatedFinanceRequest = {
  id: Identifier;
};
export type Page = {
  /** Number of rows on all pages together. */
  totalElements: number;
  /** Number of pages. */
  totalPages: number;
  /** Number of this page, counted from 0. */
  number: number;
  /** Largest number of rows on a page. */
  size: number;
};
export type FinanceRequestStatus = {
  /** DRAFT is being filled in; SEND_BANK was sent; PROCESSING is being considered for 5 to 14 working days; APPROVED has an agreement; CANCEL was refused. */
  name: 'DRAFT' | 'SEND_BANK' | 'PROCESSING' | 'APPROVED' | 'CANCEL' | (string & {});
  /** Name of the status for the customer, in Russian. */
  description: string;
};
export type Kopeks = number;
export type FinanceRequestLimit = {
  /** Лимит финансирования, in kopeks. */
  financingLimit: Kopeks;
};
export type Percent = number;
export type FileReference = {
  id: Identifier;
  /** Name of the file for the customer, if the server knows it. */
  name?: string;
};
export type FinanceBank = {
  id?: Identifier;
  /** Full name of the bank. */
  fullName: string;
  /** Logos, downloaded by their file ids; the first one is shown. */
  logos: FileReference[];
};
export type FinanceAgreement = {
  id: Identifier;
  /** Number of the agreement. */
  number: string;
  /** Лимит финансирования, in kopeks. */
  financingLimit: Kopeks;
  /** Annual rate in percent. */
  interestRate: Percent;
  /** Whether the agreement is in force. */
  valid: boolean;
  /** Time when the agreement was made. */
  createdDateTime: string;
  /** Last day of the agreement. */
  finishedDate: string;
  bank?: FinanceBank;
  /** Part of the limit used by ordered and financed objects, in kopeks. */
  usedAmount?: Kopeks;
  /** Rest of the limit, in kopeks; 0 if the agreement is not in force. */
  availableAmount?: Kopeks;
};
export type Recipient = {
  /** Full name of the financed organization. */
  fullName: string;
};
export type FinanceRequestStatusChange = {
  status: FinanceRequestStatus;
  /** Time when the request got the status. */
  changedDateTime: string;
};
export type FinanceRequest = {
  id: Identifier;
  status: FinanceRequestStatus;
  /** Time when the request was created. */
  createdDateTime: string;
  financingLimit: FinanceRequestLimit;
  /** The agreement that followed the request; null until there is one. */
  agreement: FinanceAgreement | null;
  offerId?: Identifier;
  bank?: FinanceBank;
  recipient?: Recipient;
  /** Statuses of the request so far, the earliest first. */
  statusHistory?: FinanceRequestStatusChange[];
};
export type FinanceRequestPage = Page & {
  /** Requests on this page. */
  content: FinanceRequest[];
};
export type SearchFilter = {
  /** Name of a field from `x-searchable` of the operation; dots separate the parts of a nested one. */
  field: string;
  /** Value to compare with; a list of values for IN. */
  value: string | number | boolean | (string | number | boolean)[] | null;
  /** Comparison. LIKE finds a part of the text and ignores its case. */
  operation: 'EQ' | 'NE' | 'LIKE' | 'IN' | 'GE' | 'LE';
};
export type SearchSort = {
  /** Name of a field from `x-searchable` of the operation; dots separate the parts of a nested one. */
  field: string;
  /** Ascending (ASC) or descending (DESC). */
  direction: 'ASC' | 'DESC';
};
export type SearchRequest = {
  /** Number of the page, counted from 0. */
  pageNumber?: number;
  /** Number of rows on a page. */
  pageSize?: number;
  /** Conditions, all of which must hold. */
  filters?: SearchFilter[];
  /** Order of the rows, the most significant field first. */
  sorts?: SearchSort[];
};
export type LegalStatus = {
  /** INDIVIDUAL is a sole proprietor, who has no КПП. */
  name: 'INDIVIDUAL' | 'LEGAL_ENTITY' | (string & {});
};
export type Itn = string;
export type Kpp = string | null;
export type Ogrn = string;
export type Okopf = {
  /** Code of the classifier, five digits. */
  code: string;
  /** Name of the legal form. */
  name: string;
};
export type Organization = {
  id: Identifier;
  legalStatus: LegalStatus;
  itn: Itn;
  /** Name of the organization, the full one. */
  name: string;
  /** Head of the organization, surname first. */
  ceoName: string;
  kpp: Kpp;
  ogrn: Ogrn;
  /** Registered address in one line. */
  legalAddress: string;
  /** Legal form by the classifier ОКОПФ; null when it is not known. */
  okopf?: Okopf | null;
  /** Identifiers of modules that are switched off for this organization. */
  excludedModules?: string[];
};
export type Passport = {
  /** 4 digits in a passport of Russia. */
  series?: string | null;
  /** 6 digits in a passport of Russia. */
  number?: string | null;
  /** Not before the fourteenth birthday, not in the future. */
  issueDate?: string | null;
  /** Issuing authority, as the passport names it. */
  issuedBy?: string | null;
  /** Код подразделения of a passport of Russia, 000-000. */
  divisionCode?: string | null;
};
export type FounderData = {
  /** Founder of the form to change; absent for a new one, ignored by the founder calls. */
  id?: Identifier;
  /** Whether the founder is a person or a company. */
  type: 'PERSON' | 'COMPANY';
  /** Last name of a person. This and all fields up to the passport belong to a person. */
  lastname?: string | null;
  /** First name of a person. */
  firstname?: string | null;
  /** Отчество; null if the person has none. */
  middlename?: string | null;
  /** Age of 18 to 100 years. */
  birthDate?: string | null;
  /** Country by ISO 3166-1 alpha-2, such as RU. */
  citizenship?: string | null;
  /** Passport of a person. */
  passport?: Passport | null;
  /** Name of a company. */
  name?: string | null;
  /** ОГРН of a company of Russia, 13 digits. */
  ogrn?: string | null;
  /** Number of a company of another country in its register; replaces ОГРН and КПП. */
  registrationNumber?: string | null;
  /** КПП of a company of Russia. */
  kpp?: string | null;
  /** Country of a company by ISO 3166-1 alpha-2. */
  country?: string | null;
  /** ИНН, 12 digits of a person or 10 of a company; no two founders share one. Those of another country may have none. */
  itn?: string | null;
  /** Address of a person, or the registered one of a company. */
  address?: string | null;
  /** Доля in percent, at most two decimals; all shares together are at most 100. */
  sharePercent?: number | null;
  /** Публичное должностное лицо (115-ФЗ). */
  isPublicOfficial?: boolean;
};
export type Founder = FounderData & {
  id: Identifier;
  /** Beneficial owner, a person with more than 25 percent (115-ФЗ). Set by the server. */
  isBeneficiary: boolean;
};
export type ContactPersonData = {
  /** Contact of the form to change; absent for a new one, ignored by the contact calls. */
  id?: Identifier;
  /** Questions of the bank that this person answers. */
  role: 'HEAD' | 'CHIEF_ACCOUNTANT' | 'FINANCE_DIRECTOR' | 'MANAGER' | (string & {});
  /** ФИО. */
  fullName?: string | null;
  /** Position in the organization. */
  position?: string | null;
  /** +7 and 10 digits. */
  phone?: string | null;
  /** Добавочный. */
  phoneExtension?: string | null;
  /** E-mail of the person. */
  email?: string | null;
  /** True for exactly one contact. */
  isMain?: boolean;
};
export type ContactPerson = ContactPersonData & {
  id: Identifier;
};
export type RequestPaymentDetails = {
  /** БИК, 9 digits. */
  bik?: string | null;
  /** Name of the bank. */
  bankName?: string | null;
  /** К/С, 20 digits, whose control digit agrees with the БИК. */
  correspondentAccount?: string | null;
  /** Р/С, 20 digits, whose control digit agrees with the БИК. */
  settlementAccount?: string | null;
};
export type AgreementFlagName =
  | 'PERSONAL_DATA'
  | 'CREDIT_HISTORY'
  | 'DATA_RELIABILITY'
  | 'FINANCING_TERMS'
  | (string & {});
export type AgreementFlag = {
  flag: AgreementFlagName;
  /** Text beside the checkbox, in Russian. */
  name: string;
  /** Whether the user has accepted it. */
  accepted: boolean;
  /** Time of the consent; null without it. */
  acceptedDateTime: string | null;
  /** Document of the consent; null if there is none to read. */
  file: FileReference | null;
};
export type FinanceRequestForm = {
  requestId: Identifier;
  organization: Organization;
  /** Empty for a sole proprietor. */
  founders: Founder[];
  /** Persons for questions of the bank. */
  contactData: ContactPerson[];
  /** Null until they are entered. */
  paymentDetails: RequestPaymentDetails | null;
  /** All consents that the request needs, given or not. */
  agreementFlags: AgreementFlag[];
  /** Time of the last change of the form. */
  savedDateTime: string;
};
export type ValidateGroup = 'FOUNDERS' | 'CONTACT_DATA' | 'PAYMENT_DETAILS' | 'AGREEMENT_FLAGS';
export type AgreementFlagValue = {
  flag: AgreementFlagName;
  /** Whether the user accepts it. */
  accepted: boolean;
};
export type FinanceRequestFormUpdate = {
  /** Founders of the organization, all of them. */
  founders?: FounderData[];
  /** All persons for questions of the bank. */
  contactData?: ContactPersonData[];
  /** Account that the bank pays to. */
  paymentDetails?: RequestPaymentDetails | null;
  /** Consents to change; all others stay unchanged. */
  agreementFlags?: AgreementFlagValue[];
};
