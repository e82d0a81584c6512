/** What the server calls the last request that failed: for the customer, support and error reports. */
export const lastFailure: { code?: string | null } = {};
