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
export type GetProductAgreementApiResponse =
  /** status 200 Whether the agreement is open. */ ProductAgreement;
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
  /** Service of the account. The specification calls it `service`. */
  id: ServiceType;
};
export type DeleteCredentialApiResponse = void;
export type DeleteCredentialApiArg = {
  /** Identifier of the credential. */
  id: Identifier;
};
export type ProductAgreement = {
  /** The answer, wrapped as in the specification. */
  data: {
    /** False if the organization has no offer. */
    available: boolean;
  };
};
export type Product = 'sender' | 'seller';
export type InsuranceStatus = {
  /** With ENABLED every new order is insured, with DISABLED none. */
  status: 'ENABLED' | 'DISABLED' | (string & {});
  /** Price of the insurance, in kopeks, by our reading for one order; null before the first activation. */
  insurancePrice: number | null;
  /** Time when the insurance was last switched on; null if it never was. */
  startDateTime: string | null;
  /** Time when the insurance ended or will end; null if no end is set. */
  endDateTime: string | null;
};
export type ServiceHealth = {
  /** AVAILABLE means that orders are loaded, EMPTY that no account is connected, ERROR that loading has stopped. */
  status: 'AVAILABLE' | 'EMPTY' | 'ERROR' | (string & {});
  /** Cause of the problem, for the customer, in Russian; null if there is none. */
  description: string | null;
  /** Time when orders were last loaded from the service; null if they never were. */
  ordersLoadedDateTime?: string | null;
};
export type ServiceType = 'COURIER' | 'MARKETPLACE';
export type Identifier = string;
export type SecretType = 'OAUTH';
export type Credential = {
  id: Identifier;
  /** Id of the account at the courier company or the marketplace. */
  clientId: string;
  /** The secret. A server should keep it to itself and send null. */
  clientSecret: string | null;
  serviceType: ServiceType;
  secretType: SecretType;
  /** Number of the contract with the service that the account belongs to; null if it is unknown. */
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
