import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

async function open(page: Page, cabinet: Cabinet, address: string) {
  await cabinet.enter(page, users.admin, address);
}

const supply = /(УПД|ТОРГ|АКТ)-\d{4}-\d{4}/;

/** Opens the panel of the first row, in a table or on a card. */
async function openFirst(page: Page, text: RegExp) {
  await page.getByRole('row').filter({ hasText: text }).first().click();
}

testAccessibility({
  'the registry of supplies with its filters': {
    core: true,
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/deliveries?overdue=on&type=UPD');
      await expect(page.getByText(supply).first()).toBeVisible();
      await page.getByRole('button', { name: 'Фильтры' }).click();
    },
  },
  'the panel of a supply': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/deliveries?status=FINANCED');
      await openFirst(page, supply);
      await expect(page.getByText('История', { exact: true })).toBeVisible();
      await expect(page.getByText(/К получению/).first()).toBeVisible();
    },
  },
  'supplies while they load': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: 'timeout', operationId: 'findSupplies' }]);
      await open(page, cabinet, '/deliveries');
      await expect(page.getByRole('main').getByText('Загрузка…').first()).toBeAttached();
    },
  },
  'supplies that could not be loaded': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '400', operationId: 'findSupplies' }]);
      await open(page, cabinet, '/deliveries');
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'the bills with the panel of a bill': {
    core: true,
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/deliveries?tab=invoices&status=OVERDUE');
      await openFirst(page, /НБР-/);
      await expect(page.getByRole('button', { name: 'Оплатить по QR-коду' })).toBeVisible();
    },
  },
  'the payment code of a bill': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/deliveries?tab=invoices&status=UNPAID');
      await openFirst(page, /НБР-/);
      await page.getByRole('button', { name: 'Оплатить по QR-коду' }).click();
      await expect(page.getByRole('img', { name: /QR-код/ })).toBeVisible();
    },
  },
});
