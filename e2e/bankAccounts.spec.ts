import type { Locator, Page } from 'playwright/test';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { hold } from './support/hold';

const BIK = '044030999';
const CORRESPONDENT = '30101810400000000999';
/** An account number with a valid check digit that the demo data do not contain. */
const NEW_ACCOUNT = '40702810955000024680';

async function open(page: Page, cabinet: Cabinet, username: string = users.admin) {
  await cabinet.enter(page, username, '/profile?tab=accounts');
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function openNew(page: Page, cabinet: Cabinet): Promise<Locator> {
  await open(page, cabinet);
  await page.getByRole('button', { name: 'Добавить счёт' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить счёт' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name });
const bik = (dialog: Locator) => field(dialog, 'БИК');
const correspondent = (dialog: Locator) => field(dialog, 'Корреспондентский счёт');
const settlement = (dialog: Locator) => field(dialog, 'Расчётный счёт');
const add = (dialog: Locator) => dialog.getByRole('button', { name: 'Добавить счёт' }).click();

async function paste(page: Page, into: Locator, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

test.describe('a bank account', () => {
  test(
    'can be added after the form has refused invalid entries',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      const dialog = await openNew(page, cabinet);
      const posts = async () =>
        (await cabinet.control.log()).filter(
          ({ operationId }) => operationId === 'createOrganizationPaymentDetails',
        ).length;

      await test.step('shows a message at each field of an empty form', async () => {
        await add(dialog);
        await expect(bik(dialog)).toBeFocused();
        await expect(bik(dialog)).toHaveAccessibleDescription(/БИК пуст/);
        await expect(correspondent(dialog)).toHaveAccessibleDescription(/К\/С пуст/);
        await bik(dialog).fill('04403099');
        await expect(bik(dialog)).toHaveAccessibleDescription(/состоять из 9 символов/);
        await bik(dialog).fill(BIK);
        await expect(correspondent(dialog)).toHaveAccessibleDescription(/К\/С пуст/);
        await expect(settlement(dialog)).toHaveAccessibleDescription(/Р\/С пуст/);
      });

      await test.step('is refused with 19 digits or with a letter', async () => {
        await field(dialog, 'Банк').fill('ПАО «Национальный банк развития»');
        for (const input of [correspondent(dialog), settlement(dialog)]) {
          await input.fill(NEW_ACCOUNT.slice(1));
          await expect(input).toHaveAccessibleDescription(/должно содержать 20 символов/);
          await input.fill(`${NEW_ACCOUNT.slice(0, 19)}А`);
          await expect(input).toHaveAccessibleDescription(/должно содержать 20 символов/);
        }
      });

      await test.step('is refused with a wrong check digit', async () => {
        await correspondent(dialog).fill('30101810500000000999');
        await expect(correspondent(dialog)).toHaveAccessibleDescription(
          /Корреспондентский счет некорректен/,
        );
        await settlement(dialog).fill('40702810855000024680');
        await expect(settlement(dialog)).toHaveAccessibleDescription(/Расчётный счет некорректен/);
        await add(dialog);
        expect(await posts()).toBe(0);
      });

      await test.step('becomes invalid when the БИК changes', async () => {
        await correspondent(dialog).fill(CORRESPONDENT);
        await settlement(dialog).fill(NEW_ACCOUNT);
        await expect(settlement(dialog)).not.toHaveAccessibleDescription(/некорректен/);
        await bik(dialog).fill('044525225');
        await expect(correspondent(dialog)).toHaveAccessibleDescription(/счет некорректен/);
        await expect(settlement(dialog)).toHaveAccessibleDescription(/счет некорректен/);
        await bik(dialog).fill(BIK);
      });

      await test.step('is refused if it already exists', async () => {
        await settlement(dialog).fill('40702810655000012345');
        await add(dialog);
        await expect(settlement(dialog)).toHaveAccessibleDescription(/уже добавлен/);
        await expect(bik(dialog)).toHaveValue(BIK);
      });

      await test.step('is added when its number is pasted with spaces', async () => {
        await paste(page, settlement(dialog), '40702 810 9 5500 0024680');
        await expect(settlement(dialog)).toHaveValue(NEW_ACCOUNT);
        await add(dialog);
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('article')).toHaveCount(3);
        await expect(page.getByText('•••• 4680')).toBeVisible();
        expect(await posts()).toBe(2);
      });
    },
  );

  test('can become the main account, be deleted and be restored', async ({ page, cabinet }) => {
    await open(page, cabinet);
    const first = page.getByRole('article').first();
    await expect(first).toContainText('2345');
    await page.getByRole('button', { name: /Сделать основным: .*…7890/ }).click();
    await expect(first).toContainText('7890');
    await expect(first).toContainText('Основной');
    await expect(page.getByText('Основной', { exact: true })).toHaveCount(1);

    await page.getByRole('button', { name: /Удалить: .*…7890/ }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    const said = page
      .locator('.p-toast-message')
      .filter({ hasText: /^Удалено: .*Национальный банк развития.*…7890/ });
    await said.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: /Удалить: .*…7890/ }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(first).toContainText('Основной');
    await expect(page.getByRole('heading', { name: 'Банковские реквизиты' })).toBeFocused();
  });

  test('can be changed by keyboard alone, and its number is shown on request', async ({
    page,
    cabinet,
  }) => {
    await open(page, cabinet);
    await page.getByRole('button', { name: /Изменить: .*…2345/ }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Изменение счёта' });
    await expect(settlement(dialog)).toHaveValue('40702810655000012345');
    await settlement(dialog).fill(NEW_ACCOUNT);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('•••• 4680')).toBeVisible();
    await page.getByRole('button', { name: 'Показать расчётный счёт' }).first().click();
    await expect(page.getByText(NEW_ACCOUNT)).toBeVisible();
  });

  test('can be added after an outage without typing its data again', async ({ page, cabinet }) => {
    const dialog = await openNew(page, cabinet);
    await bik(dialog).fill(BIK);
    await field(dialog, 'Банк').fill('Банк');
    await correspondent(dialog).fill(CORRESPONDENT);
    await settlement(dialog).fill(NEW_ACCOUNT);
    await cabinet.control.faults([
      { kind: '503', operationId: 'createOrganizationPaymentDetails', times: 1 },
    ]);
    // Delays the health check, so that the test sees /unavailable. Otherwise the second click could hit the first form,
    // which is still open and ignores clicks until its request has failed.
    const answerHealth = await hold(page, '**/api/service/build/health');
    await add(dialog);
    await expect(page.getByRole('heading', { name: 'Сервис временно недоступен' })).toBeVisible();
    // The service has recovered, so /unavailable redirects back.
    answerHealth();
    await expect(settlement(dialog)).toHaveValue(NEW_ACCOUNT);
    await add(dialog);
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test('is read-only for users other than the administrator', async ({ page, cabinet }) => {
    await open(page, cabinet, users.sender);
    await expect(page.getByText(/может администратор организации/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Изменить|Удалить|Добавить/ })).toHaveCount(0);
  });
});
