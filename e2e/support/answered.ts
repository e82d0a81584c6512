import { expect, type Page } from 'playwright/test';

/** Waits until the registry shows the rows of its address: the rows of the previous search stay until the answer. */
export async function whenAnswered(page: Page): Promise<void> {
  await expect(page.locator('.registry-screen')).toHaveAttribute('aria-busy', 'false');
}
