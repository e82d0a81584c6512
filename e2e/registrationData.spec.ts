import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import {
  agree,
  confirmByCode,
  confirmed,
  fillIn,
  fillRegistration,
  organization,
  person,
  register,
} from './support/registration';

test.describe('personal data in the link of a registration', () => {
  test('are removed from the address at once, and stored nowhere', async ({ page, context }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    const calls: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/api/'))
        calls.push(request.url(), request.headers()['referer'] ?? '');
    });
    await page.goto('/register?itn=7707083893&mobilePhone=%2B79161230000&utm=mail');
    await expect(page).toHaveURL(/\/register\?utm=mail$/);
    await expect(page.getByLabel('ИНН')).toHaveValue('7707083893');
    await expect(page.getByLabel('Мобильный телефон')).toHaveValue('+7 916 123-00-00');
    const length = await page.evaluate(() => history.length);
    expect(length).toBeLessThanOrEqual(2);

    const { 'Мобильный телефон': _prefilled, ...rest } = person;
    await fillIn(page, { ...organization, ...rest });
    await agree(page);
    await register(page);
    const kept = () =>
      page.evaluate(() =>
        JSON.stringify([
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          history.state,
          location.href,
          document.cookie,
          document.title,
        ]),
      );
    const personal = /7707083893|9161230000|Жукова|Вера|zhukova|Новая волна|773601001/;
    expect(await kept()).not.toMatch(personal);
    await confirmByCode(page);
    await expect(confirmed(page)).toBeVisible();
    expect(await kept()).not.toMatch(personal);
    expect(await kept()).not.toMatch(/passwordToken/);
    await page.goBack();
    await expect(page).toHaveURL(/\/register\?utm=mail$/);
    expect(await kept()).not.toMatch(personal);
    expect([...told, ...calls].join(' ')).not.toMatch(personal);
  });

  test('are ignored in a link that carries a script', async ({ page }) => {
    await page.goto(
      '/register?itn=%3Cimg%20src=x%20onerror=alert(1)%3E&mobilePhone=javascript:alert(1)',
    );
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByLabel('ИНН')).toHaveValue('');
    await expect(page.getByLabel('Мобильный телефон')).toHaveValue('');
  });

  test('do not survive a reload, but the code can still be typed', async ({ page }) => {
    await fillRegistration(page);
    await register(page);
    await page.reload();
    await expect(page.getByText('+7 916 ***-**-00')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Заполните заявку ещё раз' })).toBeVisible();
    await confirmByCode(page);
    await expect(confirmed(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Получить код' })).toBeVisible();
  });
});

test.describe('a registration that the server refuses', () => {
  const everything = { ...organization, ...person };

  async function expectKept(page: Page) {
    for (const [label, value] of Object.entries(everything)) {
      const shown = label === 'Мобильный телефон' ? '+7 916 123-00-00' : value;
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(shown);
    }
    await expect(page.getByRole('checkbox', { name: /персональных данных/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /условия использования/ })).toBeChecked();
  }

  const [kind, message] = ['400', 'Проверьте данные'] as const;
  test('keeps all input, shows the server’s message and succeeds at the next attempt', async ({
    page,
    cabinet,
  }) => {
    await cabinet.control.faults([{ kind, operationId: 'register', message }]);
    await fillRegistration(page);
    await page.getByRole('button', { name: 'Зарегистрироваться' }).dblclick();
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByRole('alert')).toBeInViewport();
    await expectKept(page);
    const log = await cabinet.control.log();
    expect(log.filter(({ operationId }) => operationId === 'register')).toHaveLength(1);

    await cabinet.control.noFaults();
    await register(page);
  });

  test('links to the sign-in and to the recovery if the user exists', async ({ page }) => {
    await fillRegistration(page);
    await page.getByLabel('Электронная почта').fill(users.admin);
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(page.getByRole('alert')).toContainText('уже есть');
    await page.getByRole('link', { name: 'восстановите пароль' }).click();
    await expect(page).toHaveURL(/\/recovery$/);
    await page.goBack();
    await expect(page.getByLabel('ИНН')).toHaveValue(organization.ИНН);
    await page.getByRole('link', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('keeps all input during an outage', async ({ page, cabinet }) => {
    await fillRegistration(page);
    await cabinet.control.faults([{ kind: '503', operationId: 'register' }]);
    // Starts waiting before the click: the page returns after one second, because the service is healthy.
    const away = page.waitForURL(/\/unavailable\?redirect=\/register$/);
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await away;
    await cabinet.control.noFaults();
    await expect(page).toHaveURL(/\/register$/);
    await expectKept(page);
  });
});
