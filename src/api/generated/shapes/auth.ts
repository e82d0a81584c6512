// Written by `npm run codegen` from openapi/. Do not edit.

const authTokens = { accessToken: 's', refreshToken: 's', isNeedChangePassword: 'b~' } as const;
const captchaDemand = { needCaptcha: 'b' } as const;
const registrationStarted = {
  registrationId: 's',
  codeSentTo: 's~',
  resendAfterSeconds: 'i~',
} as const;
const requisites = {
  itn: 's',
  name: 's',
  ceoName: 's',
  kpp: 's?~',
  ogrn: 's',
  legalAddress: 's',
} as const;
const sellerData = { organization: requisites, contractNumber: 's' } as const;
const registrationConfirmed = {
  username: 's',
  passwordToken: 's~',
  expiresInSeconds: 'i~',
} as const;
const recoveryStarted = { recoveryId: 's', resendAfterSeconds: 'i~' } as const;
const codeAccepted = { passwordToken: 's', expiresInSeconds: 'i~' } as const;
const generatedPassword = { password: 's' } as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  login: authTokens,
  needCaptcha: captchaDemand,
  refreshToken: authTokens,
  register: registrationStarted,
  registerSeller: registrationStarted,
  checkSellerData: sellerData,
  confirmRegistration: registrationConfirmed,
  recoverPassword: recoveryStarted,
  checkCode: codeAccepted,
  generatePassword: generatedPassword,
} as const;
