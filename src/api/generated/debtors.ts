import type { Decoded } from '../answers/decoded';
import { debtorOffer } from './shapes/debtors';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findActualDebtorOffers: build.query<
      Decoded<FindActualDebtorOffersApiResponse>,
      FindActualDebtorOffersApiArg
    >({
      query: (queryArg) => ({
        shape: [debtorOffer, '*'],
        url: `/v1/debtors/offer/actual`,
        method: 'POST',
        body: queryArg.debtorOffersRequest,
      }),
    }),
    requestDebtorAgreement: build.mutation<
      RequestDebtorAgreementApiResponse,
      RequestDebtorAgreementApiArg
    >({
      query: (queryArg) => ({
        url: `/v1/debtors/request/agreement`,
        method: 'POST',
        body: queryArg.debtorAgreementRequest,
      }),
    }),
  }),
});
export { injectedRtkApi as debtorsApi };
export type FindActualDebtorOffersApiResponse = /** status 200 Actual offers. */ DebtorOffer[];
export type FindActualDebtorOffersApiArg = {
  debtorOffersRequest: DebtorOffersRequest;
};
export type RequestDebtorAgreementApiResponse = void;
export type RequestDebtorAgreementApiArg = {
  debtorAgreementRequest: DebtorAgreementRequest;
};
export type Identifier = string;
export type DebtorOfferStatus =
  | 'NEW'
  | 'EXPIRED'
  | 'REQUESTED'
  | 'SCORING'
  | 'DENIED'
  | 'ACTIVE'
  | 'APPROVED'
  | (string & {});
export type Kopeks = number;
export type DebtorOfferRequest = {
  /** Time when the application was sent. */
  createdDateTime: string;
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
export type DebtorAgreementBill = {
  /** Last day to pay the bill. */
  billEndDate: string;
};
export type DebtorAgreement = {
  agreementId: Identifier;
  /** Number of the insurance agreement. */
  agreementNumber: string;
  /** First day of the insurance. */
  startedDate: string;
  /** Last day of the insurance. */
  finishedDate: string;
  /** Bill for the premium; null if nothing has to be paid. */
  bill: DebtorAgreementBill | null;
};
export type FileReference = {
  id: Identifier;
  /** Name of the file for the customer, if the server knows it. */
  name?: string;
};
export type Insurer = {
  /** Name of the insurance company. */
  name: string;
  /** Logo, downloaded by its file id; null if there is none. */
  logo: FileReference | null;
};
export type DebtorOffer = {
  id: Identifier;
  status: DebtorOfferStatus;
  /** Страховая сумма, in kopeks. */
  insuranceLimit: Kopeks;
  /** Страховая премия for the month, in kopeks. */
  insurancePrice: Kopeks;
  /** Last day of the offer, or of the wait after a denial. The only date of this contract in the format dd.MM.yyyy. */
  offerFinishDate: string | null;
  /** Time when the offer was made. */
  createdDateTime: string;
  /** The application; null until one is sent. */
  offerRequest: DebtorOfferRequest | null;
  clientCompany: Organization;
  /** The insurance agreement; null until there is one. */
  agreement: DebtorAgreement | null;
  insurer?: Insurer;
};
export type DebtorOffersRequest = object;
export type Policyholder = {
  itn: Itn;
  /** Name of the organization, the full one. */
  name: string;
  /** Head of the organization, surname first. */
  ceoName: string;
  kpp?: Kpp;
  ogrn: Ogrn;
  /** Registered address in one line. */
  legalAddress: string;
  legalStatus?: LegalStatus;
};
export type DebtorAgreementRequest = {
  userId: Identifier;
  offerId: Identifier;
  organization: Policyholder;
};
