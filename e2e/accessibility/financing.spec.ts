import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

async function open(page: Page, cabinet: Cabinet, address: string) {
  await cabinet.enter(page, users.admin, address);
}

const objects = (page: Page) => page.getByRole('region', { name: 'Объекты' });

async function chooseAll(page: Page, cabinet: Cabinet) {
  await open(page, cabinet, '/financing');
  await page.getByRole('checkbox', { name: /^Выбрать все/ }).check();
  await page.getByRole('button', { name: 'Заказать финансирование' }).click();
  await expect(page.getByRole('dialog')).toContainText('Лимит превышен');
}

testAccessibility({
  'the registry of objects with selected rows': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/financing?view=all');
      await page.getByRole('checkbox', { name: /^Выбрать все/ }).check();
      await expect(objects(page).getByText(/^Выбрано/)).toBeVisible();
    },
  },
  'the registry of objects that could not be loaded': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '400', operationId: 'findFinancingObjects' }]);
      await open(page, cabinet, '/financing');
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'an order before it is sent': { core: true, visit: chooseAll },
  'an order with refused objects': {
    visit: async (page, cabinet) => {
      await chooseAll(page, cabinet);
      await page.getByRole('button', { name: /^Заказать \d/ }).click();
      await page.getByRole('button', { name: 'Отправить', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Не заказаны' })).toBeVisible();
    },
  },
  'an order whose answer was lost': {
    visit: async (page, cabinet) => {
      cabinet.allow({ consoleErrors: [/ERR_/] });
      await cabinet.control.faults([{ kind: 'drop', operationId: 'orderFinancingObjects' }]);
      await chooseAll(page, cabinet);
      await page.getByRole('button', { name: /^Заказать \d/ }).click();
      await page.getByRole('button', { name: 'Отправить', exact: true }).click();
      await expect(page.getByText('Неизвестно, принят ли заказ')).toBeVisible();
    },
  },
  'the rules': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/financing?tab=rules');
      await expect(page.getByRole('switch').first()).toBeVisible();
    },
  },
  'the form of a rule with errors': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/financing?tab=rules');
      await page.getByRole('button', { name: /^Изменить правило «Технопром/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Сумма до, ₽').fill('1');
      await dialog.getByRole('button', { name: 'Сохранить' }).click();
      await expect(dialog.getByText('Сумма «до» меньше суммы «от»').first()).toBeVisible();
    },
  },
  'the agreements': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/financing?tab=agreements');
      await expect(page.getByRole('progressbar').first()).toBeVisible();
    },
  },
});
