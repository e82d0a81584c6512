import type { Locator, Page } from 'playwright/test';

/** The part of /offer with the offers of insurers. */
export function insuranceOffers(page: Page): Locator {
  return page.getByRole('region', { name: 'Страхование дебиторской задолженности' });
}

/** The part of /offer with the offers of banks. */
export function bankOffers(page: Page): Locator {
  return page.getByRole('region', { name: 'Финансирование', exact: true });
}
