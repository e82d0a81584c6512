import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

async function open(page: Page, cabinet: Cabinet, query = '') {
  await cabinet.enter(page, users.supplier, `/deliveries${query}`);
  await expect(page.getByText(/Итого по/)).toBeVisible();
}

/** Controls that every registry has, such as filters and settings. The pages of the registries have their own tests. */
testAccessibility({
  'a registry with its filters and their chips': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '?due=this-year&amount=100..');
      await page.getByRole('button', { name: 'Фильтры', exact: true }).click();
      await expect(page.getByLabel('Сумма: от').or(page.getByPlaceholder('от'))).toBeVisible();
    },
  },
  'the settings of a registry': {
    visit: async (page, cabinet) => {
      await open(page, cabinet);
      await page.getByRole('button', { name: 'Настроить таблицу' }).click();
      await expect(page.getByRole('dialog', { name: 'Настройка таблицы' })).toBeVisible();
    },
  },
});
