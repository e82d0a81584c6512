import type { Page } from 'playwright/test';
import { expect, test } from './support/cabinet';

/** Tabs from where the focus is to a control, and presses Enter there. */
async function openByKeyboard(page: Page, link: string): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    if (focused === link) return page.keyboard.press('Enter');
  }
  throw new Error(`«${link}» can't be reached by the keyboard`);
}

const announced = (page: Page, title: string) =>
  expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title);

test('a change of the page takes the focus along and is announced, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/login');
  await openByKeyboard(page, 'Забыли пароль?');
  await expect(page).toHaveURL(/\/recovery$/);
  await expect(page.getByRole('main')).toBeFocused();
  await announced(page, 'Восстановление пароля');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в личный кабинет');
  await openByKeyboard(page, 'Зарегистрироваться');
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('main')).toBeFocused();
  await announced(page, 'Регистрация');
});
