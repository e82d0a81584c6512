import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../../test/backend/scenarios/finance/owners';
import type { Width } from './still';
import type { Views } from './view';

/** Opens the row of a table, or the card of a phone's list. */
const openRow = (text: string | RegExp) => async (page: Page, width: Width) => {
  const row = page.getByRole(width === 360 ? 'listitem' : 'row').filter({ hasText: text });
  if (width === 360)
    await row
      .getByRole('button', { name: /^Подробнее/ })
      .first()
      .click();
  else await row.first().click();
};

const openFilters = (page: Page) => page.getByRole('button', { name: /^Фильтры/ }).click();

async function openSettings(page: Page, width: Width): Promise<void> {
  if (width === 360) await page.getByRole('button', { name: 'Действия с реестром' }).click();
  await page.getByRole('button', { name: 'Настроить таблицу' }).click();
}

async function openPeriod(page: Page): Promise<void> {
  await openFilters(page);
  await page.getByRole('button', { name: /^Срок оплаты: период/ }).click();
  await page.getByRole('dialog', { name: 'Период: Срок оплаты' }).waitFor();
}

const chooseAll = (page: Page) => page.getByRole('checkbox', { name: /^Выбрать все/ }).check();

async function openOrder(page: Page): Promise<void> {
  await chooseAll(page);
  await page.getByRole('button', { name: 'Заказать финансирование' }).click();
}

async function openPayment(page: Page, width: Width): Promise<void> {
  await openRow(/НБР-/)(page, width);
  await page.getByRole('button', { name: 'Оплатить по QR-коду' }).click();
  await page.getByRole('img', { name: /QR-код/ }).waitFor();
}

export const financeViews: Views = {
  supplies: { at: '/deliveries', as: 'supplier', dark: [1440, 360], isCore: true },
  'supplies-on-paper': { at: '/deliveries', as: 'supplier', paper: 'landscape', isCore: true },
  'supplies-filters': { at: '/deliveries', as: 'supplier', open: openFilters },
  'supplies-period': {
    at: '/deliveries',
    as: 'supplier',
    widths: [1440],
    dark: [1440],
    part: 'dialog',
    open: openPeriod,
    isCore: true,
  },
  'supplies-settings': {
    at: '/deliveries',
    as: 'supplier',
    part: 'dialog',
    open: openSettings,
    isCore: true,
  },
  'supplies-panel': {
    at: '/deliveries',
    as: 'supplier',
    dark: [1440],
    part: 'complementary',
    open: openRow(/УПД-/),
    isCore: true,
  },
  bills: { at: '/deliveries?tab=invoices', as: 'supplier' },
  'bill-panel': {
    at: '/deliveries?tab=invoices',
    as: 'supplier',
    part: 'complementary',
    open: openRow(/НБР-/),
  },
  'payment-dialog': {
    at: '/deliveries?tab=invoices&status=UNPAID',
    as: 'admin',
    part: 'dialog',
    open: openPayment,
  },
  'calendar-month': { at: '/deliveries?tab=calendar&view=month', as: 'supplier', dark: [1440] },
  'calendar-week': { at: '/deliveries?tab=calendar&view=week', as: 'supplier', widths: [1440] },
  'calendar-list': { at: '/deliveries?tab=calendar&view=list', as: 'supplier', widths: [360] },
  financing: { at: '/financing', as: 'admin' },
  'objects-chosen': { at: '/financing', as: 'admin', widths: [1440], open: chooseAll },
  'object-panel': {
    at: '/financing',
    as: 'admin',
    part: 'complementary',
    open: openRow(/ТР-/),
  },
  'financing-order': {
    at: '/financing',
    as: 'admin',
    widths: [1440],
    part: 'dialog',
    open: openOrder,
  },
  rules: { at: '/financing?tab=rules', as: 'admin', widths: [1440] },
  agreements: { at: '/financing?tab=agreements', as: 'admin', widths: [360] },
  'request-founders': {
    at: `/offer/request/${financeId('request', ANNA, 4)}?step=founders`,
    as: 'admin',
  },
};
