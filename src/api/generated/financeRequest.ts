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
  /** Part of the form that has to be complete and right. */
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
  /** status 200 The account as saved. */ RequestPaymentDetails;
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
  /** Rows on all pages together. */
  totalElements: number;
  /** Pages that all rows together take. */
  totalPages: number;
  /** Number of this page, counted from 0. */
  number: number;
  /** Rows that fit on a page. */
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
  /** Name of the file for the customer, where the server tells it. */
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
  /** When the agreement was made. */
  createdDateTime: string;
  /** Last day of the agreement. */
  finishedDate: string;
  bank?: FinanceBank;
  /** Part of the limit that ordered and financed objects take up, in kopeks. */
  usedAmount?: Kopeks;
  /** What is left of the limit, in kopeks; 0 where the agreement is not in force. */
  availableAmount?: Kopeks;
};
export type Recipient = {
  /** Full name of the organization that is financed. */
  fullName: string;
};
export type FinanceRequestStatusChange = {
  status: FinanceRequestStatus;
  /** When the request came into the status. */
  changedDateTime: string;
};
export type FinanceRequest = {
  id: Identifier;
  status: FinanceRequestStatus;
  /** When the request was created. */
  createdDateTime: string;
  financingLimit: FinanceRequestLimit;
  /** The agreement that the request led to; null before there is one. */
  agreement: FinanceAgreement | null;
  offerId?: Identifier;
  bank?: FinanceBank;
  recipient?: Recipient;
  /** The way of the request so far, the oldest step first. */
  statusHistory?: FinanceRequestStatusChange[];
};
export type FinanceRequestPage = Page & {
  /** Requests on this page. */
  content: FinanceRequest[];
};
export type SearchFilter = {
  /** Name of a field that `x-searchable` of the operation lists, the parts of a nested one joined by dots. */
  field: string;
  /** Value to compare with; a list of values for IN. */
  value: string | number | boolean | (string | number | boolean)[] | null;
  /** Comparison. LIKE looks for a part of the text and ignores its case. */
  operation: 'EQ' | 'NE' | 'LIKE' | 'IN' | 'GE' | 'LE';
};
export type SearchSort = {
  /** Name of a field that `x-searchable` of the operation lists, the parts of a nested one joined by dots. */
  field: string;
  /** From the least to the greatest (ASC), or back (DESC). */
  direction: 'ASC' | 'DESC';
};
export type SearchRequest = {
  /** Number of the page, counted from 0. */
  pageNumber?: number;
  /** Rows on a page. */
  pageSize?: number;
  /** Conditions, all of which must hold. */
  filters?: SearchFilter[];
  /** Order of the rows, the first entry weighs most. */
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
  /** Who issued it, as the passport says. */
  issuedBy?: string | null;
  /** Код подразделения of a passport of Russia, 000-000. */
  divisionCode?: string | null;
};
export type FounderData = {
  /** Founder that the form has already; absent for a new one, ignored by the founder calls. */
  id?: Identifier;
  /** Whether the founder is a person or a company. */
  type: 'PERSON' | 'COMPANY';
  /** Of a person, as all fields up to the passport. */
  lastname?: string | null;
  /** First name of a person. */
  firstname?: string | null;
  /** Отчество; null where the person has none. */
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
  /** Of a company of another country, in its register; in place of ОГРН and КПП. */
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
  /** Beneficial owner, a person above 25 percent (115-ФЗ). The server sees to it. */
  isBeneficiary: boolean;
};
export type ContactPersonData = {
  /** Contact that the form has already; absent for a new one, ignored by the contact calls. */
  id?: Identifier;
  /** What the bank asks this person about. */
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
  /** When the customer agreed; null while he does not. */
  acceptedDateTime: string | null;
  /** The document that is agreed to; null where there is none to read. */
  file: FileReference | null;
};
export type FinanceRequestForm = {
  requestId: Identifier;
  organization: Organization;
  /** Empty for a sole proprietor. */
  founders: Founder[];
  /** Persons whom the bank may ask. */
  contactData: ContactPerson[];
  /** Null before they were entered. */
  paymentDetails: RequestPaymentDetails | null;
  /** All consents that the request needs, given or not. */
  agreementFlags: AgreementFlag[];
  /** When the form was last changed. */
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
  /** Persons whom the bank may ask, all of them. */
  contactData?: ContactPersonData[];
  /** Account that the bank pays to. */
  paymentDetails?: RequestPaymentDetails | null;
  /** Consents that are named here take the value; the others stay. */
  agreementFlags?: AgreementFlagValue[];
};
