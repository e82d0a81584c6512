import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import { DECIDED_MS, SLOW_SCORING } from './support/control';
import { expectAllOffers, insuranceOffers } from './support/offerSections';

const cardOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const focusIn = (page: Page, text: string) => cardOf(page, text).locator(':focus');
const messages = (page: Page) => page.locator('.p-toast-message');

test.describe('the focus', () => {
  test('stays on its button after a download', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin, '/offer');
    const button = insuranceOffers(page).getByRole('button', { name: 'Скачать договор' }).first();
    const file = page.waitForEvent('download');
    await button.focus();
    await page.keyboard.press('Enter');
    await file;
    await expect(messages(page)).toContainText('скачан');
    await expect(button).toBeFocused();
  });

  test('stays in a dialog that has just appeared when Tab is pressed', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/deliveries?tab=invoices');
    await page.locator('main [data-row]').filter({ hasText: 'Просрочен' }).first().click();
    await page.getByRole('button', { name: 'Файл для 1С' }).last().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Файл для 1С' });
    await dialog.waitFor();
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });

  test('stays on its button after a cancelled download', async ({ page, cabinet }) => {
    cabinet.allow({ consoleErrors: [/Не удалось скачать файл: ABORTED/] });
    await cabinet.control.faults([{ kind: 'timeout', operationId: 'downloadDebtorAgreement' }]);
    await cabinet.enter(page, users.admin, '/offer');
    const button = insuranceOffers(page).getByRole('button', { name: 'Скачать договор' }).first();
    await button.click();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(button).toBeFocused();
    await expect(page.getByRole('button', { name: 'Отменить' })).toHaveCount(0);
  });

  test('moves to the heading of the card after an application, and stays there after the decision', async ({
    page,
    cabinet,
  }) => {
    await cabinet.control.scoring({ ...SLOW_SCORING, outcome: 'DENIED' });
    await cabinet.enter(page, users.admin, '/offer');
    const card = cardOf(page, '12 500 000');
    const heightOf = async () => (await card.boundingBox())?.height ?? NaN;
    const height = await heightOf();
    await card.getByRole('button', { name: 'Подать заявку' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Реквизиты страхователя' });
    await dialog.getByLabel('Я подтверждаю данные об организации').check();
    await dialog.getByRole('button', { name: 'Подать заявку' }).focus();
    await page.keyboard.press('Enter');
    await expect(card).toContainText('На рассмотрении');
    // The status must not narrow the column beside it, because the card would grow.
    expect(await heightOf()).toBeLessThan(height + 40);
    await expect(focusIn(page, '12 500 000')).toHaveRole('heading');
    await cabinet.control.advance(DECIDED_MS);
    await expect(messages(page).filter({ hasText: 'Решение по заявке' })).toContainText(
      'отклонена',
    );
    await expect(card).toContainText('Новое решение');
    await expect(focusIn(page, '12 500 000')).toHaveRole('heading');
    await card.hover();
    await expect(card).toContainText('Новое решение');
    await page.mouse.move(0, 0);
    await expect(card).not.toContainText('Новое решение');
  });

  test('moves to the heading of the card that has become the main account', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/profile?tab=accounts');
    await page.getByRole('button', { name: /Сделать основным: .*…7890/ }).focus();
    await page.keyboard.press('Enter');
    await expect(messages(page)).toContainText('Основной счёт');
    await expect(page.getByRole('button', { name: /Сделать основным: .*…2345/ })).toBeVisible();
    await expect(focusIn(page, '7890')).toHaveRole('heading');
  });

  test('moves to the result when the organization is compared with the register', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/profile?tab=organization');
    await page.getByRole('button', { name: 'Сверить с реестром' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Найдено 1 отличие от реестра.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Сверка с реестром' })).toBeFocused();
  });
});

test.describe('messages', () => {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    test(`do not cover the offline banner at ${width} px`, async ({ page, cabinet, context }) => {
      // The page may still be loading files when the connection is lost.
      cabinet.allow({
        consoleErrors: [
          /ERR_INTERNET_DISCONNECTED/,
          /Не удалось скачать файл/,
          /Unable to preload CSS|dynamically imported module/,
        ],
      });
      await page.setViewportSize({ width, height });
      await cabinet.enter(page, users.admin, '/offer');
      await expectAllOffers(page);
      await insuranceOffers(page)
        .getByRole('button', { name: 'Скачать договор' })
        .first()
        .scrollIntoViewIfNeeded();
      await context.setOffline(true);
      await insuranceOffers(page).getByRole('button', { name: 'Скачать договор' }).first().click();
      await expect(messages(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      const banner = await page.getByText('Нет подключения к интернету. Введённые').boundingBox();
      const message = await messages(page).boundingBox();
      expect(message?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));
    });
  }

  test('look different for a failure and a success, even in forced colours', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.godmod, '/dev?tab=checks');
    const looksOf = async (button: string, tone: string) => {
      await page.getByRole('button', { name: button }).click();
      const message = page.locator(`.p-toast-message-${tone}`);
      // Hovering stops the timer of the message.
      await message.hover();
      const look = () =>
        message.evaluate((shown) => {
          const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(shown);
          return { backgroundColor, borderTopColor, borderTopWidth };
        });
      const usual = await look();
      await page.emulateMedia({ forcedColors: 'active' });
      const { borderTopWidth: forcedWidth } = await look();
      await page.emulateMedia({ forcedColors: 'none' });
      await message.getByRole('button', { name: 'Закрыть' }).click();
      return { ...usual, forcedWidth };
    };
    const failure = await looksOf('Показать ошибку', 'error');
    const success = await looksOf('Показать успех', 'success');
    expect(failure.backgroundColor).not.toBe(success.backgroundColor);
    expect(failure.borderTopColor).not.toBe(success.borderTopColor);
    expect(failure.forcedWidth).not.toBe(success.forcedWidth);
  });
});

test('the current tab and the current menu line stand out in forced colours', async ({
  page,
  cabinet,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await cabinet.enter(page, users.admin, '/profile?tab=accounts');
  const look = (name: string) =>
    page.getByRole('link', { name }).evaluate((link) => {
      const { backgroundColor, borderBottomColor } = getComputedStyle(link);
      return { backgroundColor, borderBottomColor };
    });
  const [current, other] = [await look('Банковские реквизиты'), await look('Безопасность')];
  expect(current.backgroundColor).not.toBe(other.backgroundColor);
  expect(current.borderBottomColor).not.toBe(other.borderBottomColor);
  await page.goto('/offer');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect((await look('Страховые продукты')).backgroundColor).not.toBe(ground);
});
