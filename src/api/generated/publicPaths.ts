// Written by `npm run codegen` from openapi/. Do not edit.

/**
 * Paths (after the server's /api) of calls that carry no bearer of the session and whose 401 is an
 * ordinary error: `security: []` in the contract, and the refresh itself.
 */
export const publicPaths: readonly string[] = [
  '/v1/auth/login',
  '/v1/auth/login/needCaptcha',
  '/v1/auth/register',
  '/v1/seller/register',
  '/v1/seller/register/check-data',
  '/v1/auth/confirm',
  '/v1/auth/recovery',
  '/v1/auth/check-code',
  '/service/build/health',
  '/v1/directory/organization/find',
  '/auth/token/refresh',
];
