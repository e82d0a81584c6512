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
      // The home page reserves space for all lines from the second visit on.
      await page.goto('/offer');
      await settled();
      for (const section of [bankOffers(page), insuranceOffers(page)]) {
        await expect(section.getByRole('article').first()).toBeVisible();
      }
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      test.info().annotations.push({ type: `height at ${width} px`, description: `${height} px` });
      expect(height).toBeLessThanOrEqual(most);
      // Rows of products without access: badge and sentence do not touch the edges, and nothing covers the buttons.
      const edges = await page.locator('.offer-card--stranger').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          const parts = row.querySelectorAll('.status-badge, .offer-card__sentence');
          return [...parts].map((part) => {
            const box = part.getBoundingClientRect();
            return Math.min(box.top - top, bottom - box.bottom);
          });
        }),
      );
      expect(edges.length).toBeGreaterThan(3);
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(4);
      const footers = await page
        .locator('.offer-card--middle .offer-card__footer :is(a, button)')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...footers)).toBeGreaterThanOrEqual(24);
    },
  );
}
