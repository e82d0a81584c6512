import { expect, type Page } from 'playwright/test';

/** Waits until the rows of a register are those of its address: earlier rows stay until the answer. */
export async function whenAnswered(page: Page): Promise<void> {
  await expect(page.locator('.registry-screen')).toHaveAttribute('aria-busy', 'false');
}
