import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';

/** Presses Tab until a control has the focus, then Enter. */
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

test('a new page that is opened by keyboard gets the focus and is announced', async ({ page }) => {
  await page.goto('/login');
  // Before React has taken over the served page, a link loads a whole page, and nothing moves the focus.
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
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

/** Records the names of the requested scripts of /deliveries from now on: of the page and of its tab. */
function scriptsOf(page: Page): () => string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /assets\/(deliveries-page|SuppliesTab)-[\w-]+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) scripts.push(name);
  });
  return () => scripts.toSorted();
}

const BOTH = ['SuppliesTab', 'deliveries-page'];

const linkToDeliveries = (page: Page) =>
  page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Реестр поставок' });

test('a pointer over a menu link loads the files of its page before the click', async ({
  page,
  cabinet,
}) => {
  await cabinet.enter(page, users.supplier, '/help');
  const scripts = scriptsOf(page);
  await linkToDeliveries(page).hover();
  await expect.poll(scripts).toEqual(BOTH);
  await linkToDeliveries(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Реестр поставок');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(scripts()).toEqual(BOTH);
});

test('with Save-Data, a menu link loads the files of its page only after the click', async ({
  page,
  cabinet,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await cabinet.enter(page, users.supplier, '/help');
  const scripts = scriptsOf(page);
  await linkToDeliveries(page).hover();
  await page.getByRole('heading', { level: 1 }).hover();
  expect(scripts()).toEqual([]);
  await linkToDeliveries(page).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(scripts()).toEqual(BOTH);
});
