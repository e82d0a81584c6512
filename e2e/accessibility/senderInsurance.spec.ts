import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

const MANAGEMENT = '/sender/insurance-management';
const APPLYING = '/sender/insurance-conditions?insurance=applying';

async function open(page: Page, cabinet: Cabinet, address: string) {
  await cabinet.enter(page, users.sender, address);
}

async function manage(page: Page, cabinet: Cabinet) {
  await open(page, cabinet, MANAGEMENT);
  await expect(page.getByRole('img', { name: 'Заказы по месяцам' })).toBeVisible();
}

async function askWhy(page: Page, cabinet: Cabinet) {
  await manage(page, cabinet);
  await page.getByRole('button', { name: 'Действия со страхованием' }).click();
  await page.getByRole('menuitem', { name: 'Отключить страхование' }).click();
  await expect(page.getByRole('dialog').getByLabel('Другое')).toBeVisible();
}

async function switchOff(page: Page, cabinet: Cabinet) {
  await askWhy(page, cabinet);
  await page.getByRole('dialog').getByRole('button', { name: 'Отключить страхование' }).click();
  await expect(page.getByRole('link', { name: 'Подключить страхование' })).toBeVisible();
}

testAccessibility({
  'the management of the insurance': { core: true, visit: manage },
  'the figures as a table, with an account in error': {
    visit: async (page, cabinet) => {
      await cabinet.control.serviceErrors({ COURIER: 'Пароль отклонён' });
      await manage(page, cabinet);
      await page.getByRole('button', { name: 'Таблицей' }).click();
      await expect(page.getByText('Перейти в настройки')).toBeVisible();
    },
  },
  'the management without its data': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([
        { kind: '403', operationId: 'getInsuranceStatus' },
        { kind: '403', operationId: 'getCredential' },
        { kind: '403', operationId: 'getOrderDashboard' },
      ]);
      await open(page, cabinet, MANAGEMENT);
      await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(2);
    },
  },
  'the question why the insurance is switched off, with an error': {
    visit: async (page, cabinet) => {
      await askWhy(page, cabinet);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Другое').check();
      await dialog.getByRole('button', { name: 'Отключить страхование' }).click();
      await expect(dialog.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    },
  },
  'the conditions with a price that has changed': {
    core: true,
    visit: async (page, cabinet) => {
      await switchOff(page, cabinet);
      await page.goto(APPLYING);
      await page.getByRole('checkbox').check();
      await cabinet.control.insurancePrice(5_350);
      await page.getByRole('button', { name: /^Подключить страхование за/ }).click();
      await expect(page.getByText('Стоимость изменилась')).toBeVisible();
    },
  },
  'the conditions without a price': {
    visit: async (page, cabinet) => {
      await switchOff(page, cabinet);
      await cabinet.control.faults([{ kind: '404', operationId: 'getInsurancePrice' }]);
      await page.goto(APPLYING);
      await expect(page.getByRole('button', { name: 'Проверить ещё раз' })).toBeVisible();
    },
  },
  'the conditions for an insured sender': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, APPLYING);
      await expect(page.getByText('Начало страхования')).toBeVisible();
    },
  },
});
