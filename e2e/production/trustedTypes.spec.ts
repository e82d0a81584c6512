import { expect, test } from 'playwright/test';
import { observatoryScore } from '../../test/observatory/score';
import { ask } from '../support/ask';
import { startBehindNginx } from '../support/behindNginx';
import { CAPTCHA_HOST } from '../support/captcha';
import { policyRefusals } from '../support/policyRefusals';
import { serve, SERVICES } from '../support/services';

const DEMANDED =
  /; require-trusted-types-for 'script'; trusted-types cabinet-workers cabinet-tracker$/;

test('no text becomes a script or markup, and the tracker’s script still loads', async ({
  page,
}) => {
  const server = await startBehindNginx(SERVICES);
  try {
    const refused = await policyRefusals(page);
    const told = await serve(page, 'well', true);
    await page.goto(`${server.baseURL}/login`);
    await expect.poll(() => [...told.asked].toSorted()).toEqual(['errors', 'tracker']);
    expect(refused).toEqual([]);

    const attacks = await page.evaluate(() => {
      const attempt = (attack: () => unknown): string => {
        try {
          attack();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      };
      return [
        attempt(() => (document.createElement('div').innerHTML = '<img src=x>')),
        attempt(() => (document.createElement('script').src = '/boot.js')),
        attempt(() => (document.createElement('script').text = '1')),
        attempt(() => new Worker('/boot.js')),
        attempt(() => new DOMParser().parseFromString('<p>', 'text/html')),
        // A policy created by an injected script.
        attempt(() => window.trustedTypes?.createPolicy('mine', { createScriptURL: String })),
        attempt(() => window.trustedTypes?.createPolicy('default', { createScriptURL: String })),
      ];
    });
    expect(attacks).toEqual(Array(7).fill('TypeError'));
    await expect.poll(() => refused.join()).toContain('require-trusted-types-for');
  } finally {
    await server.close();
  }
});

test('a cabinet with a captcha only reports violations of Trusted Types', async () => {
  const server = await startBehindNginx({ VITE_CAPTCHA_SITE_KEY: 'ysc1_key' });
  try {
    const { headers, body } = await ask(`${server.baseURL}/login`);
    expect(headers['content-security-policy']).not.toMatch(/trusted/);
    expect(`; ${headers['content-security-policy-report-only']}`).toMatch(DEMANDED);
    const judged = observatoryScore({ headers, html: body.toString(), redirectsToHttps: true });
    expect(judged.score).toBeGreaterThanOrEqual(120);
    const data = await ask(`${server.baseURL}/api/service/build/health`);
    expect(data.headers['content-security-policy-report-only']).toBeUndefined();
  } finally {
    await server.close();
  }
});

test('the captcha’s script passes the policy, although Trusted Types would refuse it', async ({
  page,
}) => {
  const server = await startBehindNginx({ VITE_CAPTCHA_SITE_KEY: 'ysc1_key' });
  try {
    const refused = await policyRefusals(page);
    await page.route('**/needCaptcha', (route) => route.fulfill({ json: { needCaptcha: true } }));
    await page.route(CAPTCHA_HOST, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "captcha";' }),
    );
    await page.goto(`${server.baseURL}/login`);
    await page.getByLabel('Логин', { exact: true }).fill('anna');
    await page.getByLabel('Пароль', { exact: true }).fill('any');
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveTitle('captcha');
    expect(refused).toEqual(['require-trusted-types-for trusted-types-sink']);
  } finally {
    await server.close();
  }
});

test('a cabinet without a captcha enforces Trusted Types', async () => {
  const server = await startBehindNginx();
  try {
    const { headers } = await ask(`${server.baseURL}/login`);
    expect(headers['content-security-policy']).toMatch(DEMANDED);
    expect(headers['content-security-policy-report-only']).toBeUndefined();
  } finally {
    await server.close();
  }
});
