import type { Decoded } from '../answers/decoded';
import { authTokens } from './shapes/auth';
import { captchaDemand } from './shapes/auth';
import { codeAccepted } from './shapes/auth';
import { generatedPassword } from './shapes/auth';
import { recoveryStarted } from './shapes/auth';
import { registrationConfirmed } from './shapes/auth';
import { registrationStarted } from './shapes/auth';
import { sellerData } from './shapes/auth';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Decoded<LoginApiResponse>, LoginApiArg>({
      query: (queryArg) => ({
        shape: authTokens,
        url: `/v1/auth/login`,
        method: 'POST',
        body: queryArg.credentials,
        headers: {
          'Smart-Token': queryArg['Smart-Token'],
        },
      }),
    }),
    needCaptcha: build.query<Decoded<NeedCaptchaApiResponse>, NeedCaptchaApiArg>({
      query: () => ({ shape: captchaDemand, url: `/v1/auth/login/needCaptcha` }),
    }),
    register: build.mutation<Decoded<RegisterApiResponse>, RegisterApiArg>({
      query: (queryArg) => ({
        shape: registrationStarted,
        url: `/v1/auth/register`,
        method: 'POST',
        body: queryArg.registration,
        headers: {
          'Smart-Token': queryArg['Smart-Token'],
        },
      }),
    }),
    registerSeller: build.mutation<Decoded<RegisterSellerApiResponse>, RegisterSellerApiArg>({
      query: (queryArg) => ({
        shape: registrationStarted,
        url: `/v1/seller/register`,
        method: 'POST',
        body: queryArg.sellerRegistration,
        headers: {
          'Smart-Token': queryArg['Smart-Token'],
        },
      }),
    }),
    checkSellerData: build.mutation<Decoded<CheckSellerDataApiResponse>, CheckSellerDataApiArg>({
      query: (queryArg) => ({
        shape: sellerData,
        url: `/v1/seller/register/check-data`,
        method: 'POST',
        body: queryArg.sellerCheck,
      }),
    }),
    confirmRegistration: build.mutation<
      Decoded<ConfirmRegistrationApiResponse>,
      ConfirmRegistrationApiArg
    >({
      query: (queryArg) => ({
        shape: registrationConfirmed,
        url: `/v1/auth/confirm`,
        method: 'POST',
        body: queryArg.registrationConfirmation,
      }),
    }),
    recoverPassword: build.mutation<Decoded<RecoverPasswordApiResponse>, RecoverPasswordApiArg>({
      query: (queryArg) => ({
        shape: recoveryStarted,
        url: `/v1/auth/recovery`,
        method: 'POST',
        body: queryArg.recoveryRequest,
      }),
    }),
    checkCode: build.mutation<Decoded<CheckCodeApiResponse>, CheckCodeApiArg>({
      query: (queryArg) => ({
        shape: codeAccepted,
        url: `/v1/auth/check-code`,
        method: 'POST',
        body: queryArg.codeCheck,
      }),
    }),
    generatePassword: build.query<Decoded<GeneratePasswordApiResponse>, GeneratePasswordApiArg>({
      query: () => ({ shape: generatedPassword, url: `/v1/auth/generate-password` }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/v1/auth/change-password`,
        method: 'POST',
        body: queryArg.passwordChange,
      }),
    }),
  }),
});
export { injectedRtkApi as authApi };
export type LoginApiResponse = /** status 200 Signed in. */ AuthTokens;
export type LoginApiArg = {
  /** Token of the captcha widget. Required if the server asks for a captcha. */
  'Smart-Token'?: string;
  credentials: Credentials;
};
export type NeedCaptchaApiResponse =
  /** status 200 Whether the next sign-in needs a captcha token. */ CaptchaDemand;
export type NeedCaptchaApiArg = void;
export type LogoutApiResponse = void;
export type LogoutApiArg = void;
export type RefreshTokenApiResponse = /** status 200 The next pair of tokens. */ AuthTokens;
export type RefreshTokenApiArg = void;
export type RegisterApiResponse = /** status 200 A code was sent. */ RegistrationStarted;
export type RegisterApiArg = {
  /** Token of the captcha widget. Required if the server asks for a captcha. */
  'Smart-Token'?: string;
  registration: Registration;
};
export type RegisterSellerApiResponse = /** status 200 A code was sent. */ RegistrationStarted;
export type RegisterSellerApiArg = {
  /** Token of the captcha widget. Required if the server asks for a captcha. */
  'Smart-Token'?: string;
  sellerRegistration: SellerRegistration;
};
export type CheckSellerDataApiResponse =
  /** status 200 The seller's data at the marketplace. */ SellerData;
export type CheckSellerDataApiArg = {
  sellerCheck: SellerCheck;
};
export type ConfirmRegistrationApiResponse = /** status 200 Confirmed. */ RegistrationConfirmed;
export type ConfirmRegistrationApiArg = {
  registrationConfirmation: RegistrationConfirmation;
};
export type RecoverPasswordApiResponse =
  /** status 200 A code was sent if the account exists. */ RecoveryStarted;
export type RecoverPasswordApiArg = {
  recoveryRequest: RecoveryRequest;
};
export type CheckCodeApiResponse = /** status 200 The code is right. */ CodeAccepted;
export type CheckCodeApiArg = {
  codeCheck: CodeCheck;
};
export type GeneratePasswordApiResponse = /** status 200 A suggested password. */ GeneratedPassword;
export type GeneratePasswordApiArg = void;
export type ChangePasswordApiResponse = void;
export type ChangePasswordApiArg = {
  passwordChange: PasswordChange;
};
export type AuthTokens = {
  /** JWT whose `exp` claim is in seconds. */
  accessToken: string;
  /** Opaque token, sent to the refresh call only. */
  refreshToken: string;
  /** True if the customer must choose a new password before anything else. Sign-in only. */
  isNeedChangePassword?: boolean;
};
export type Credentials = {
  /** Login: the e-mail that the user was registered with. */
  username: string;
  /** Password of the user. */
  password: string;
};
export type CaptchaDemand = {
  /** Whether this login has to solve a captcha before it signs in. */
  needCaptcha: boolean;
};
export type Identifier = string;
export type RegistrationStarted = {
  registrationId: Identifier;
  /** Masked address or phone that the code was sent to. */
  codeSentTo?: string;
  /** Seconds until another code can be requested. */
  resendAfterSeconds?: number;
};
export type Itn = string;
export type Kpp = string | null;
export type Ogrn = string;
export type Requisites = {
  itn: Itn;
  /** Name of the organization, the full one. */
  name: string;
  /** Head of the organization, surname first. */
  ceoName: string;
  kpp?: Kpp;
  ogrn: Ogrn;
  /** Registered address in one line. */
  legalAddress: string;
};
export type MobilePhone = string;
export type Consents = {
  /** Consent to the processing of personal data (152-ФЗ). The server refuses a registration without it. */
  personalData: boolean;
  /** Consent to the terms of use. The server refuses a registration without it. */
  terms: boolean;
  /** Consent to advertising messages (38-ФЗ, article 18). */
  mailing?: boolean;
};
export type Registration = {
  organization: Requisites;
  /** Last name of the user. */
  lastname: string;
  /** First name of the user. */
  firstname: string;
  /** Отчество; null if the person has none. */
  middlename?: string | null;
  mobilePhone: MobilePhone;
  /** E-mail of the user, the future login. */
  email: string;
  consents: Consents;
};
export type SellerRegistration = {
  itn: Itn;
  /** Number of the contract between the seller and the marketplace. */
  contractNumber: string;
  /** Last name of the user. */
  lastname: string;
  /** First name of the user. */
  firstname: string;
  /** Отчество; null if the person has none. */
  middlename?: string | null;
  mobilePhone: MobilePhone;
  /** E-mail of the user, the future login. */
  email: string;
  consents: Consents;
};
export type SellerData = {
  organization: Requisites;
  /** Number of the seller's contract with the marketplace. */
  contractNumber: string;
};
export type SellerCheck = {
  itn: Itn;
  /** Number of the contract between the seller and the marketplace. */
  contractNumber: string;
  mobilePhone: MobilePhone;
};
export type RegistrationConfirmed = {
  /** Login of the user. */
  username: string;
  /** Token that allows setting a password once. */
  passwordToken?: string;
  /** Lifetime of `passwordToken`. */
  expiresInSeconds?: number;
};
export type RegistrationConfirmation =
  | {
      registrationId: Identifier;
      /** Code that was sent to the user. */
      code: string;
    }
  | {
      /** Token of the link that was sent to the user. */
      token: string;
    };
export type RecoveryStarted = {
  recoveryId: Identifier;
  /** Seconds until another code can be requested. */
  resendAfterSeconds?: number;
};
export type RecoveryRequest = {
  /** Login of the user who forgot the password. */
  username: string;
};
export type CodeAccepted = {
  /** Token that allows setting a new password once. */
  passwordToken: string;
  /** Lifetime of the token. */
  expiresInSeconds?: number;
};
export type CodeCheck = {
  recoveryId: Identifier;
  /** Code that was sent to the user. */
  code: string;
};
export type GeneratedPassword = {
  /** A new password that fulfils the rules; it is not set yet. */
  password: string;
};
export type PasswordChange = {
  /** New password. */
  newPassword: string;
  /** Current password, if the user is signed in. */
  oldPassword?: string;
  /** Token of a recovery or a registration, instead of the current password. */
  passwordToken?: string;
};
