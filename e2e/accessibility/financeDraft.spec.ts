import type { Page } from 'playwright/test';
import { READY_REQUEST } from '../../test/backend/scenarios/finance/offers';
import { ANNA, financeId } from '../../test/backend/scenarios/finance/owners';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

const READY = financeId('request', ANNA, READY_REQUEST);
const SENT = financeId('request', ANNA, 3);

async function open(page: Page, cabinet: Cabinet, id: string, step = '') {
  await cabinet.enter(page, users.admin, `/offer/request/${id}${step}`);
}

/** Saves a bank name to the request, as a second window of the same user would. */
async function saveElsewhere(page: Page, bankName: string) {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`/offer/request/${READY}?step=account`);
  await elsewhere.getByRole('textbox', { name: 'Банк', exact: true }).fill(bankName);
  await elsewhere.getByRole('button', { name: 'Далее' }).click();
  await expect(elsewhere.getByRole('heading', { level: 2, name: 'Согласия' })).toBeVisible();
  await elsewhere.close();
}

testAccessibility({
  'a request that was sent': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, SENT);
      await expect(page.getByRole('list', { name: 'История заявки' })).toBeVisible();
    },
  },
  'the document of a request': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, READY, '?step=review');
      await page.getByRole('button', { name: 'Посмотреть документ' }).click();
      await expect(page.getByRole('region', { name: 'Страница 1 из 1' })).toBeVisible();
    },
  },
  'two versions of a request': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, READY, '?step=account');
      await expect(page.getByRole('textbox', { name: 'Банк', exact: true })).toBeVisible();
      await saveElsewhere(page, 'Банк из другого окна');
      await page.getByRole('textbox', { name: 'Банк', exact: true }).fill('Банк «Новая волна»');
      await page.getByRole('button', { name: 'Далее' }).click();
      await expect(page.getByRole('dialog', { name: 'Заявка: есть две версии' })).toBeVisible();
    },
  },
});
