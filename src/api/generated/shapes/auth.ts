// Written by `npm run codegen` from openapi/. Do not edit.

export const authTokens = { isNeedChangePassword: 'b~' } as const;
export const captchaDemand = { needCaptcha: 'b' } as const;
export const registrationStarted = { resendAfterSeconds: 'i~' } as const;
export const requisites = { kpp: 's?~' } as const;
export const sellerData = { organization: requisites } as const;
export const registrationConfirmed = { expiresInSeconds: 'i~' } as const;
export const recoveryStarted = { resendAfterSeconds: 'i~' } as const;
export const codeAccepted = { expiresInSeconds: 'i~' } as const;
export const generatedPassword = {} as const;
