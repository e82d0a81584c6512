import { expect, type Locator } from 'playwright/test';

/**
 * Clicks something in a frame until `outcome` is seen. For half a second after a frame of another
 * origin was shown or moved, Chromium throws away what is clicked in it, and tells the page nothing.
 */
export async function clickInFrame(target: Locator, outcome: Locator): Promise<void> {
  await expect(async () => {
    // A slow outcome may have taken the target away with it.
    if (await outcome.isVisible()) return;
    await target.click({ timeout: 2_000 });
    await expect(outcome).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
