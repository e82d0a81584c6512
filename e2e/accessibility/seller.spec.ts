import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';
import { clickInFrame } from '../support/clickInFrame';

async function open(page: Page, cabinet: Cabinet, address: string, as: string = users.seller) {
  await cabinet.enter(page, as, address);
}

testAccessibility({
  'the card of a seller whose account fails': {
    within: ['main'],
    visit: async (page, cabinet) => {
      await cabinet.control.serviceErrors({ MARKETPLACE: 'Ключ доступа отозван' });
      await open(page, cabinet, '/offer');
      await expect(page.getByText('Ключ доступа отозван')).toBeVisible();
    },
  },
  'the documents with the panel of a document': {
    core: true,
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/documents?view=agreements');
      await page.getByText('Договор страхования заказов').first().click();
      await expect(page.getByRole('button', { name: 'Скачать', exact: true })).toBeVisible();
    },
  },
  'documents that are not available yet': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '404', operationId: 'findSellerDocuments' }]);
      await open(page, cabinet, '/documents');
      await expect(page.getByText('Раздел пока недоступен')).toBeVisible();
    },
  },
  'the settlement after its session has ended': {
    core: true,
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/settlement', users.sender);
      const inside = page.frameLocator('iframe');
      await clickInFrame(
        inside.getByRole('button', { name: 'Завершить сессию' }),
        page.getByText('Страховая компания завершила вашу сессию'),
      );
    },
  },
  'a slow settlement': {
    ownPage: true,
    visit: async (page, cabinet) => {
      await page.clock.install();
      await page.route(/\/__backend\/settlement$/, () => new Promise(() => undefined));
      await open(page, cabinet, '/offer');
      await page.getByRole('link', { name: /^Урегулирование/ }).click();
      await expect(page.getByText('Загружаем раздел')).toBeAttached();
      await page.clock.runFor(16_000);
      await expect(page.getByText('Раздел загружается дольше обычного')).toBeVisible();
    },
  },
});
