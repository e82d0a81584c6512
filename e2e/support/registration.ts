import type { Page } from 'playwright/test';
import { expect } from './cabinet';

/** The code in all messages of the mock backend. */
export const CODE = '1234';

/** A public company that is not in the demo data. */
export const organization = {
  ИНН: '7707083893',
  Наименование: 'ПАО «Новая волна»',
  КПП: '773601001',
  ОГРН: '1027700132195',
  'Юридический адрес': '117312, г. Москва, ул. Вавилова, д. 19',
  Руководитель: 'Жукова Вера Ильинична',
} as const;

/** First user of the organization. */
export const person = {
  Фамилия: 'Жукова',
  Имя: 'Вера',
  Отчество: 'Ильинична',
  'Мобильный телефон': '+79161230000',
  'Электронная почта': 'zhukova@novaya-volna.ru',
} as const;

/** A seller whom the marketplace knows (test/backend/README.md). */
export const seller = {
  ИНН: '781623456717',
  'Номер договора': 'МП-204518',
  'Мобильный телефон': '+79217654321',
} as const;

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Ticks the two required consents without clicking the links inside. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /персональных данных/ }).check();
  await page.getByRole('checkbox', { name: /условия использования/ }).check();
}

export async function fillRegistration(page: Page): Promise<void> {
  await page.goto('/register');
  await fillIn(page, { ...organization, ...person });
  await agree(page);
}

/** Sends the form and waits for the page of the code. */
export async function register(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Подтверждение регистрации' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/confirm$/);
}

/** Returns the heading of the page after a correct code. */
export const confirmed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Регистрация подтверждена' });

/** Signs in on the sign-in page as an unconfirmed user. */
export async function signInToWait(page: Page, password: string): Promise<void> {
  await page.getByLabel('Логин', { exact: true }).fill(person['Электронная почта']);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Ожидание подтверждения' }).first()).toBeVisible();
}

/** Types the code from the letter and confirms the registration. */
export async function confirmByCode(page: Page, code = CODE): Promise<void> {
  await page.getByLabel('Код из сообщения').fill(code);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
}
