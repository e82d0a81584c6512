import type { Page } from 'playwright/test';
import { EXAMPLE_REFUSED_ID } from '../../test/backend/scenarios/claims';
import { EXAMPLE_ORDER_ID } from '../../test/backend/scenarios/exampleOrder';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

async function open(page: Page, cabinet: Cabinet, query: string): Promise<void> {
  const address = `/sender/create-claim/${EXAMPLE_ORDER_ID}${query}`;
  await cabinet.enter(page, users.sender, address);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

testAccessibility({
  'the order of a claim': { visit: (page, cabinet) => open(page, cabinet, '') },
  'the event of a claim with errors': {
    core: true,
    visit: async (page, cabinet) => {
      await open(page, cabinet, '?step=event');
      await page.getByRole('button', { name: 'Далее' }).click();
      await expect(page.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    },
  },
  'the event of a claim that is a return': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '?step=event');
      await page.getByLabel('Возврат').check();
      await expect(page.getByText('Отдельное заявление не нужно')).toBeVisible();
    },
  },
  'the damage of a claim': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '?step=damage');
      await page.getByLabel('Количество: Кофемашина капсульная').fill('1');
    },
  },
  'the documents of a claim, one of them refused': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '?step=documents');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([{ name: 'a.exe', mimeType: '', buffer: Buffer.from('x') }]);
      await expect(page.getByText(/Такие файлы не подходят/).first()).toBeVisible();
    },
  },
  'the draft of a month, with an order left out': {
    core: true,
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.sender, '/sender/insurance-management');
      await page
        .getByRole('link', { name: /^Проверить: / })
        .first()
        .click();
      await page
        .getByRole('checkbox', { name: /^Включить в заявление/ })
        .first()
        .click();
      await page.getByLabel(/Почему не включать/).fill('Расходы возместила курьерская служба');
      await page.getByRole('dialog').getByRole('button', { name: 'Не включать' }).click();
      await expect(page.getByText(/^Не включён: Расходы/)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  'an objection to a refusal': {
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.sender, `/sender/create-claim/${EXAMPLE_REFUSED_ID}`);
      await page.getByRole('button', { name: 'Отправить возражение' }).click();
      await expect(page.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    },
  },
  'the review of a claim': {
    visit: (page, cabinet) => open(page, cabinet, '?step=review'),
  },
});
