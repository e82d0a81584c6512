import { expect, type Locator, type Page } from 'playwright/test';

/** Returns the section of /offer with the offers of insurers. */
export function insuranceOffers(page: Page): Locator {
  return page.getByRole('region', { name: 'Страхование дебиторской задолженности' });
}

export function bankOffers(page: Page): Locator {
  return page.getByRole('region', { name: 'Финансирование', exact: true });
}

export function courierOffers(page: Page): Locator {
  return page.getByRole('region', { name: 'Страхование заказов курьерской службы' });
}

/** Opens the cards that a phone collapses. */
export async function openCards(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: /^Все \d+$/ });
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
}

/** Waits until every card of Анна is there: the cards of insurers, of banks and of the courier company. */
export async function expectAllOffers(page: Page): Promise<void> {
  for (const section of [insuranceOffers(page), bankOffers(page)]) {
    await expect(section.getByRole('article').first()).toBeVisible();
  }
  await openCards(page);
  await expect(insuranceOffers(page).getByRole('article')).toHaveCount(8);
  await expect(bankOffers(page).getByRole('article')).toHaveCount(10);
  await expect(courierOffers(page).getByRole('article')).toHaveCount(1);
}
