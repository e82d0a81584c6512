import { expect, type Page } from 'playwright/test';

/**
 * Waits until the registry shows the rows for its address. Rows of the previous search stay visible until the
 * response arrives.
 */
export async function whenAnswered(page: Page): Promise<void> {
  await expect(page.locator('.registry-screen')).toHaveAttribute('aria-busy', 'false');
}
