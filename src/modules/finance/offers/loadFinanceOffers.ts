/** Asks for the offers of banks. */
export function loadFinanceOffers(): void {}
