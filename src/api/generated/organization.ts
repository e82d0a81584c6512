import type { Decoded } from '../answers/decoded';
import { okopf } from './shapes/user';
import { organization } from './shapes/user';
import { paymentDetails } from './shapes/organization';
import { registryData } from './shapes/organization';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateOrganization: build.mutation<
      Decoded<UpdateOrganizationApiResponse>,
      UpdateOrganizationApiArg
    >({
      query: (queryArg) => ({
        shape: organization,
        url: `/v1/organization`,
        method: 'PUT',
        body: queryArg.organizationUpdate,
      }),
    }),
    getOrganization: build.query<Decoded<GetOrganizationApiResponse>, GetOrganizationApiArg>({
      query: (queryArg) => ({
        shape: organization,
        url: `/v1/organization/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
    deleteOrganization: build.mutation<DeleteOrganizationApiResponse, DeleteOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/v1/organization/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
    getOrganizationRegistryData: build.query<
      Decoded<GetOrganizationRegistryDataApiResponse>,
      GetOrganizationRegistryDataApiArg
    >({
      query: (queryArg) => ({
        shape: registryData,
        url: `/v1/organization/registry-data/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
    findOkopf: build.query<Decoded<FindOkopfApiResponse>, FindOkopfApiArg>({
      query: (queryArg) => ({
        shape: [okopf, '*p'],
        url: `/v1/organization/okopf/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
    createOrganizationPaymentDetails: build.mutation<
      Decoded<CreateOrganizationPaymentDetailsApiResponse>,
      CreateOrganizationPaymentDetailsApiArg
    >({
      query: (queryArg) => ({
        shape: paymentDetails,
        url: `/v1/organization/paymentDetails`,
        method: 'POST',
        body: queryArg.newPaymentDetails,
      }),
    }),
    updateOrganizationPaymentDetails: build.mutation<
      Decoded<UpdateOrganizationPaymentDetailsApiResponse>,
      UpdateOrganizationPaymentDetailsApiArg
    >({
      query: (queryArg) => ({
        shape: paymentDetails,
        url: `/v1/organization/paymentDetails/${encodeURIComponent(queryArg.id)}`,
        method: 'PUT',
        body: queryArg.paymentDetailsUpdate,
      }),
    }),
    deleteOrganizationPaymentDetails: build.mutation<
      DeleteOrganizationPaymentDetailsApiResponse,
      DeleteOrganizationPaymentDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/v1/organization/paymentDetails/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
  }),
});
export { injectedRtkApi as organizationApi };
export type CreateOrganizationApiResponse = /** status 200 The added organization. */ Organization;
export type CreateOrganizationApiArg = {
  newOrganization: NewOrganization;
};
export type UpdateOrganizationApiResponse =
  /** status 200 The changed organization. */ Organization;
export type UpdateOrganizationApiArg = {
  organizationUpdate: OrganizationUpdate;
};
export type FindOrganizationsApiResponse =
  /** status 200 One page of organizations. */ OrganizationPage;
export type FindOrganizationsApiArg = {
  searchRequest: SearchRequest;
};
export type GetOrganizationApiResponse = /** status 200 The organization. */ Organization;
export type GetOrganizationApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type DeleteOrganizationApiResponse = void;
export type DeleteOrganizationApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type GetOrganizationRegistryDataApiResponse =
  /** status 200 Data of the state register. */ RegistryData;
export type GetOrganizationRegistryDataApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type FindOkopfApiResponse = /** status 200 One page of legal forms. */ OkopfPage;
export type FindOkopfApiArg = {
  searchRequest: SearchRequest;
};
export type CreateOrganizationPaymentDetailsApiResponse =
  /** status 200 The added account. */ PaymentDetails;
export type CreateOrganizationPaymentDetailsApiArg = {
  newPaymentDetails: NewPaymentDetails;
};
export type UpdateOrganizationPaymentDetailsApiResponse =
  /** status 200 The changed account. */ PaymentDetails;
export type UpdateOrganizationPaymentDetailsApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  paymentDetailsUpdate: PaymentDetailsUpdate;
};
export type DeleteOrganizationPaymentDetailsApiResponse = void;
export type DeleteOrganizationPaymentDetailsApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type Identifier = string;
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
export type NewOrganization = {
  legalStatus: LegalStatus;
  itn: Itn;
  /** Name of the organization, the full one. */
  name: string;
  /** Head of the organization, surname first. */
  ceoName: string;
  kpp?: Kpp;
  ogrn: Ogrn;
  /** Registered address in one line. */
  legalAddress: string;
  /** Legal form by the classifier ОКОПФ; null when it is not known. */
  okopf?: Okopf | null;
};
export type OrganizationUpdate = {
  id: Identifier;
  legalStatus: LegalStatus;
  itn: Itn;
  /** Name of the organization, the full one. */
  name: string;
  /** Head of the organization, surname first. */
  ceoName: string;
  kpp?: Kpp;
  ogrn: Ogrn;
  /** Registered address in one line. */
  legalAddress: string;
  /** Legal form by the classifier ОКОПФ. Null removes it; if it is absent, the stored one stays. */
  okopf?: Okopf | null;
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
export type OrganizationPage = Page & {
  /** Organizations on this page. */
  content: Organization[];
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
export type RegistryData = {
  itn: Itn;
  /** Name in the register. */
  name: string;
  /** Head of the organization, surname first. */
  ceoName: string;
  kpp?: Kpp;
  ogrn: Ogrn;
  /** Registered address in the register. */
  legalAddress: string;
  /** Legal form, if the register has one. */
  okopf?: Okopf | null;
  /** Day of registration. */
  registeredDate?: string | null;
  /** State of the organization in the register. */
  status?: 'ACTIVE' | 'LIQUIDATING' | 'LIQUIDATED' | (string & {});
  /** Time of the request to the register. */
  receivedDateTime: string;
};
export type OkopfPage = Page & {
  /** Legal forms on this page. */
  content: Okopf[];
};
export type PaymentDetails = {
  id: Identifier;
  organizationId: Identifier;
  /** Name of the bank. */
  bankName: string;
  /** БИК of the bank. */
  bik: string;
  /** К/С, whose control digit agrees with the БИК. */
  correspondentAccount: string;
  /** Р/С, whose control digit agrees with the БИК. */
  settlementAccount: string;
  /** Currency of the account, a letter code of ISO 4217. */
  currency: string;
  /** True for the account that documents use by default. Exactly one account of an organization. */
  main: boolean;
};
export type NewPaymentDetails = {
  organizationId: Identifier;
  /** Name of the bank. */
  bankName: string;
  /** БИК of the bank. */
  bik: string;
  /** К/С, whose control digit agrees with the БИК. */
  correspondentAccount: string;
  /** Р/С, whose control digit agrees with the БИК. */
  settlementAccount: string;
  /** Currency of the account, a letter code of ISO 4217; RUB if it is absent. */
  currency?: string;
  /** True for the account that documents use by default. The first one of an organization always is. */
  main?: boolean;
};
export type PaymentDetailsUpdate = {
  /** Name of the bank. */
  bankName: string;
  /** БИК of the bank. */
  bik: string;
  /** К/С, whose control digit agrees with the БИК. */
  correspondentAccount: string;
  /** Р/С, whose control digit agrees with the БИК. */
  settlementAccount: string;
  /** Currency of the account, a letter code of ISO 4217. */
  currency: string;
  /** True makes it the account that documents use by default. False does not change that: set another account to true. */
  main: boolean;
};
