import { expect, test, users } from './support/cabinet';

test.describe('the legal documents', () => {
  test('are open to everybody, and their table of contents moves the focus and changes the address', async ({
    page,
    cabinet,
  }) => {
    // The served HTML already has the link, so this waits for the first call of the scripts before the click.
    const asked = page.waitForResponse(/\/needCaptcha$/);
    await page.goto('/login');
    await asked;
    await page.getByRole('link', { name: 'Политика обработки данных' }).click();
    await expect(page).toHaveURL(/\/policy$/);
    await expect(page).toHaveTitle(/^Правовые документы\u00A0— /);
    await expect(page.getByRole('article')).toHaveCount(5);

    await page.getByRole('link', { name: 'Пользовательское соглашение' }).click();
    await expect(page).toHaveURL(/#terms$/);
    const terms = page.getByRole('article', { name: 'Пользовательское соглашение' });
    await expect(terms).toBeFocused();
    await expect.poll(async () => (await terms.boundingBox())?.y).toBeLessThan(120);

    await page.getByRole('link', { name: 'Файлы cookie и аналитика' }).click();
    await expect(page.getByRole('article', { name: 'Файлы cookie и аналитика' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/#terms$/);
    await expect(terms).toBeFocused();
    // The sign-in page calls the captcha check; the documents make no calls.
    const calls = (await cabinet.control.log()).map(({ operationId }) => operationId);
    expect(calls).toEqual(['needCaptcha']);
  });

  test('open in a new tab at the document of a consent', async ({ context }) => {
    for (const id of ['personal-data', 'consent', 'mailing', 'terms', 'cookies']) {
      const tab = await context.newPage();
      await tab.goto(`/policy#${id}`);
      await expect(tab.locator(`#${id}`)).toBeFocused();
      await expect(tab.locator(`#${id}`)).toBeInViewport();
      await tab.close();
    }
  });

  test('open for a signed-in user, and link back to the cabinet', async ({ page, cabinet }) => {
    // A public page restores no session, so its link may say «Перейти ко входу».
    await cabinet.signIn(page, users.admin);
    await page.goto('/policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Правовые документы');
    await page.getByRole('link', { name: /Вернуться в кабинет|Перейти ко входу/ }).click();
    await expect(page).toHaveURL(/\/offer$/);
  });

  test('print only their text', async ({ page }) => {
    await page.goto('/policy');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Распечатать' })).toBeHidden();
    await expect(page.locator('.policy__contents')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('article').last()).toBeVisible();
  });

  test('have a table of contents that works by keyboard alone', async ({ page }) => {
    await page.goto('/policy');
    await page.getByRole('link', { name: 'Политика обработки персональных данных' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('article', { name: 'Согласие на обработку персональных данных' }),
    ).toBeFocused();
  });
});
