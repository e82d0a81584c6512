import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright/test';
import { budgets } from '../scripts/budgets';
import { expect, test } from './support/cabinet';

const login = budgets.find(({ route }) => route === '/login');

/** Kilobytes after gzip of what was downloaded as `kind`. */
async function kilobytes(requests: readonly Request[], kind: string): Promise<number> {
  let bytes = 0;
  for (const request of requests.filter((one) => one.resourceType() === kind)) {
    const response = await request.response();
    const body = await response?.body();
    bytes += body ? gzipSync(body, { level: 9 }).length : 0;
  }
  return bytes / 1000;
}

test('the first visit to /login stays within its budget', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.readyState), { message: 'the page has loaded' })
    .toBe('complete');

  const scripts = await kilobytes(requests, 'script');
  expect(scripts).toBeGreaterThan(50);
  expect(scripts).toBeLessThanOrEqual(login?.jsKilobytes ?? 0);
  expect(await kilobytes(requests, 'stylesheet')).toBeLessThanOrEqual(login?.cssKilobytes ?? 0);
  expect(requests.length).toBeLessThanOrEqual(login?.requests ?? 0);
  expect(requests.filter((request) => request.resourceType() === 'font')).toEqual([]);
});
