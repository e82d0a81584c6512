import { expect, type Locator, type Page } from 'playwright/test';

/** Waits for the rows of a registry, and shows their checkboxes, because a phone hides the checkboxes by default. */
export async function beginChoosing(page: Page, rows: Locator): Promise<void> {
  await expect(rows).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) >= 576) return;
  await page.getByRole('button', { name: 'Действия с реестром' }).click();
  await page.getByRole('button', { name: 'Выбрать записи' }).click();
}
