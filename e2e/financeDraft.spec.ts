import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../test/backend/scenarios/finance/offers';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { pressSignOut, signOut } from './support/signIn';

const ADDRESS = `/offer/request/${financeId('request', ANNA, READY_REQUEST)}?step=account`;
/** Another user of Anna's organization. */
const COLLEAGUE = 'elkina@severveter.ru';
const TYPED = 'Банк «Новая волна»';

const bank = (page: Page) => page.getByRole('textbox', { name: 'Банк', exact: true });
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('cabinet-draft')),
  );

async function open(page: Page, cabinet: Cabinet, address = ADDRESS) {
  await cabinet.enter(page, users.admin, address);
}

async function type(page: Page, words = TYPED) {
  await bank(page).fill(words);
  await expect.poll(async () => (await stored(page)).join()).toContain(words);
}

/** Opens the request and types a text that is stored only on this device. */
async function openAndType(page: Page, cabinet: Cabinet) {
  await open(page, cabinet);
  await type(page);
}

const saves = async (cabinet: Cabinet) =>
  (await cabinet.control.log()).filter(
    ({ operationId }) => operationId === 'saveFinanceRequestForm',
  );

test.describe('the draft of a request', () => {
  test(
    'survives a reload, a closed page and an ended session, for its own user only',
    { tag: '@core' },
    async ({ page, context, cabinet }) => {
      await openAndType(page, cabinet);
      await expect(page.getByText(/^Черновик сохранён в\s\d\d:\d\d$/)).toBeVisible();
      await page.reload();
      await expect(bank(page)).toHaveValue(TYPED);

      // Closes the page right after the last key press and opens it again.
      await bank(page).fill(`${TYPED} 2`);
      await page.close({ runBeforeUnload: false });
      const next = await context.newPage();
      await next.goto(ADDRESS);
      await expect(bank(next)).toHaveValue(`${TYPED} 2`);

      // The session ends while the form is open.
      cabinet.allow({ consoleErrors: [/status of 401/] });
      await cabinet.control.tokens({ expireAccess: true, revokeRefresh: true });
      await next.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(next).toHaveURL(/\/login\?redirect=/);

      // A colleague sees the request without Anna's draft, and the draft is not deleted.
      await cabinet.enter(next, COLLEAGUE, ADDRESS);
      await expect(bank(next)).toHaveValue(/.+/);
      await expect(bank(next)).not.toHaveValue(new RegExp(TYPED));
      const kept = await stored(next);
      expect(kept).toHaveLength(1);
      expect(kept[0]?.[0]).toMatch(/^cabinet-draft:[0-9a-f]{16}$/);
      await signOut(next);

      await open(next, cabinet);
      await expect(bank(next)).toHaveValue(`${TYPED} 2`);
      expect(await saves(cabinet)).toHaveLength(0);
    },
  );

  test('is saved on the server at sign-out, and removed from this device', async ({
    page,
    cabinet,
  }) => {
    await openAndType(page, cabinet);
    await signOut(page);
    expect(await saves(cabinet)).toHaveLength(1);
    expect(await stored(page)).toEqual([]);
    await open(page, cabinet);
    await expect(bank(page)).toHaveValue(TYPED);
  });

  test('stays on the device for its user when he signs out without a network', async ({
    page,
    context,
    cabinet,
  }) => {
    await openAndType(page, cabinet);
    cabinet.allow({ consoleErrors: [/ERR_INTERNET_DISCONNECTED/] });
    // Waits for the last chunk that the page loads by itself, because the chunk could not be loaded offline.
    await expect(page.getByRole('button', { name: /^Что изменилось/ })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/Нет связи: пока только на этом устройстве/)).toBeVisible();
    await pressSignOut(page);
    await expect(page).toHaveURL(/\/login/);
    await context.setOffline(false);
    await open(page, cabinet);
    await expect(bank(page)).toHaveValue(TYPED);
  });

  test('does not contain the passport', async ({ page, cabinet }) => {
    await open(page, cabinet, ADDRESS.replace('account', 'founders'));
    await page.getByRole('button', { name: /^Изменить: Соколова/ }).click();
    await page.getByRole('textbox', { name: /^Серия/ }).fill('4599');
    await page.getByRole('textbox', { name: /^Номер/ }).fill('919919');
    await page.getByRole('textbox', { name: 'Фамилия' }).fill('Ветрова');
    await expect.poll(async () => (await stored(page)).join()).toContain('Ветрова');
    expect((await stored(page)).join()).not.toMatch(/4599|919919|assport/);
    await expect(page.getByText(/кроме паспортных данных/).first()).toBeVisible();
  });

  test(
    'is compared with changes made elsewhere before anything is overwritten',
    { tag: '@core' },
    async ({ page, context, cabinet }) => {
      await openAndType(page, cabinet);
      await page.close();
      const elsewhere = await context.newPage();
      // Removes the draft as another browser would. Opens a static file for this, because a page of the cabinet would
      // write the draft again on unload.
      await elsewhere.goto('/favicon.svg');
      await elsewhere.evaluate(() => {
        const key =
          Object.keys(localStorage).find((name) => name.startsWith('cabinet-draft')) ?? '';
        sessionStorage.setItem('key', key);
        sessionStorage.setItem('text', localStorage.getItem(key) ?? '');
        localStorage.removeItem(key);
      });
      await elsewhere.goto(ADDRESS);
      await expect(bank(elsewhere)).toHaveValue(/.+/);
      await expect(bank(elsewhere)).not.toHaveValue(TYPED);
      await bank(elsewhere).fill('Банк из другого окна');
      await elsewhere.getByRole('button', { name: 'Далее' }).click();
      await expect(elsewhere.getByRole('heading', { level: 2, name: 'Согласия' })).toBeVisible();
      await elsewhere.evaluate(() => {
        const read = (name: string) => sessionStorage.getItem(name) ?? '';
        localStorage.setItem(read('key'), read('text'));
      });
      await elsewhere.goto(ADDRESS);
      const dialog = elsewhere.getByRole('dialog', { name: 'Заявка: есть две версии' });
      await expect(dialog.getByRole('group')).toHaveCount(1);
      const field = dialog.getByRole('group', { name: 'Банк' });
      await expect(field.getByRole('radio', { name: `Здесь ${TYPED}` })).toBeChecked();
      await field.getByRole('radio', { name: 'На сервере Банк из другого окна' }).check();
      await dialog.getByRole('button', { name: 'Продолжить с выбранным' }).click();
      await expect(bank(elsewhere)).toHaveValue('Банк из другого окна');
    },
  );
});
