import { expect, type Locator, type Page } from 'playwright/test';

/** The part of /offer with the offers of insurers. */
export function insuranceOffers(page: Page): Locator {
  return page.getByRole('region', { name: 'Страхование дебиторской задолженности' });
}

/** The part of /offer with the offers of banks. */
export function bankOffers(page: Page): Locator {
  return page.getByRole('region', { name: 'Финансирование', exact: true });
}

/** The part of /offer with the courier company. */
export function courierOffers(page: Page): Locator {
  return page.getByRole('region', { name: 'Страхование заказов курьерской службы' });
}

/** Waits until every card of Анна is there: those of insurers, of banks and of the courier company. */
export async function expectAllOffers(page: Page): Promise<void> {
  await expect(insuranceOffers(page).getByRole('article')).toHaveCount(8);
  await expect(bankOffers(page).getByRole('article')).toHaveCount(10);
  await expect(courierOffers(page).getByRole('article')).toHaveCount(1);
}
