import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../test/backend/scenarios/finance/offers';
import { expect, users } from './support/cabinet';
import { expectAccessible, violationsOf } from './support/axe';
import { test } from './support/sharedPage';
import { sidewaysScroll } from './support/sidewaysScroll';

const REQUEST = `/offer/request/${financeId('request', ANNA, READY_REQUEST)}`;
/** БИК of Сбербанк, and of a closed bank of the demo. */
const [BIK, CLOSED] = ['044525225', '044525777'];

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const filled = (page: Page) => page.getByText('Заполнено по БИК: Банк, Корреспондентский счёт');

for (const width of [1440, 360]) {
  test(
    `a БИК fills in the bank of an account at ${width} px`,
    { tag: width === 1440 ? ['@core'] : [] },
    async ({ page, cabinet }) => {
      await page.setViewportSize({ width, height: 900 });
      await cabinet.enter(page, users.admin, '/profile?tab=accounts');
      await page.getByRole('button', { name: 'Добавить счёт' }).click();
      await label(page, 'БИК').pressSequentially(BIK);
      await expect(filled(page)).toBeVisible();
      await expect(label(page, 'Банк')).toHaveValue('ПАО Сбербанк');
      expect(await violationsOf(page)).toEqual([]);

      await label(page, 'Банк').fill('Мой банк');
      await label(page, 'БИК').fill('');
      await label(page, 'БИК').pressSequentially(CLOSED);
      await expect(page.getByText(/банк закрыт 14\.03\.2025/)).toBeVisible();
      await expect(label(page, 'Банк')).toHaveValue('Мой банк');
      await page.getByRole('button', { name: 'Заменить введённое' }).press('Enter');
      await expect(label(page, 'Банк')).toHaveValue('АО «Речной банк»');
    },
  );

  test(`an ИНН fills in the organization of the profile at ${width} px`, async ({
    page,
    cabinet,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await cabinet.enter(page, users.admin, '/profile?tab=organization');
    await page.getByRole('button', { name: 'Изменить' }).click();
    await label(page, 'ИНН').fill('');
    await label(page, 'ИНН').pressSequentially('7842123454');
    await page.getByRole('button', { name: 'Заменить введённое' }).press('Enter');
    await expect(label(page, 'Руководитель')).toHaveValue('Ершова Нина Сергеевна');
    await expect(label(page, 'КПП')).toHaveValue('784201001');
    await expectAccessible(page);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}

test('the registration can be filled in by hand if the server has no directories', async ({
  page,
  cabinet,
}) => {
  cabinet.allow({ consoleErrors: [/status of 501/] });
  await page.goto('/register');
  await label(page, 'ИНН').pressSequentially('7842123454');
  await expect(label(page, 'Наименование')).toHaveValue('ООО «Речной причал»');
  await cabinet.control.faults([{ kind: '501', operationId: 'findOrganizationByItn' }]);
  await label(page, 'ИНН').fill('');
  await label(page, 'ИНН').pressSequentially('7801234564');
  await label(page, 'Наименование').fill('ООО «Северный ветер»');
  await expect(page).toHaveURL(/\/register$/);
  await expect(label(page, 'Наименование')).toHaveValue('ООО «Северный ветер»');
});

test('a request takes the bank account from the profile', async ({ page, cabinet }) => {
  await cabinet.enter(page, users.admin, `${REQUEST}?step=account`);
  for (const name of ['БИК', 'Банк', 'Корреспондентский счёт', 'Расчётный счёт']) {
    await label(page, name).fill('');
  }
  await page.getByRole('button', { name: 'Взять из профиля' }).click();
  const accounts = page.getByRole('group', { name: 'Счета из профиля' });
  await accounts.getByRole('button').first().click();
  await expect(page.getByText(/^Заполнено из\sпрофиля: БИК, Банк/)).toBeVisible();
  await expect(label(page, 'БИК')).toHaveValue('044030999');
});
