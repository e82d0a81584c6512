import type { Page } from 'playwright/test';
import { EXAMPLE_REFUSED_ID } from '../test/backend/scenarios/claims';
import { EXAMPLE_ORDER_ID } from '../test/backend/scenarios/exampleOrder';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { sidewaysScroll } from './support/sidewaysScroll';

const WIDTHS = [1440, 360] as const;

const times = async (cabinet: Cabinet, operation: string) =>
  (await cabinet.control.log()).filter(({ operationId }) => operationId === operation).length;

async function expectNoOverflow(page: Page) {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

for (const width of WIDTHS) {
  test(
    `a sender reviews the draft of a month and objects to a refusal, ${width} px`,
    { tag: width === 1440 ? ['@core'] : [] },
    async ({ page, cabinet }) => {
      await page.setViewportSize({ width, height: 900 });
      await cabinet.signIn(page, users.sender);

      // Excludes an order from the draft, includes it, and excludes it again.
      await page.goto('/sender/insurance-management');
      await page
        .getByRole('link', { name: /^Проверить: / })
        .first()
        .click();
      const orders = page.getByRole('list', { name: 'Заказы заявления' });
      const first = orders.getByRole('listitem').first();
      await expect(first).toContainText(/(Возврат|Невыкуп), \d\d\.\d\d\.\d{4}, .+ – /);
      const sum = page.locator('.monthly-claim__sum');
      const tick = first.getByRole('checkbox');
      const before = await sum.innerText();
      const leaveOut = async () => {
        await tick.click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(/Почему не включать/).fill('Расходы возместила курьерская служба');
        await dialog.getByRole('button', { name: 'Не включать' }).click();
        await expect(first.getByText(/^Не включён: Расходы/)).toBeVisible();
      };
      await leaveOut();
      await expect(sum).not.toHaveText(before);
      const less = await sum.innerText();
      await expect(tick).not.toBeChecked();
      await tick.click();
      await expect(sum).toHaveText(before);
      await leaveOut();
      await expect(sum).toHaveText(less);
      await expectNoOverflow(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Скачать акт' }).click();
      expect((await download).suggestedFilename()).toMatch(/^Акт к заявлению ЗВ-\d{4}-\d+\.pdf$/);
      await page.getByRole('button', { name: `Отправить на ${less}` }).click();
      await expect(page.getByText('Заявление отправлено')).toBeVisible();
      await expect(first.getByText(/^Не включён: Расходы/)).toBeVisible();

      // The registry shows the deadline for a claim, and filters the urgent orders.
      await page.goto('/sender/order-register?deadline=on');
      await expect(page.getByText(/^Найдено: [1-9]\s/)).toBeAttached();
      await page.goto(`/sender/order-register?search=ПП-104512&row=${EXAMPLE_ORDER_ID}`);
      await expect(page.getByText(/^\d\d\.\d\d\.\d{4}, ещё\s\d+\sд/)).toBeVisible();

      // Opens the refused claim in the registry, files an objection in the form, and returns to the claim.
      await page.goto(`/sender/order-register?tab=claims&row=${EXAMPLE_REFUSED_ID}`);
      await page.getByRole('link', { name: 'Подать возражение' }).click();
      await page.getByLabel(/С чем вы не согласны/).fill('Акт приёмки говорит, что груз был целым');
      await page
        .getByRole('group', { name: 'Документы к возражению' })
        .locator('input[type=file]')
        .setInputFiles({
          name: 'Акт приёмки.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4'),
        });
      await expect(page.getByRole('button', { name: 'Удалить: Акт приёмки.pdf' })).toBeVisible();
      await expectNoOverflow(page);
      await page.getByRole('button', { name: 'Отправить возражение' }).dblclick();
      await expect(page.getByText('Возражение отправлено')).toBeVisible();
      expect(await times(cabinet, 'createObjection')).toBe(1);
      await cabinet.control.advance(60_000);
      await expect(page.getByText('Принято', { exact: true })).toBeVisible({ timeout: 20_000 });
      await page.goto(`/sender/order-register?tab=claims&row=${EXAMPLE_REFUSED_ID}`);
      await expect(page.getByText('Возражение', { exact: true })).toBeVisible();
      await expectNoOverflow(page);
    },
  );
}

/** Returns a PNG of noise, because noise cannot be compressed. */
function noise(page: Page, width: number, height: number): Promise<string> {
  return page.evaluate(
    async ([x, y]) => {
      const canvas = new OffscreenCanvas(x, y);
      const context = canvas.getContext('2d');
      const pixels = new ImageData(x, y);
      for (let place = 0; place < pixels.data.length; place += 65_536) {
        crypto.getRandomValues(pixels.data.subarray(place, place + 65_536));
      }
      for (let place = 3; place < pixels.data.length; place += 4) pixels.data[place] = 255;
      context?.putImageData(pixels, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (let place = 0; place < bytes.length; place += 8192) {
        text += String.fromCodePoint(...bytes.subarray(place, place + 8192));
      }
      return btoa(text);
    },
    [width, height] as const,
  );
}

for (const width of WIDTHS) {
  test(`a large photo is made smaller before it is sent, and pasted pictures get names, ${width} px`, async ({
    page,
    cabinet,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await cabinet.signIn(page, users.sender);
    const claim = `/sender/order-register?tab=claims&row=${EXAMPLE_REFUSED_ID}`;
    await page.goto(claim);
    await page.getByRole('link', { name: 'Подать возражение' }).click();
    const group = page.getByRole('group', { name: 'Документы к возражению' });
    await expect(group).toBeVisible();
    const png = Buffer.from(await noise(page, 3000, 1500), 'base64');
    expect(png.length).toBeGreaterThan(10 * 1024 * 1024);
    const choose = (name: string) =>
      group.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: png });
    await choose('IMG_0417.png');
    await expect(group.getByRole('button', { name: 'Удалить: IMG_0417.jpg' })).toBeVisible();
    await expect(group.getByRole('button', { name: 'Посмотреть: IMG_0417.jpg' })).toBeVisible();

    // The photo is too large in its original size.
    await page.getByLabel(/Отправлять фото в исходном размере/).check();
    await choose('IMG_0418.png');
    await expect(group.getByText(/^Файл больше 10/)).toBeVisible();
    await page.getByLabel(/Отправлять фото в исходном размере/).uncheck();

    // Pastes two pictures without names in one step.
    await page.evaluate(async () => {
      const dots = [new OffscreenCanvas(2, 2), new OffscreenCanvas(9, 9)];
      const clipboardData = new DataTransfer();
      for (const dot of dots) {
        dot.getContext('2d');
        const blob = await dot.convertToBlob({ type: 'image/png' });
        clipboardData.items.add(new File([blob], 'image.png', { type: 'image/png' }));
      }
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expect(group.getByRole('button', { name: /^Удалить: Снимок / })).toHaveCount(2);
    expect(await times(cabinet, 'uploadFile')).toBe(3);
    await expectNoOverflow(page);
  });
}
