import type { Decoded } from '../answers/decoded';
import { authApi as generated } from '../generated/auth';
import type * as schemas from '../generated/auth';

export const authApi = generated.enhanceEndpoints({
  endpoints: {
    // Removed as soon as it is unused, because a password must not stay in the store.
    generatePassword: { keepUnusedDataFor: 0 },
  },
});

export type {
  PasswordChange,
  Registration,
  RegistrationConfirmation,
  Requisites,
  SellerCheck,
  SellerRegistration,
} from '../generated/auth';
export type RecoveryStarted = Decoded<schemas.RecoveryStarted>;
export type RegistrationStarted = Decoded<schemas.RegistrationStarted>;
export type SellerData = Decoded<schemas.SellerData>;
