import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { cabinetBudget, signInBudget } from '../scripts/budgets';
import { expect, test, users } from './support/cabinet';
import { hold, SCRIPTS } from './support/hold';
import { LATER, ONCE_QUIET } from './support/rounds';

// Checks the limits of the build's manifest (scripts/sizes.ts) again in a browser.

/** Records the requests of a page from now on, except those for LATER and ONCE_QUIET files. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!LATER.test(request.url()) && !ONCE_QUIET.test(request.url())) requests.push(request);
  });
  return requests;
}

const TYPEFACE = /\.woff2$/;

const fontFile = (name: string) => expect.stringMatching(`^/assets/golos-${name}-[\\w-]+\\.woff2$`);

/** Returns the sum of the response bodies of a resource type, in kB gzip. */
async function kilobytes(requests: readonly Request[], kind: string): Promise<number> {
  let bytes = 0;
  for (const request of requests.filter((one) => one.resourceType() === kind)) {
    const response = await request.response();
    const body = await response?.body();
    bytes += body ? gzipSync(body, { level: 9 }).length : 0;
  }
  return bytes / 1000;
}

test('the first visit to /login stays within its budget', { tag: '@core' }, async ({ page }) => {
  const budget = signInBudget;
  const requests = requestsOf(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();

  const scripts = await kilobytes(requests, 'script');
  const styles = await kilobytes(requests, 'stylesheet');
  const fonts = requests
    .filter((request) => request.resourceType() === 'font')
    .map((request) => new URL(request.url()).pathname);
  expect(scripts).toBeGreaterThan(50);
  expect.soft(scripts, 'kB of scripts').toBeLessThanOrEqual(budget.jsKilobytes);
  expect.soft(styles, 'kB of styles').toBeLessThanOrEqual(budget.cssKilobytes ?? 0);
  expect.soft(requests.length, 'requests').toBeLessThanOrEqual(budget.requests ?? 0);
  // The file with the rouble sign is missing, because only a page that shows an amount loads it.
  expect.soft(fonts.toSorted(), 'typeface').toEqual(['cyrillic', 'latin'].map(fontFile));
});

test(
  'the offers after signing in stay within their budget',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    const requests = requestsOf(page);
    await cabinet.signIn(page, users.admin);
    await expect(page.getByRole('article').first()).toBeVisible();

    const scripts = await kilobytes(requests, 'script');
    expect(scripts).toBeGreaterThan(10);
    expect(scripts, 'kB of scripts').toBeLessThanOrEqual(cabinetBudget.jsKilobytes);
  },
);

declare global {
  interface Window {
    /** Sum of layout shifts so far. */
    jumped?: number;
  }
}

/** Runs in the page from its start: sums up all layout shifts. */
function watchJumps(): void {
  window.jumped = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) window.jumped = (window.jumped ?? 0) + Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: returns the number of loaded font files. */
function loadedFaces(): number {
  return [...document.fonts].filter(
    ({ family, status }) => family.includes('Golos Text') && status === 'loaded',
  ).length;
}

/** Runs in the page: returns the sum of layout shifts after the next two frames. */
async function jumpedWhenDrawn(): Promise<number | undefined> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  return window.jumped;
}

for (const width of [1440, 360]) {
  test(
    `the layout does not shift after a slow start or a late font, at ${width} px`,
    { tag: width === 1440 ? ['@core'] : [] },
    async ({ page, cabinet }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchJumps);
      const release = await hold(page, SCRIPTS);
      const releaseLetters = await hold(page, TYPEFACE);
      await page.goto('/recovery', { waitUntil: 'commit' });
      await expect(page.getByText('Загружаем…')).toBeVisible();
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
      release();
      await expect(page.locator('#root[data-page]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
      expect(await page.evaluate(loadedFaces)).toBe(0);
      releaseLetters();
      await expect.poll(() => page.evaluate(loadedFaces)).toBe(2);
      expect(await page.evaluate(jumpedWhenDrawn)).toBeLessThan(0.02);

      await cabinet.signIn(page, users.admin);
      const releaseAll = await hold(page, TYPEFACE);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await page.evaluate(loadedFaces)).toBe(0);
      releaseAll();
      await expect.poll(() => page.evaluate(loadedFaces)).toBe(3);
      expect(await page.evaluate(jumpedWhenDrawn)).toBeLessThan(0.02);
    },
  );
}
