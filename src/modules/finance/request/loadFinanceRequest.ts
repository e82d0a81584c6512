/** Asks for the request that an address names, and its form. */
export function loadFinanceRequest(): void {}
