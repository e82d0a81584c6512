import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../test/backend/scenarios/finance/offers';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { pauseSoon } from './support/screenCalls';

const message = (page: Page, text: string | RegExp) =>
  page.locator('.p-toast-message').filter({ hasText: text });
const undo = (page: Page) => page.getByRole('button', { name: 'Вернуть', exact: true });
const box = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Выбрать требование ${number}`) });
const rules = (page: Page) => page.getByRole('article');
const menuOfRule = (page: Page) =>
  page.getByRole('button', { name: /^Действия с правилом/ }).first();

/** Deletes the first rule: by its menu, on a phone by its sheet. */
async function removeRule(page: Page): Promise<void> {
  await menuOfRule(page).click();
  await page.getByText('Удалить', { exact: true }).click();
}

const sent = async (cabinet: Cabinet) =>
  (await cabinet.control.log()).map(({ operationId }) => operationId);
const times = async (cabinet: Cabinet, operation: string) =>
  (await sent(cabinet)).filter((operationId) => operationId === operation).length;

/** Selects the first objects of the registry; returns their numbers. */
async function chooseObjects(page: Page, count: number): Promise<string[]> {
  const boxes = page.getByRole('checkbox', { name: /^Выбрать требование/ });
  await expect(boxes.first()).toBeVisible();
  const numbers: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const label = await boxes.nth(at).getAttribute('aria-label');
    numbers.push(label?.match(/ТР-\d{4}-\d{4}/)?.[0] ?? '');
    await boxes.nth(at).check();
  }
  return numbers;
}

test(
  'an accountant excludes three objects together, undoes the exclusion, and excludes them again',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await page.clock.install();
    await cabinet.control.reset('supplier');
    await cabinet.enter(page, users.admin, '/financing');
    const numbers = await chooseObjects(page, 3);
    await page.getByRole('button', { name: 'Исключить', exact: true }).click();
    const said = message(page, 'Исключено из финансирования: 3');
    await expect(said).toHaveAttribute('role', 'status');
    for (const number of numbers) await expect(box(page, number)).toHaveCount(0);
    await undo(page).click();
    for (const number of numbers) await expect(box(page, number)).toBeChecked();
    await expect(page.getByText(/^Выбрано 3 на/)).toBeVisible();
    await expect(said).toHaveCount(0);

    await page.getByRole('button', { name: 'Исключить', exact: true }).click();
    await expect(said).toBeVisible();
    // Hovering stops the timer of the message.
    await said.hover();
    await page.clock.runFor(30_000);
    await expect(undo(page)).toBeVisible();
    expect(await times(cabinet, 'deleteFinancingObject')).toBe(0);
    await page.mouse.move(400, 500);
    await page.clock.runFor(11_000);
    await expect(said).toHaveCount(0);
    await expect.poll(() => times(cabinet, 'deleteFinancingObject')).toBe(3);
    await page.goto('/financing?view=all');
    await page
      .getByRole('searchbox')
      .first()
      .fill(numbers[0] ?? '');
    await expect(page.getByRole('row').filter({ hasText: numbers[0] ?? '' })).toContainText(
      'Исключено',
    );
  },
);

test('the rows of the next page appear when all rows of a page are excluded', async ({
  page,
  cabinet,
}) => {
  await cabinet.control.reset('supplier');
  await cabinet.enter(page, users.admin, '/financing');
  const boxes = page.getByRole('checkbox', { name: /^Выбрать требование/ });
  await expect(boxes.first()).toBeVisible();
  const first = await boxes.first().getAttribute('aria-label');
  await page.getByRole('checkbox', { name: /^Выбрать все/ }).check();
  await page.getByRole('button', { name: 'Исключить', exact: true }).click();
  // The next page may load slowly, and hovering stops the timer of the message.
  await message(page, /Исключено из финансирования: \d+\sоб/).hover();
  await expect(boxes.first()).toBeVisible();
  await expect(boxes.first()).not.toHaveAttribute('aria-label', first ?? '');
  await expect(page.getByText('Здесь появятся объекты финансирования')).toHaveCount(0);
  await undo(page).click();
  await expect(page.getByRole('checkbox', { name: first ?? '' })).toBeChecked();
  const number = first?.match(/ТР-\d{4}-\d{4}/)?.[0] ?? '';
  await expect(page.getByRole('row').filter({ hasText: number })).toBeFocused();
  expect(await times(cabinet, 'deleteFinancingObject')).toBe(0);
});

test.describe('the financing on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('restores a rule by «Вернуть», and the message fits the screen', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/financing?tab=rules');
    await expect(rules(page)).toHaveCount(4);
    await removeRule(page);
    await expect(rules(page)).toHaveCount(3);
    const shape = await message(page, 'удалено').boundingBox();
    expect(shape?.x).toBeGreaterThanOrEqual(0);
    expect((shape?.x ?? 0) + (shape?.width ?? 0)).toBeLessThanOrEqual(360);
    const button = await undo(page).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(24);
    await undo(page).click();
    await expect(rules(page)).toHaveCount(4);
    expect(await times(cabinet, 'deleteFinanceRule')).toBe(0);
  });
});

test(
  'a rule is restored by Ctrl Z, or by Tab to «Вернуть», where the timer stops',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await page.clock.install();
    await cabinet.enter(page, users.admin, '/financing?tab=rules');
    await expect(rules(page)).toHaveCount(4);
    const remove = async () => {
      await menuOfRule(page).press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('Enter');
    };
    await remove();
    await expect(rules(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Правила заказа' })).toBeFocused();
    await page.keyboard.press('Control+KeyZ');
    await expect(rules(page)).toHaveCount(4);
    // The message fades out.
    await page.clock.runFor(1_000);
    await expect(undo(page)).toHaveCount(0);

    await remove();
    await expect(undo(page)).toBeVisible();
    // The ten seconds of the message must not end before the focus reaches it.
    await pauseSoon(page);
    // Messages may be before or after the page in the tab order.
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      if (await undo(page).evaluate((button) => button === document.activeElement)) break;
    }
    await expect(undo(page)).toBeFocused();
    await page.clock.runFor(30_000);
    await page.keyboard.press('Enter');
    await expect(rules(page)).toHaveCount(4);
    expect(await times(cabinet, 'deleteFinanceRule')).toBe(0);
    await expect(page.locator('body')).not.toBeFocused();
  },
);

test('a pending change is sent once, when the page is left or before a sign-out', async ({
  page,
  cabinet,
}) => {
  await cabinet.enter(page, users.admin, '/financing?tab=rules');
  await expect(rules(page)).toHaveCount(4);
  await removeRule(page);
  await expect(rules(page)).toHaveCount(3);
  expect(await times(cabinet, 'deleteFinanceRule')).toBe(0);
  await page.reload();
  await expect.poll(() => times(cabinet, 'deleteFinanceRule')).toBe(1);
  await page.reload();
  await expect(rules(page)).toHaveCount(3);

  await removeRule(page);
  await expect(rules(page)).toHaveCount(2);
  await page.getByRole('button', { name: /Соколова/ }).click();
  await page.getByText('Выйти', { exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  // The sign-in page opens before the response to the sign-out arrives.
  await expect.poll(() => times(cabinet, 'logout')).toBe(1);
  const calls = await sent(cabinet);
  expect(calls.filter((call) => call === 'deleteFinanceRule')).toHaveLength(2);
  expect(calls.indexOf('logout')).toBeGreaterThan(calls.lastIndexOf('deleteFinanceRule'));
});

test('a refused change is reverted, and the server’s message is shown', async ({
  page,
  cabinet,
}) => {
  cabinet.allow({ consoleErrors: [/status of 409/] });
  await cabinet.enter(page, users.admin, '/financing?tab=rules');
  await expect(rules(page)).toHaveCount(4);
  await cabinet.control.faults([
    { operationId: 'deleteFinanceRule', kind: '409', message: 'По правилу идёт заказ' },
  ]);
  await removeRule(page);
  await expect(rules(page)).toHaveCount(3);
  await message(page, 'удалено').getByRole('button', { name: 'Закрыть' }).click();
  await expect(message(page, 'По правилу идёт заказ')).toBeVisible();
  await expect(rules(page)).toHaveCount(4);
});

test('«Вернуть» restores a founder to the form and cancelled input to its dialog', async ({
  page,
  cabinet,
}) => {
  const request = `/offer/request/${financeId('request', ANNA, READY_REQUEST)}?step=founders`;
  await cabinet.enter(page, users.admin, request);
  const buttons = page.getByRole('button', { name: /^Удалить: / });
  const names = () =>
    buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await expect(buttons).toHaveCount(2);
  const before = await names();
  await buttons.first().click();
  await expect(buttons).toHaveCount(1);
  await undo(page).click();
  await expect(buttons).toHaveCount(2);
  expect(await names()).toEqual(before);

  await page.goto('/financing?tab=rules');
  await page.getByRole('button', { name: 'Добавить правило' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новое правило' });
  await dialog.getByLabel('Название').fill('Осень');
  await dialog.getByRole('button', { name: 'Отменить' }).click();
  await expect(dialog).toBeHidden();
  await undo(page).click();
  await expect(dialog.getByLabel('Название')).toHaveValue('Осень');
  expect(await times(cabinet, 'deleteFounder')).toBe(0);
});

for (const width of [1440, 360]) {
  test.describe(`the list of users at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test(
      'restores a deleted user',
      { tag: width === 1440 ? ['@core'] : [] },
      async ({ page, cabinet }) => {
        await cabinet.enter(page, users.admin, '/profile?tab=users');
        const user = page.getByRole('link', { name: 'Ильин Тимур' });
        await user.click();
        await page.getByRole('button', { name: 'Удалить пользователя' }).click();
        await expect(page).toHaveURL(/\/profile\?tab=users$/);
        // The list may load slowly, and hovering stops the timer of the message.
        await message(page, 'Пользователь Ильин Тимур удалён').hover();
        await expect(page.getByRole('link', { name: 'Соколова' })).toBeVisible();
        await expect(user).toHaveCount(0);
        await undo(page).click();
        await expect(user).toBeVisible();
        expect(await times(cabinet, 'deleteUser')).toBe(0);
      },
    );
  });
}
