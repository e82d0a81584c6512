import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, users } from './support/cabinet';
import { bankOffers } from './support/offerSections';
import { test } from './support/sharedPage';

const cardOf = (page: Page, text: string) =>
  bankOffers(page).getByRole('article').filter({ hasText: text });

/**
 * Time that a request spends in each status: longer than the test, so that only moving the clock changes the status.
 */
const STEP_MS = 10 * 60 * 1000;

test.describe('offers of banks', () => {
  test(
    'are above the offers of insurers, and a double click creates only one request',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.control.reset('supplier');
      await cabinet.enter(page, users.admin, '/offer');
      await expect(bankOffers(page).getByRole('article')).toHaveCount(10);
      await expect(page.locator('.offers').getByRole('heading', { level: 2 })).toHaveText([
        'Финансирование',
        'Страхование дебиторской задолженности',
      ]);
      const card = cardOf(page, '35 000 000');
      await expect(card).toContainText('После заключения договора, ставка может измениться.');
      await card.getByRole('button', { name: 'Подать заявку' }).dblclick();
      await expect(page).toHaveURL(/\/offer\/request\/[\w-]+$/);
      const [, id] = /request\/(.+)$/.exec(page.url()) ?? [];
      const created = (await cabinet.control.log()).filter(
        ({ operationId }) => operationId === 'createFinanceRequest',
      );
      expect(created).toHaveLength(1);

      await page.goto('/offer');
      await expect(card.getByRole('link', { name: 'Продолжить заполнять заявку' })).toHaveAttribute(
        'href',
        `/offer/request/${id}`,
      );
    },
  );

  test('show the progress of a request until the bank has decided, and then its agreement', async ({
    page,
    cabinet,
  }) => {
    await cabinet.control.reset('mid-day');
    await cabinet.control.financing({ sendBankMs: STEP_MS, processingMs: STEP_MS });
    await cabinet.enter(page, users.admin, '/offer');
    const card = cardOf(page, '25 000 000');
    await expect(card).toContainText(
      'Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.',
    );
    await cabinet.control.advance(STEP_MS);
    await expect(card).toContainText('Время рассмотрения заявки занимает от 5 до 14 рабочих дней');
    await cabinet.control.advance(STEP_MS);
    await expect(page.getByText(/^Решение по заявке.*договор заключён$/).first()).toBeVisible();
    await expect(card).toContainText('Новое решение');
    await expect(card).toContainText(/Договор финансирования № ФД-\d{4}\/\d+/);
    await expect(card).toContainText('Действующий');

    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Скачать договор' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Договор финансирования № ФД-\d{4}-\d+\.pdf$/);
    const content = await readFile(await file.path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('need no permission, unlike the registries', { tag: '@core' }, async ({ page, cabinet }) => {
    // This user lacks the permission FINANCE.
    await cabinet.enter(page, users.godmod, '/offer');
    await expect(bankOffers(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Реестр поставок' })).toHaveCount(0);
    for (const address of ['/deliveries', '/financing']) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/offer$/);
    }
    await page.goto('/offer/request/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/offer\/request\/nothing$/);
  });

  test(
    'are hidden from an organization without the module',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.enter(page, users.seller, '/offer');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страховые продукты');
      for (const address of ['/deliveries', '/financing']) {
        await page.goto(address);
        await expect(page).toHaveURL(/\/offer$/);
      }
      await expect(bankOffers(page)).toHaveCount(0);
      // The request form has no route guard, so it shows the server's response.
      await page.goto('/offer/request/nothing');
      await expect(page.getByText(/Раздел отключён для вашей организации/)).toBeVisible();
    },
  );
});
