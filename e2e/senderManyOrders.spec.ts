import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';

const DAY_MS = 86_400_000;

/** Returns the date `days` days before `now` in Moscow, in the format of a date field. */
const daysAgo = (now: number, days: number) =>
  new Date(now - days * DAY_MS).toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' });

const isoOf = (typed: string) => typed.split('.').toReversed().join('-');
const countIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

/** Types a period into its two fields as people do: digits only, without dots. */
async function typePeriod(page: Page, isPhone: boolean, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await page.getByRole('button', { name: /^Создан: период/ }).click();
  for (const [end, day] of [
    ['с', from],
    ['по', to],
  ] as const) {
    const field = page.getByRole('textbox', { name: `Создан: ${end}`, exact: true });
    await field.click();
    await page.keyboard.type(day.replaceAll('.', ''));
    // The field adds the dots on blur.
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(day);
  }
  await page.getByRole('button', { name: isPhone ? /^Выбрать$/ : /^Показать \d/ }).click();
  await page.getByRole('button', { name: isPhone ? /^Показать \d/ : 'Фильтры' }).click();
}

async function exportCsv(page: Page, isPhone: boolean): Promise<readonly string[]> {
  const coming = page.waitForEvent('download');
  if (isPhone) {
    await page.getByRole('button', { name: 'Действия с реестром' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'CSV', exact: true }).click();
  } else {
    await page.getByRole('button', { name: 'Выгрузить', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  }
  const text = await readFile(await (await coming).path(), 'utf8');
  return text.replace('\uFEFF', '').split('\r\n').slice(0, -1);
}

/** Returns the top of a row in the window, px. */
const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? Number.NaN);

for (const width of [1440, 360]) {
  const isPhone = width === 360;
  test.describe(`the register of orders at ${width} px`, () => {
    test.use({ viewport: { width, height: isPhone ? 740 : 900 } });

    const title =
      'exports all orders of a typed period, and looks the same after a return from a claim';
    test(title, async ({ page, cabinet }) => {
      await cabinet.control.reset('large');
      await cabinet.enter(page, users.sender, '/sender/order-register');
      const total = page.getByText(/^(?:Итого по|Всего) \d/);
      await expect(total).toContainText(/20\s00\d\sзапис/);
      const now = await page.evaluate(() => Date.now());
      const [from, to] = [daysAgo(now, 220), daysAgo(now, 190)];

      await typePeriod(page, isPhone, from, to);
      const address = new RegExp(`period=${isoOf(from)}\\.\\.${isoOf(to)}`);
      await expect(page).toHaveURL(address);
      await expect(total).not.toContainText(/20\s00\d\sзапис/);
      const countFound = async () =>
        countIn(/[\d\s]+запис/.exec((await total.textContent()) ?? '')?.[0] ?? '');
      const found = await countFound();
      expect(found).toBeGreaterThan(1000);

      await test.step('the address keeps the period', async () => {
        await page.goto(page.url());
        await expect.poll(countFound).toBe(found);
      });

      await test.step('the file contains each found row once', async () => {
        const [header = '', ...lines] = await exportCsv(page, isPhone);
        expect(lines).toHaveLength(found);
        const heads = header.split(';');
        const valuesOf = (name: string) =>
          lines.map((line) => line.split(';')[heads.indexOf(name)] ?? '');
        expect(new Set(valuesOf('№ заказа')).size).toBe(found);
        const days = valuesOf('Создан')
          .map((text) => isoOf(text.slice(0, 10)))
          .toSorted();
        expect([days.at(0), days.at(-1)]).toEqual([isoOf(from), isoOf(to)]);
      });

      await test.step('the list is unchanged after a return from a claim', async () => {
        // The back link of the claim has the same name, so links are excluded.
        const list = page.locator(':not(a)[aria-label="Реестр заказов"]');
        const rows = list.locator('[data-row], li[data-index]');
        await page.evaluate(() => window.scrollTo(0, 900));
        // Returns the number of a delivered order in the middle of the window, not under a sticky bar. The panel of
        // such an order has a link.
        const numberInSight = () =>
          rows.evaluateAll(
            (all) =>
              all
                .filter(({ textContent }) => /[Вв]ручен/.test(textContent ?? ''))
                .filter((row) => {
                  const { top, bottom } = row.getBoundingClientRect();
                  return top > 200 && bottom < window.innerHeight - 80;
                })
                .map(({ textContent }) => /[А-Я]{2}-[\d-]+/.exec(textContent ?? '')?.[0])[0] ?? '',
          );
        let number = '';
        await expect.poll(async () => (number = await numberInSight())).not.toBe('');
        const left = rows.filter({ hasText: number });
        const placeNow = async () => ({
          y: await page.evaluate(() => window.scrollY),
          top: await topOf(left),
        });
        let place = await placeNow();
        // Retries, because rows that are measured after the scroll may move other rows.
        await expect(async () => {
          const last = place;
          place = await placeNow();
          expect(place).toEqual(last);
        }).toPass();
        const { y, top } = place;
        expect(y).toBeGreaterThan(800);

        if (isPhone) await left.getByRole('button', { name: /^Подробнее/ }).click();
        else await left.click();
        const panel = page.getByRole(isPhone ? 'dialog' : 'complementary', { name: /^Заказ №/ });
        await panel.getByRole('link', { name: /^Создать заявление|^Управление страх/ }).click();
        await expect(page).toHaveURL(/\/sender\/(?:create-claim|insurance-management)/);
        // The old page stays until the new one is loaded.
        await expect(panel).toBeHidden();
        await expect(list).toBeHidden();

        await page.goBack();
        await expect(panel).toBeVisible();
        await page.goBack();
        await expect(panel).toBeHidden();
        await expect(page).toHaveURL(address);
        await expect(total).toContainText(/запис/);
        await expect.poll(async () => topOf(left)).toBe(top);
        expect(await page.evaluate(() => window.scrollY)).toBe(y);
        await expect(
          isPhone ? left.getByRole('button', { name: /^Подробнее/ }) : left,
        ).toBeFocused();
      });
    });
  });
}
