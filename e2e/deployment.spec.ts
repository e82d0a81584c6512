import type { Page } from 'playwright/test';
import { expect, test, type Cabinet } from './support/cabinet';
import { goInside, reachInside } from './support/inside';
import { insideAddresses, ownerOf, publicAddresses } from './support/routes';

// The files of an open page are gone after a deployment. Every route must reload once, then show an error with a button
// inside the layout.

const SCRIPTS = /\/assets\/.+\.(js|css)$/;

/** Removes all files that the page has not loaded yet. */
async function deploy(page: Page): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await page.route(SCRIPTS, (route) =>
    loaded.includes(route.request().url()) ? route.fallback() : route.fulfill({ status: 404 }),
  );
}

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  return () => documents;
}

async function expectToldOnce(page: Page, address: string, reloads: () => number, before: number) {
  await expect(
    page.getByRole('heading', { name: 'Не удалось открыть страницу' }),
    address,
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Обновить страницу' }), address).toBeEnabled();
  expect(reloads() - before, `reloads for ${address}`).toBe(1);
  expect(new URL(page.url()).pathname, address).toBe(address);
}

function expectMissing(cabinet: Cabinet): void {
  cabinet.allow({ consoleErrors: [/./], requests: [SCRIPTS] });
}

test.describe('a cabinet whose files are missing', () => {
  test.setTimeout(300_000);

  for (const user of new Set(insideAddresses.map(ownerOf))) {
    test(`shows ${user} a message on each page, after one reload`, async ({ page, cabinet }) => {
      expectMissing(cabinet);
      await cabinet.enter(page, user, '/offer');
      // A section whose chunk is still loading would reload the page by itself.
      await expect(page.locator('main .offers')).toBeAttached();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await deploy(page);
      const reloads = countDocuments(page);
      // /offer needs no separate chunk, because its code is part of the main one.
      for (const address of insideAddresses.filter((one) => ownerOf(one) === user)) {
        await page.goto('/offer');
        await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
        await expect(() => reachInside(page)).toPass();
        const before = reloads();
        await goInside(page, address).catch(() => {}); // a reload of the page may interrupt the navigation
        await expectToldOnce(page, address, reloads, before);
        await expect(page.getByRole('navigation', { name: 'Разделы' }), address).toBeVisible();
      }
    });
  }

  test('shows a visitor a message on each public page, after one reload', async ({
    page,
    cabinet,
  }) => {
    expectMissing(cabinet);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    // The served HTML already contains the form, so a visible button does not mean that the scripts have run.
    await expect(() => reachInside(page)).toPass();
    await deploy(page);
    const reloads = countDocuments(page);
    for (const address of publicAddresses) {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
      await expect(() => reachInside(page)).toPass();
      const before = reloads();
      await goInside(page, address).catch(() => {});
      await expectToldOnce(page, address, reloads, before);
    }
  });
});
