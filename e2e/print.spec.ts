import { expect, test, users } from './support/cabinet';
import { expectAllOffers, insuranceOffers } from './support/offerSections';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`offers printed in the ${colorScheme} theme have no buttons, and are complete and dark on white`, async ({
    page,
    cabinet,
  }) => {
    await page.emulateMedia({ colorScheme });
    await cabinet.enter(page, users.admin, '/offer');
    await expectAllOffers(page);
    await page.emulateMedia({ media: 'print', colorScheme });

    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.p-toast')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const active = insuranceOffers(page).getByRole('article').filter({ hasText: 'Действующий' });
    await expect(active.getByText('ДЗ-2026/118')).toBeVisible();
    await expect(active.getByText('Дата окончания страхования')).toBeVisible();
    await expect(active.locator('time')).toHaveCount(4);
    await expect(active).toHaveCSS('break-inside', 'avoid');
    // Text is black on paper, even in the dark theme.
    await expect(active.getByText('ДЗ-2026/118')).toHaveCSS('color', 'rgb(20, 32, 26)');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1440);
  });
}
