import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../test/backend/scenarios/finance/offers';
import { expect, test, users, type Cabinet } from './support/cabinet';

const ADDRESS = `/offer/request/${financeId('request', ANNA, READY_REQUEST)}?step=review`;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Предварительный просмотр/ });

async function openForm(page: Page, cabinet: Cabinet) {
  await page.goto('/login');
  await cabinet.enter(page, users.admin, ADDRESS);
}

async function openPreview(page: Page) {
  await page.getByRole('button', { name: 'Посмотреть документ' }).click();
  return dialogOf(page);
}

/**
 * Returns the share of dark pixels of each canvas; 0 for an empty canvas, and for the canvas of a page out of sight,
 * which has no size.
 */
const inkOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('canvas')].map((canvas) => {
      if (canvas.width === 0) return 0;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      if (!pixels || pixels.length === 0) return 0;
      const dark = pixels.filter((value, index) => index % 4 === 0 && value < 100).length;
      return dark / (pixels.length / 4);
    }),
  );

for (const width of [1440, 360]) {
  const tag = width === 1440 ? ['@core'] : [];
  test(
    `the document of a request is shown inside the page at ${width} px`,
    { tag },
    async ({ page, cabinet }) => {
      await page.setViewportSize({ width, height: 900 });
      await openForm(page, cabinet);
      const scripts = new Set<string>();
      page.on('response', (response) => scripts.add(new URL(response.url()).pathname));
      const dialog = await openPreview(page);
      const document = dialog.getByRole('region', { name: 'Документ заявки' });
      await expect(document.getByRole('region', { name: 'Страница 1 из 1' })).toContainText(
        'ООО «Северный ветер»',
      );
      await expect.poll(async () => Math.min(...(await inkOf(page)))).toBeGreaterThan(0.005);
      // The PDF library is loaded only now, from the cabinet's own origin.
      expect([...scripts].join()).toMatch(/assets\/pdf-[\w-]+\.js.*assets\/pdfWorker-[\w-]+\.js/s);

      const scale = dialog.getByLabel('Масштаб', { exact: true });
      const byWidth = await scale.textContent();
      await document.focus();
      await page.keyboard.press('+');
      await expect(scale).not.toHaveText(byWidth ?? '');
      await page.keyboard.press('0');
      await expect(scale).toHaveText(byWidth ?? '');
      await dialog.getByRole('button', { name: 'Увеличить' }).click();
      await expect.poll(async () => Math.min(...(await inkOf(page)))).toBeGreaterThan(0.005);

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Скачать' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('Заявка на финансирование.pdf');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.locator('canvas')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Посмотреть документ' })).toBeFocused();
    },
  );
}

test('a document of scans is shown, with a message for an unreadable page', async ({
  page,
  cabinet,
}) => {
  await openForm(page, cabinet);
  const scans = await readFile(join(import.meta.dirname, 'support/scan-two-pages.pdf'));
  const damaged = Buffer.from(scans);
  damaged.fill(
    0,
    damaged.indexOf('ftypjp2') + 100,
    damaged.indexOf('endstream', damaged.indexOf('ftypjp2')),
  );
  const answerWith = async (body: Buffer) => {
    await page.unroute('**/document/preview');
    await page.route('**/document/preview', (route) =>
      route.fulfill({
        contentType: 'application/pdf',
        headers: { 'content-disposition': 'attachment; filename="scan.pdf"' },
        body,
      }),
    );
  };
  await answerWith(damaged);
  const dialog = await openPreview(page);
  const second = dialog.getByRole('region', { name: 'Страница 2 из 2' });
  await second.scrollIntoViewIfNeeded();
  await expect(second).toContainText('не удалось показать полностью. Скачайте документ');
  await expect(dialog.getByText(/не удалось показать/)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await answerWith(scans);
  await openPreview(page);
  await expect.poll(async () => (await inkOf(page))[0]).toBeGreaterThan(0.001);
  await second.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await inkOf(page))[1]).toBeGreaterThan(0.001);
  await expect(dialog.getByText(/не удалось показать/)).toHaveCount(0);
});

test('a refused or broken document shows a message, and can be requested again', async ({
  page,
  cabinet,
}) => {
  cabinet.allow({ consoleErrors: [/status of 4\d\d/, /Не удалось скачать файл/] });
  await openForm(page, cabinet);
  await cabinet.control.faults([
    { kind: '403', operationId: 'previewFinanceRequestDocument', times: 1 },
  ]);
  const dialog = await openPreview(page);
  await expect(dialog.getByRole('alert')).toContainText('Не удалось загрузить документ');
  await page.route('**/document/preview', (route) =>
    route.fulfill({
      contentType: 'application/pdf',
      headers: { 'content-disposition': 'attachment; filename="a.pdf"' },
      body: 'no PDF at all',
    }),
  );
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Файл повреждён или это не PDF-документ');
  await page.unroute('**/document/preview');
  await page.keyboard.press('Escape');
  await openPreview(page);
  await expect(dialog.getByRole('region', { name: 'Страница 1 из 1' })).toBeVisible();
});
