import { expect, PASSWORD, test } from './support/cabinet';

/** A user who must change the password and whom the cabinet's owner has not confirmed. */
const ILIN = 'ilin@severveter.ru';
const NEW_PASSWORD = 'Vetka-7021-Sneg!';

test.describe('a user who must change the password', () => {
  test.beforeEach(async ({ page, cabinet }) => {
    await page.goto('/login?redirect=/profile%3Ftab%3Dsecurity');
    await cabinet.signIn(page, ILIN);
    await expect(page).toHaveURL(/\/create-password\?redirect=\/profile%3Ftab%3Dsecurity$/);
  });

  test(
    'is redirected from every page to the password change, and then to the requested page',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      // This user is not confirmed either, so the server refuses the offers.
      cabinet.allow({ consoleErrors: [/Не удалось загрузить предложения/] });
      for (const wanted of ['/offer', '/', '/login']) {
        await page.goto(wanted);
        await expect(page).toHaveURL(/\/create-password\?redirect=\/offer$/);
      }
      await page.goto('/profile?tab=security');
      await expect(page).toHaveURL(/\/create-password\?redirect=\/profile%3Ftab%3Dsecurity$/);
      await page.reload();
      await expect(page.getByText(ILIN)).toBeVisible();

      await page.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Повторите пароль').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Сохранить пароль' }).dblclick();
      await expect(page).toHaveURL(/\/profile\?tab=security$/);
      await page.goto('/offer');
      await expect(
        page.getByRole('heading', { name: 'Ожидание подтверждения' }).first(),
      ).toBeVisible();
      const changes = (await cabinet.control.log()).filter(
        ({ operationId }) => operationId === 'changePassword',
      );
      expect(changes).toHaveLength(1);

      await page.context().clearCookies();
      await page.goto('/login');
      await page.getByLabel('Логин', { exact: true }).fill(ILIN);
      await page.getByLabel('Пароль', { exact: true }).fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/offer$/);
    },
  );

  test('keeps the input and sees the reason when the server refuses the new password', async ({
    page,
    cabinet,
  }) => {
    await cabinet.control.faults([
      {
        kind: '422',
        operationId: 'changePassword',
        times: 1,
        message: 'Такой пароль уже был',
        fieldErrors: [{ field: 'newPassword', message: 'Такой пароль уже был' }],
      },
    ]);
    await page.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Повторите пароль').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(page.getByText('Такой пароль уже был').first()).toBeVisible();
    await expect(page.getByLabel('Новый пароль', { exact: true })).toHaveValue(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(page).toHaveURL(/\/profile\?tab=security$/);
  });

  test('may sign out instead', async ({ page, context }) => {
    // Waits for the page to reload itself, because the reload would interrupt a navigation.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Выйти' }).click();
    await reloaded;
    await expect(page).toHaveURL(/\/login$/);
    expect(await context.cookies()).toEqual([]);
    await page.goto('/create-password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Начните заново');
  });

  test('sees a message when the session ends before the password is sent', async ({
    page,
    cabinet,
  }) => {
    await cabinet.control.tokens({ expireAccess: true, revokeRefresh: true });
    await page.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Повторите пароль').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сессия завершена');
    await page.getByRole('link', { name: 'Войти' }).click();
    await page.getByLabel('Логин', { exact: true }).fill(ILIN);
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/create-password\?redirect=\/profile%3Ftab%3Dsecurity$/);
  });
});
