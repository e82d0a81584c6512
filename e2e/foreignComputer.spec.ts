import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../test/backend/scenarios/finance/offers';
import { expect, PASSWORD, test, users } from './support/cabinet';
import { pressSignOut } from './support/signIn';

const ADDRESS = `/offer/request/${financeId('request', ANNA, READY_REQUEST)}?step=account`;
const TYPED = 'Банк «Новая волна»';

const bank = (page: Page) => page.getByRole('textbox', { name: 'Банк', exact: true });
const box = (page: Page) => page.getByRole('checkbox', { name: 'Это чужой компьютер' });
const said = (page: Page) =>
  page.getByText(/^Чужой компьютер: черновик на нём не сохраняется/).first();
/** Returns the storage keys and the number of databases that the cabinet has left in the browser. */
const held = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    databases: (await indexedDB.databases()).length,
  }));

async function signInHere(page: Page, isForeign: boolean) {
  await page.goto(`/login?redirect=${encodeURIComponent(ADDRESS)}`);
  await expect(box(page)).not.toBeChecked();
  if (isForeign) await page.getByText('Это чужой компьютер').click();
  await page.getByLabel('Логин', { exact: true }).fill(users.admin);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(bank(page)).toBeVisible();
}

test('no tab keeps session data on someone else’s computer, unlike on the user’s own computer', async ({
  page,
  context,
  cabinet,
}) => {
  await signInHere(page, true);
  await bank(page).fill(TYPED);
  await expect(said(page)).toBeVisible();
  expect(await held(page)).toEqual({ local: [], databases: 0 });

  const next = await context.newPage();
  await next.goto(ADDRESS);
  await bank(next).fill(TYPED);
  await expect(said(next)).toBeVisible();
  expect(await held(next)).toEqual({ local: [], databases: 0 });
  await next.close();

  await page.reload();
  await expect(bank(page)).not.toHaveValue(TYPED);
  await bank(page).fill(TYPED);
  await expect(said(page)).toBeVisible();
  await page.context().setOffline(true);
  cabinet.allow({ consoleErrors: [/ERR_INTERNET_DISCONNECTED/] });
  // Goes online only after the sign-out call has failed: otherwise the sign-out would succeed and reload the page.
  const failed = page.waitForEvent('console', (one) => one.text() === 'Выход без связи с сервером');
  await pressSignOut(page);
  await expect(page).toHaveURL(`${cabinet.baseURL}/login`);
  await failed;
  await page.context().setOffline(false);
  expect(await held(page)).toEqual({ local: [], databases: 0 });
  expect(await context.cookies()).toEqual([]);

  await signInHere(page, false);
  await bank(page).fill(TYPED);
  await expect
    .poll(async () => (await held(page)).local.join())
    .toMatch(/cabinet-draft:[0-9a-f]{16}/);
});
