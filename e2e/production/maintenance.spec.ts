import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { NginxServer } from '../../scripts/serve/nginx';
import { observatoryScore } from '../../test/observatory/score';
import { ask } from '../support/ask';
import { policyRefusals } from '../support/policyRefusals';
import { addressesOf, behaved, says, startStand, type Behaved } from '../support/stand';

const folder = mkdtempSync(join(tmpdir(), 'maintenance-'));
const MAINTENANCE_FILE = join(folder, 'switch');
let backend: Behaved;
let stand: NginxServer;

test.beforeAll(async () => {
  // Another test of this file may have removed the folder.
  mkdirSync(folder, { recursive: true });
  backend = await behaved(says('well'));
  stand = await startStand({ BACKEND_URL: addressesOf(backend), MAINTENANCE_FILE }, [backend]);
});
test.afterEach(() => rmSync(MAINTENANCE_FILE, { force: true }));
test.afterAll(async () => {
  await stand.close();
  rmSync(folder, { recursive: true });
});

test('the maintenance file closes the cabinet, and its text is shown as the end time', async ({
  page,
}) => {
  const refused = await policyRefusals(page);
  writeFileSync(MAINTENANCE_FILE, '06:00\n');
  const answer = await page.goto(`${stand.baseURL}/deliveries?search=1`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Идут технические работы');
  await expect(page.getByText('Кабинет недоступен до 06:00')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(244, 246, 243)');
  expect(refused).toEqual([]);

  rmSync(MAINTENANCE_FILE);
  await page.getByRole('link', { name: 'Обновить страницу' }).click();
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/deliveries?search=1');
});

test('calls during maintenance are refused in the contract’s format, and the server stays healthy', async () => {
  writeFileSync(MAINTENANCE_FILE, '');
  const before = backend.asked.length;
  for (const [path, method] of [
    ['/api/v1/user', 'GET'],
    ['/api/v1/user', 'PUT'],
    ['/api/v1/file', 'POST'],
  ] as const) {
    const { status, headers, body } = await ask(stand.baseURL + path, { method });
    expect([status, headers['retry-after']]).toEqual([503, '300']);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'UNAVAILABLE' });
  }
  expect(backend.asked).toHaveLength(before);
  expect((await ask(`${stand.baseURL}/healthz`)).status).toBe(200);
  expect((await ask(`${stand.baseURL}/boot.js`)).status).toBe(200);
});

test('the text of the maintenance file is escaped, and its page keeps the security headers', async () => {
  writeFileSync(MAINTENANCE_FILE, '<script src="/x"></script> завтра');
  const { headers, body } = await ask(`${stand.baseURL}/login`);
  expect(body.toString()).toContain('&lt;script src=&quot;/x&quot;&gt;');
  expect(body.toString()).toContain('завтра');
  expect(body.toString()).not.toMatch(/CSP_NONCE|<!--#/);
  const judged = observatoryScore({ headers, html: body.toString(), redirectsToHttps: true });
  expect(judged.score).toBeGreaterThanOrEqual(120);
});

test('an empty maintenance file shows no end time, and the maintenance page has no public address', async () => {
  writeFileSync(MAINTENANCE_FILE, '\n');
  expect((await ask(stand.baseURL)).body.toString()).toContain('Кабинет скоро снова заработает.');
  for (const path of ['/maintenance.html', '/.cabinet/until']) {
    expect((await ask(stand.baseURL + path)).status).toBe(404);
  }
});
