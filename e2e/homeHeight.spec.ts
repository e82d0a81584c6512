import { expect, test, users } from './support/cabinet';
import { bankOffers, insuranceOffers } from './support/offerSections';

// The home page of the busiest demo user must not be higher than designed.

for (const { width, most } of [
  { width: 1440, most: 1900 },
  { width: 360, most: 3200 },
]) {
  test(
    `the home page of the busiest customer is at most ${most} px high at ${width} px`,
    { tag: '@long' },
    async ({ page, cabinet }) => {
      await page.setViewportSize({ width, height: 900 });
      const block = page.getByRole('region', { name: 'Что сделать' });
      const settled = () => expect(block).toHaveAttribute('aria-busy', 'false');
      await cabinet.enter(page, users.admin, '/offer');
      await settled();
      // From the second visit on, all lines have reserved room.
      await page.goto('/offer');
      await settled();
      for (const section of [bankOffers(page), insuranceOffers(page)]) {
        await expect(section.getByRole('article').first()).toBeVisible();
      }
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      test.info().annotations.push({ type: `height at ${width} px`, description: `${height} px` });
      expect(height).toBeLessThanOrEqual(most);
    },
  );
}
