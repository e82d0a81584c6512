import type { Page } from 'playwright/test';

/** The password of every demo user. */
export const PASSWORD = 'Demo-2026!';

/** Opens the sign-in page if needed, signs in, and waits until the sign-in page is left. */
export async function signIn(page: Page, username: string): Promise<void> {
  if (new URL(page.url(), 'about:blank').pathname !== '/login') await page.goto('/login');
  await page.getByLabel('Логин', { exact: true }).fill(username);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

/** Presses «Выйти» in the user's menu of `page`. */
export async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
}

/** Signs out and waits for the page to reload itself: the reload would interrupt a navigation. */
export async function signOut(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await pressSignOut(page);
  await reloaded;
}
