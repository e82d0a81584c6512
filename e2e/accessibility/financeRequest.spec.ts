import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../../test/backend/scenarios/finance/owners';
import { PARTLY_FILLED_REQUEST, READY_REQUEST } from '../../test/backend/scenarios/finance/offers';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

async function open(page: Page, cabinet: Cabinet, n: number, query: string): Promise<void> {
  const address = `/offer/request/${financeId('request', ANNA, n)}${query}`;
  await cabinet.enter(page, users.admin, address);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

testAccessibility({
  'the organization of a request': {
    visit: (page, cabinet) => open(page, cabinet, READY_REQUEST, ''),
  },
  'the founders of a request, one with errors': {
    core: true,
    visit: async (page, cabinet) => {
      await open(page, cabinet, READY_REQUEST, '?step=founders');
      await page.getByRole('button', { name: /^Изменить: ООО/ }).click();
      await page.getByRole('button', { name: 'Добавить учредителя' }).click();
      await page.getByRole('button', { name: 'Далее' }).click();
      await expect(page.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    },
  },
  'the contacts of a request': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, READY_REQUEST, '?step=contacts');
      await page.getByRole('button', { name: /^Изменить: Зайцева/ }).click();
    },
  },
  'the account of a request with warnings and mistakes': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, READY_REQUEST, '?step=account');
      await page.getByLabel('БИК').fill('12');
      await page.getByLabel('Расчётный счёт').fill('');
      await page.getByRole('button', { name: 'Далее' }).click();
      await expect(page.getByText('Р/С пуст')).toBeVisible();
    },
  },
  'the consents of a request': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, PARTLY_FILLED_REQUEST, '?validateGroup=AGREEMENT_FLAGS');
      await expect(page.getByText('Поле должно быть выбрано').first()).toBeVisible();
    },
  },
  'the review of a request': {
    visit: (page, cabinet) => open(page, cabinet, PARTLY_FILLED_REQUEST, '?step=review'),
  },
});
