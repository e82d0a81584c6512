import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

const ORDERS = '/sender/order-register';
const BILLS = '/sender/invoices-payment';

async function open(page: Page, cabinet: Cabinet, address: string) {
  await cabinet.enter(page, users.sender, address);
}

/** Opens the panel of the first row, in a table or on a card. */
async function openFirst(page: Page, text: RegExp) {
  await page.getByRole('row').filter({ hasText: text }).first().click();
}

testAccessibility({
  'the register of orders with figures and filters': {
    core: true,
    visit: async (page, cabinet) => {
      await open(page, cabinet, `${ORDERS}?insured=yes`);
      await expect(page.getByText(/ПП-/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Фильтры' }).click();
    },
  },
  'the panel of an order with a claim': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, `${ORDERS}?claim=on`);
      await openFirst(page, /ПП-/);
      await expect(page.getByRole('list', { name: 'История заказа' })).toBeVisible();
      await expect(page.getByText(/^По заказу уже есть заявление/)).toBeVisible();
    },
  },
  'an order that could not be loaded': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '404', operationId: 'getOrder' }]);
      await open(page, cabinet, ORDERS);
      await openFirst(page, /ПП-/);
      await expect(page.getByText('Состав и история заказа не загрузились.')).toBeVisible();
    },
  },
  'orders that could not be loaded': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '400', operationId: 'findOrders' }]);
      await open(page, cabinet, ORDERS);
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'the claims with the panel of a claim': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, `${ORDERS}?tab=claims&status=REJECTED`);
      await openFirst(page, /ЗВ-/);
      await expect(page.getByRole('list', { name: 'История заявления' })).toBeVisible();
    },
  },
  'the bills with the panel of a bill': {
    core: true,
    visit: async (page, cabinet) => {
      await open(page, cabinet, BILLS);
      await openFirst(page, /СП-/);
      await expect(page.getByRole('button', { name: 'Оплатить по QR-коду' })).toBeVisible();
    },
  },
  'the dialog of the file for 1С': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, BILLS);
      await openFirst(page, /СП-/);
      await page.getByRole('button', { name: 'Файл для 1С' }).click();
      await expect(page.getByRole('button', { name: 'Скачать файл' })).toBeVisible();
    },
  },
});
