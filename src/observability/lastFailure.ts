/** The `X-Request-ID` of the last request that failed: shown to the customer, sent with error reports. */
export const lastFailure: { code?: string | null } = {};
