import type { Page } from 'playwright/test';
import { expect, PASSWORD, test, users, type Cabinet } from './support/cabinet';

const NEW_PASSWORD = 'Vetka-7021-Sneg!';
const CODE = '1234'; // the code in every message of the mock backend

const code = (page: Page) => page.getByLabel('Код из сообщения');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function startRecovery(page: Page, username: string) {
  await page.goto('/recovery');
  await page.getByLabel('Логин', { exact: true }).fill(username);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(page)).toHaveText('Код подтверждения');
}

async function enterCode(page: Page, text: string) {
  await code(page).fill(text);
  await page.getByRole('button', { name: 'Продолжить' }).click();
}

async function calls(cabinet: Cabinet, operationId: string) {
  return (await cabinet.control.log()).filter((call) => call.operationId === operationId);
}

test.describe('the recovery of a password', () => {
  test(
    'refuses a wrong and an expired code, accepts the right one, and lets the user set a new password',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Забыли пароль?' }).click();
      await expect(page).toHaveTitle('Восстановление пароля\u00A0— Деловой кабинет');
      await page.getByLabel('Логин', { exact: true }).fill(users.admin);
      await page.getByRole('button', { name: 'Получить код' }).click();
      await expect(page).toHaveURL(/\/recovery\/confirm$/);

      await enterCode(page, '0000');
      await expect(page.getByText('Неверный код')).toHaveCount(1);
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveValue('0000');
      await expect(page.getByText(/Отправить ещё раз через 0:\d\d/)).toBeVisible();

      await cabinet.control.advance(10 * 60 * 1000);
      await enterCode(page, CODE);
      await expect(page.getByRole('alert')).toContainText('Срок действия кода истёк');
      await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
      await expect(page.getByText('Код отправлен ещё раз')).toBeVisible();
      await expect(code(page)).toHaveValue(CODE);
      await page.getByRole('button', { name: 'Продолжить' }).click();

      await expect(page).toHaveURL(/\/create-password$/);
      await expect(page.getByText(users.admin)).toBeVisible();
      await page.getByLabel('Новый пароль', { exact: true }).fill('vetka');
      await page.getByLabel('Повторите пароль').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await expect(page.getByText('Пароль не соответствует требованиям')).toBeVisible();
      await expect(page.getByText('Пароли не совпадают')).toBeVisible();
      await page.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();

      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText('Пароль изменён. Войдите с новым паролем')).toBeVisible();
      await expect(page.getByLabel('Логин', { exact: true })).toHaveValue(users.admin);
      await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Неверный логин или пароль')).toBeVisible();
      await page.getByLabel('Пароль', { exact: true }).fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/offer$/);
      expect(await calls(cabinet, 'changePassword')).toHaveLength(1);
    },
  );

  test('refuses all codes after five wrong codes, until a new code is sent', async ({ page }) => {
    await page.clock.install();
    await startRecovery(page, users.admin);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await enterCode(page, '0000');
      await expect(page.getByText('Неверный код')).toBeVisible();
    }
    await enterCode(page, CODE);
    await expect(page.getByRole('alert')).toContainText('Слишком много неверных попыток');
    await expect(code(page)).toHaveValue(CODE);
    // Another code can be requested after a minute.
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await expect(page.getByText('Код отправлен ещё раз')).toBeVisible();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(heading(page)).toHaveText('Новый пароль');
  });

  test('shows the same message for an unknown login as for a known one', async ({ page }) => {
    const told: string[] = [];
    for (const username of [users.admin, 'nobody@severveter.ru']) {
      await startRecovery(page, username);
      told.push(await page.locator('main').innerText());
      await enterCode(page, '0000');
      await expect(page.getByText('Неверный код')).toBeVisible();
    }
    // In its first second the countdown shows 1:00.
    const [known = '', unknown] = told.map((text) => text.replace(/\d:\d\d/, ''));
    expect(known).toContain('Если такая учётная запись есть');
    expect(unknown).toBe(known);
  });

  test('survives a reload before the code is entered, and stores no personal data', async ({
    page,
  }) => {
    await startRecovery(page, users.admin);
    const kept = () =>
      page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
    expect(await kept()).not.toContain(users.admin);
    await page.reload();
    await expect(heading(page)).toHaveText('Код подтверждения');
    await expect(page.getByRole('link', { name: 'Запросить новый код' })).toBeVisible();
    await enterCode(page, CODE);
    await expect(heading(page)).toHaveText('Новый пароль');
    expect(await kept()).not.toMatch(/token|recoveryId/i);

    await page.reload();
    await expect(heading(page)).toHaveText('Начните заново');
    await page.getByRole('link', { name: 'Начать заново' }).click();
    await expect(page).toHaveURL(/\/recovery$/);
  });

  test('returns by a step back from the new password to the login, not to the used code', async ({
    page,
  }) => {
    await startRecovery(page, users.admin);
    await enterCode(page, CODE);
    await expect(heading(page)).toHaveText('Новый пароль');
    await page.goBack();
    await expect(heading(page)).toHaveText('Восстановление пароля');
    await expect(page.getByLabel('Логин', { exact: true })).toHaveValue(users.admin);
    await page.goForward();
    await expect(heading(page)).toHaveText('Новый пароль');
  });

  for (const address of ['/recovery/confirm', '/create-password']) {
    test(`begins at the first step if ${address} is opened directly`, async ({ page }) => {
      await page.goto(address);
      await expect(heading(page)).toHaveText('Начните заново');
      await page.getByRole('link', { name: 'Начать заново' }).click();
      await expect(heading(page)).toHaveText('Восстановление пароля');
    });
  }

  test('keeps its input during an outage', async ({ page, cabinet }) => {
    await startRecovery(page, users.admin);
    await cabinet.control.faults([{ kind: '503', operationId: 'checkCode', times: 1 }]);
    await enterCode(page, CODE);
    await expect(page).toHaveURL(/\/recovery\/confirm$/);
    await expect.poll(async () => (await calls(cabinet, 'getHealth')).length).toBeGreaterThan(0);
    await expect(code(page)).toHaveValue(CODE);
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(heading(page)).toHaveText('Новый пароль');
  });

  test('redirects a signed-in user to the offers', async ({ page, cabinet }) => {
    await cabinet.signIn(page, users.admin);
    await page.goto('/recovery');
    await expect(page).toHaveURL(/\/offer$/);
    await page.goto('/create-password');
    await page.getByRole('link', { name: 'Вернуться в кабинет' }).click();
    await expect(page).toHaveURL(/\/offer$/);
  });
});
