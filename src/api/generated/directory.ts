import type { Decoded } from '../answers/decoded';
import { bank } from './shapes/directory';
import { registryData } from './shapes/organization';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBank: build.query<Decoded<GetBankApiResponse>, GetBankApiArg>({
      query: (queryArg) => ({
        shape: bank,
        url: `/v1/directory/bank/${encodeURIComponent(queryArg.bik)}`,
      }),
    }),
    findOrganizationByItn: build.query<
      Decoded<FindOrganizationByItnApiResponse>,
      FindOrganizationByItnApiArg
    >({
      query: (queryArg) => ({
        shape: registryData,
        url: `/v1/directory/organization/find`,
        method: 'POST',
        body: queryArg.itnSearch,
      }),
    }),
  }),
});
export { injectedRtkApi as directoryApi };
export type GetBankApiResponse = /** status 200 The bank. */ Bank;
export type GetBankApiArg = {
  /** БИК of the bank. */
  bik: string;
};
export type FindOrganizationByItnApiResponse = /** status 200 The organization. */ RegistryData;
export type FindOrganizationByItnApiArg = {
  itnSearch: ItnSearch;
};
export type Bank = {
  /** БИК of the bank. */
  bik: string;
  /** Name of the bank. */
  name: string;
  /** К/С of the bank; null if it has none. */
  correspondentAccount?: string | null;
  /** Day on which the bank lost its licence or was closed; null for a working bank. */
  closedDate?: string | null;
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
export type ItnSearch = {
  itn: Itn;
};
