import { expect, test, users } from './support/cabinet';

test.describe('help', () => {
  test(
    'opens from the top bar and finds the answer to a question, even on the wrong keyboard layout',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.enter(page, users.admin, '/offer');
      await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
      await expect(page).toHaveURL(/\/help$/);
      await expect(page).toHaveTitle('Помощь\u00A0— Деловой кабинет');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Помощь');

      const search = page.getByRole('searchbox', { name: 'Поиск по помощи' });
      await search.pressSequentially('djpdhfn');
      await expect(page.getByText('Найдено по запросу «возврат»')).toBeVisible();
      await page.getByText('Как возместить расходы на возвраты и невыкупы?').click();
      await expect(
        page.getByText(/10-го числа каждого месяца система готовит черновик/),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/help\?q=djpdhfn$/);

      await search.fill('единорог');
      await expect(page.getByRole('button', { name: 'Сбросить поиск' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Служба поддержки' })).toBeVisible();
      await page.getByRole('button', { name: 'Сбросить поиск' }).click();
      await expect(search).toBeFocused();
      await expect(page.getByText('Как включить тёмную тему?')).toBeVisible();
    },
  );

  test('keeps a search in the address over a reload and a step back', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin, '/help');
    const search = page.getByRole('searchbox', { name: 'Поиск по помощи' });
    await search.pressSequentially('удалить сотрудника');
    await expect(page.locator('#delete-user')).toBeVisible();
    await expect(page.locator('#theme')).toBeHidden();
    await page.reload();
    await expect(search).toHaveValue('удалить сотрудника');
    await page.getByText('Как удалить пользователя?').click();
    await page.getByRole('link', { name: 'Открыть профиль' }).click();
    await expect(page).toHaveURL(/\/profile/);
    await page.goBack();
    await expect(search).toHaveValue('удалить сотрудника');
    await expect(page.locator('#delete-user')).toBeVisible();
  });

  test('opens at the question in the link, even after a sign-in', async ({ page, cabinet }) => {
    await page.goto('/help#account-key');
    await page.waitForURL(/\/login\?redirect=/);
    await cabinet.signIn(page, users.sender);
    await expect(page).toHaveURL(/\/help#account-key$/);
    await expect(page.locator('#account-key')).toBeFocused();
    await expect(page.locator('#account-key')).toBeInViewport();
    await expect(page.getByRole('img', { name: /раздел «Интеграция»/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /Secret key/ })).toBeVisible();

    await page.reload();
    await expect(page.locator('#account-key')).toBeFocused();
    await page.getByRole('link', { name: 'Словарь' }).click();
    await expect(page.getByRole('heading', { name: 'Словарь' })).toBeFocused();
    await page.goBack();
    await expect(page.locator('#account-key')).toBeFocused();
  });

  test(
    'copies details for the support without personal data',
    { tag: '@core' },
    async ({ page, context, cabinet }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await cabinet.enter(page, users.admin, '/help');
      await page.getByRole('button', { name: 'Скопировать сведения для поддержки' }).click();
      await expect(page.getByText('Скопировано', { exact: true })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('Страница: /help\n');
      expect(copied).toContain('Браузер: Mozilla');
      expect(copied).not.toMatch(/Соколов|severveter|7801234564|eyJ/);
    },
  );

  test('works by keyboard alone', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin, '/help');
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.keyboard.type('тема');
    await expect(page.getByText(/^Найдено: \d/)).toBeVisible();
    // Results for the first letters of the word may begin with another question.
    await expect(page.locator('.help__main summary').first()).toHaveId('theme');
    await page.keyboard.press('Tab');
    await expect(page.locator('#theme')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Тема выбирается значком/)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText(/Тема выбирается значком/)).toBeHidden();
  });
});
