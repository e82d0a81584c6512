import { expect, type Locator } from 'playwright/test';

/**
 * Clicks an element in a frame until `outcome` is visible. For half a second after a cross-origin frame was
 * shown or moved, Chromium silently drops clicks in it.
 */
export async function clickInFrame(target: Locator, outcome: Locator): Promise<void> {
  await expect(async () => {
    // The previous click may have removed the target already.
    if (await outcome.isVisible()) return;
    await target.click({ timeout: 2_000 });
    await expect(outcome).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
