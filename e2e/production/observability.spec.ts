import { expect, test } from 'playwright/test';
import type { NginxServer } from '../../scripts/serve/nginx';
import { startBehindNginx } from '../support/behindNginx';

const SERVICE = 'https://errors.example';
let server: NginxServer | undefined;

test.beforeAll(async () => {
  server = await startBehindNginx({
    VITE_ERROR_REPORTING_DSN: 'https://key@errors.example/7',
    VITE_ANALYTICS_URL: '/matomo/',
    VITE_ANALYTICS_SITE_ID: '3',
  });
});
test.afterAll(() => server?.close());

test('the policy allows error reporting and analytics of the deployment, and no other origin', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(`${SERVICE}/**`, (route) => route.fulfill({ json: {} }));
  const told = page.waitForRequest((request) => request.url().startsWith(`${SERVICE}/api/7/`));
  const tracker = page.waitForResponse(/\/matomo\/matomo\.js$/);
  await page.goto(`${server?.baseURL}/login`);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect((await tracker).status()).toBe(200);
  await told;
  expect(errors).toEqual([]);

  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
  await expect.poll(() => errors.join()).toContain('Content Security Policy');
});
