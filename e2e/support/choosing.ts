import { expect, type Locator, type Page } from 'playwright/test';

/** Waits for the rows of a register, and shows their checkboxes, which a phone hides by default. */
export async function beginChoosing(page: Page, rows: Locator): Promise<void> {
  await expect(rows).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) >= 576) return;
  await page.getByRole('button', { name: 'Действия с реестром' }).click();
  await page.getByRole('button', { name: 'Выбрать записи' }).click();
}
