import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { paths } from '../src/domain/paths';
import { expect, test, users } from './support/cabinet';
import { answerWithHostility, HOSTILITIES, type Hostility } from './support/hostile/answers';
import { watchHarm } from './support/hostile/harm';
import { readCsv } from './support/hostile/readCsv';
import { goInside, reachInside } from './support/inside';
import { addressesFor } from './support/routes';

/**
 * Simulates a compromised backend, or stored input of an attacker: every text of every response is hostile and must be
 * shown as plain text. support/hostile/harm.ts checks each page.
 */

/** Waits until the page shows its data. Waits for the heading first, because no element is busy before it appears. */
async function isDrawn(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  // A busy button does not mean that the page is loading.
  await expect(page.locator('main [aria-busy=true]:not(button)'), address).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 300 })));
}

async function lookAt(page: Page, addresses: readonly string[]): Promise<string[]> {
  const watch = watchHarm(page);
  await reachInside(page);
  const found: string[] = [];
  for (const address of addresses) {
    await goInside(page, address);
    await isDrawn(page, address);
    found.push(...(await watch.harm()).map((what) => `${address}: ${what}`));
  }
  return found;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

async function enterSpoiled(page: Page, enter: () => Promise<void>, hostility: Hostility) {
  await page.setViewportSize({ width: 360, height: 900 });
  await answerWithHostility(page, hostility);
  await enter();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(
  'hostile texts stay plain text on the most used pages',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    const start = () => cabinet.enter(page, users.admin, paths.help);
    await enterSpoiled(page, start, 'everything');
    const most = [paths.offers, paths.deliveries, '/profile?tab=users'];
    expect(await lookAt(page, most)).toEqual([]);
  },
);

const hostilities: readonly Hostility[] = ['everything', 'one thing in each'];

test.describe('hostile texts in every response', () => {
  test('are tested with every kind of attack', () => {
    expect(Object.keys(HOSTILITIES)).toEqual(hostilities);
  });

  for (const hostility of hostilities) {
    for (const user of [users.admin, users.sender, users.seller]) {
      test(`stay plain text on all pages of ${user} (attacks: ${hostility})`, async ({
        page,
        cabinet,
      }) => {
        test.setTimeout(300_000);
        await enterSpoiled(page, () => cabinet.enter(page, user, paths.help), hostility);
        expect(await lookAt(page, addressesFor(user))).toEqual([]);
      });
    }

    test(`do not break the exported files or the print (attacks: ${hostility})`, async ({
      page,
      cabinet,
    }) => {
      const start = () => cabinet.enter(page, users.admin, paths.deliveries);
      await enterSpoiled(page, start, hostility);
      await page.setViewportSize({ width: 1440, height: 900 });
      const watch = watchHarm(page);
      const saved = async (name: string) => {
        const coming = page.waitForEvent('download');
        await page.getByRole('menuitem', { name, exact: true }).click();
        return coming;
      };

      await test.step('a CSV file has no formula, and every row has all its cells', async () => {
        await isDrawn(page, paths.deliveries);
        await expect(page.locator('main [data-row]').first()).toBeVisible();
        await page.getByRole('button', { name: 'Выгрузить', exact: true }).click();
        const rows = readCsv(await textOf(await saved('Скачать страницу в CSV')));
        expect(rows.length).toBeGreaterThan(10);
        for (const row of rows) {
          expect(row).toHaveLength(rows[0]?.length ?? 0);
          for (const cell of row) expect(cell).not.toMatch(/^[\s\p{Cf}\0]*[=+@]|^[\t\r\n]/u);
        }
      });

      await test.step('a calendar file has the server’s events only', async () => {
        await page.goto('/deliveries?tab=calendar');
        await isDrawn(page, 'calendar');
        await page.getByRole('button', { name: 'Сохранить платежи' }).click();
        const file = await saved('Сохранить .ics для календаря');
        expect(file.suggestedFilename()).toMatch(/^[^\p{C}/\\]{1,200}\.ics$/u);
        const lines = (await textOf(file)).split('\r\n');
        const count = (line: string) => lines.filter((one) => one === line).length;
        expect(count('BEGIN:VEVENT')).toBeGreaterThan(0);
        expect(count('END:VEVENT')).toBe(count('BEGIN:VEVENT'));
        for (const line of lines) expect(line).toMatch(/^$|^[ ]|^[A-Z-]+[;:]/);
      });

      await test.step('hostile texts stay plain text in print', async () => {
        await page.emulateMedia({ media: 'print' });
        expect(await watch.harm()).toEqual([]);
        await page.emulateMedia({ media: null });
      });
    });
  }

  test('stay plain text in a dialog and a message', async ({ page, cabinet }) => {
    const start = () => cabinet.enter(page, users.admin, '/profile?tab=users');
    await enterSpoiled(page, start, 'everything');
    const watch = watchHarm(page);
    await page
      .getByRole('button', { name: /^Подтвердить/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await watch.harm()).toEqual([]);
    await cabinet.control.faults([{ kind: '409', operationId: 'updateUser' }]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.locator('.p-toast-message')).toContainText('<img src=x');
    expect(await watch.harm()).toEqual([]);
  });
});
