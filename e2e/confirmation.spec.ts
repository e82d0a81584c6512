import { expect, test, users } from './support/cabinet';
import { hold } from './support/hold';

test.describe('the offers page', () => {
  test('shows an unverified user only the waiting card, and shows the offers after the confirmation', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.unverified, '/offer');
    await expect(
      page.getByRole('heading', { name: 'Ожидание подтверждения' }).first(),
    ).toBeVisible();
    await expect(page.getByText(/кабинета станут доступны ООО «Новый горизонт»/)).toBeVisible();
    await expect(
      page.getByText(/Предложения страховых компаний и все остальные возможности кабинета/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Проверить снова' })).toHaveCount(1);
    // Both products show a waiting card, and no offer.
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('Для вас нет предложений')).toBeHidden();

    // Delays the poll: its response would remove the button before the key press.
    const answer = await hold(page, '**/api/v1/**');
    await cabinet.control.user(users.unverified, { isVerified: true });
    await page.getByRole('button', { name: 'Проверить снова' }).press('Enter');
    answer();
    // Checks the message first, because it disappears after three seconds.
    await expect(page.getByText('Владелец кабинета подтвердил вас')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Ожидание подтверждения' }).first(),
    ).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
    // The focused element was removed, so the focus moves to its section's heading.
    await expect(page.getByRole('heading', { name: 'Финансирование' })).toBeFocused();
  });

  test('shows the confirmation without a click and then lets the user open the other pages', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.unverified, '/offer');
    const card = page.getByRole('article', { name: 'Ожидание подтверждения' }).first();
    await card.getByRole('button', { name: 'Проверить снова' }).click();
    await expect(card.getByRole('status')).toHaveText('Подтверждения пока нет.');
    await cabinet.control.user(users.unverified, { isVerified: true });
    const told = expect(page.getByText('Владелец кабинета подтвердил вас')).toBeVisible({
      timeout: 30_000,
    });
    await expect(card).toBeHidden({ timeout: 30_000 });
    await told;
    await page.goto('/profile?tab=accounts');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Ожидание подтверждения')).toBeHidden();
  });

  test(
    'shows the waiting card for a 406 in the body of a successful response',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      cabinet.allow({ violations: [/./] });
      await page.route('**/api/v1/debtors/offer/actual', (route) =>
        route.fulfill({ status: 200, json: { code: 406, message: 'Не подтверждён' } }),
      );
      await cabinet.enter(page, users.admin, '/offer');
      await expect(
        page.getByRole('heading', { name: 'Ожидание подтверждения' }).first(),
      ).toBeVisible();
    },
  );
});
