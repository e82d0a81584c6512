import type { Decoded } from '../answers/decoded';
import { credential } from './shapes/client';
import { insuranceStatus } from './shapes/client';
import { productAgreement } from './shapes/client';
import { serviceHealth } from './shapes/client';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProductAgreement: build.query<
      Decoded<GetProductAgreementApiResponse>,
      GetProductAgreementApiArg
    >({
      query: (queryArg) => ({
        shape: productAgreement,
        url: `/v1/${encodeURIComponent(queryArg.product)}/product-agreement`,
      }),
    }),
    getInsuranceStatus: build.query<
      Decoded<GetInsuranceStatusApiResponse>,
      GetInsuranceStatusApiArg
    >({
      query: (queryArg) => ({
        shape: insuranceStatus,
        url: `/v1/${encodeURIComponent(queryArg.product)}/insurance/status`,
      }),
    }),
    getServiceHealth: build.query<Decoded<GetServiceHealthApiResponse>, GetServiceHealthApiArg>({
      query: (queryArg) => ({
        shape: serviceHealth,
        url: `/v1/client/${encodeURIComponent(queryArg.service)}/health-check`,
      }),
    }),
    createCredential: build.mutation<Decoded<CreateCredentialApiResponse>, CreateCredentialApiArg>({
      query: (queryArg) => ({
        shape: credential,
        url: `/v1/client/credential`,
        method: 'POST',
        body: queryArg.newCredential,
      }),
    }),
    getCredential: build.query<Decoded<GetCredentialApiResponse>, GetCredentialApiArg>({
      query: (queryArg) => ({
        shape: credential,
        url: `/v1/client/credential/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
    deleteCredential: build.mutation<DeleteCredentialApiResponse, DeleteCredentialApiArg>({
      query: (queryArg) => ({
        url: `/v1/client/credential/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
  }),
});
export { injectedRtkApi as clientApi };
export type GetProductAgreementApiResponse = /** status 200 Whether it is open. */ ProductAgreement;
export type GetProductAgreementApiArg = {
  /** Product of order insurance. */
  product: Product;
};
export type GetInsuranceStatusApiResponse =
  /** status 200 State of the insurance. */ InsuranceStatus;
export type GetInsuranceStatusApiArg = {
  /** Product of order insurance. */
  product: Product;
};
export type GetServiceHealthApiResponse = /** status 200 State of the connection. */ ServiceHealth;
export type GetServiceHealthApiArg = {
  /** Service whose orders are insured. */
  service: ServiceType;
};
export type CreateCredentialApiResponse = /** status 200 The account is connected. */ Credential;
export type CreateCredentialApiArg = {
  newCredential: NewCredential;
};
export type GetCredentialApiResponse = /** status 200 The account. */ Credential;
export type GetCredentialApiArg = {
  /** Service whose account is asked for. The specification calls it `service`. */
  id: ServiceType;
};
export type DeleteCredentialApiResponse = void;
export type DeleteCredentialApiArg = {
  /** Identifier of the credential. */
  id: Identifier;
};
export type ProductAgreement = {
  /** The answer itself, as the specification wraps it. */
  data: {
    /** False where the organization was made no offer. */
    available: boolean;
  };
};
export type Product = 'sender' | 'seller';
export type InsuranceStatus = {
  /** ENABLED insures every new order, DISABLED none. */
  status: 'ENABLED' | 'DISABLED' | (string & {});
  /** Price of the insurance, in kopeks, which we read as that of one order; null before the first activation. */
  insurancePrice: number | null;
  /** When the insurance was last switched on; null where it never was. */
  startDateTime: string | null;
  /** When the insurance ended or is going to end; null while no end is set. */
  endDateTime: string | null;
};
export type ServiceHealth = {
  /** AVAILABLE means that orders are loaded, EMPTY that no account is connected, ERROR that loading has stopped. */
  status: 'AVAILABLE' | 'EMPTY' | 'ERROR' | (string & {});
  /** What went wrong, for the customer, in Russian; null where nothing did. */
  description: string | null;
  /** When orders were last loaded from the service; null where they never were. */
  ordersLoadedDateTime?: string | null;
};
export type ServiceType = 'COURIER' | 'MARKETPLACE';
export type Identifier = string;
export type SecretType = 'OAUTH';
export type Credential = {
  id: Identifier;
  /** Id of the account at the courier company or the marketplace. */
  clientId: string;
  /** The secret; null from a server that keeps it to itself, which is the better one. */
  clientSecret: string | null;
  serviceType: ServiceType;
  secretType: SecretType;
  /** Number of the contract with the service that the account belongs to; null where it is not known. */
  contractNumber?: string | null;
};
export type NewCredential = {
  /** «Account/Идентификатор». */
  clientId: string;
  /** «Secure password/Пароль». */
  clientSecret: string;
  serviceType: ServiceType;
  secretType: SecretType;
};
