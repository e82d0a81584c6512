import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { observatoryScore } from '../../test/observatory/score';
import type { NginxServer } from '../../scripts/serve/nginx';
import { ask as askAddress, type Asked } from '../support/ask';
import { startBehindNginx } from '../support/behindNginx';
import { controlOf } from '../support/control';

const dist = join(import.meta.dirname, '../../dist');
const STAND = {
  VITE_BRAND_NAME: `ООО "Опора" & сын's <b>$host \\n`,
  VITE_CAPTCHA_SITE_KEY: 'ysc1_key',
  VITE_SETTLEMENT_URL: 'https://claims.example/lk?lang=ru',
  VITE_ERROR_REPORTING_DSN: 'https://key@errors.example/7',
};

let server: NginxServer | undefined;

function baseURL(): string {
  if (server === undefined) throw new Error('The server is not running');
  return server.baseURL;
}

const ask = (path: string, asked?: Asked) => askAddress(baseURL() + path, asked);

/** Returns the file with the libraries of a first visit. */
function aScript(): string {
  const script = readdirSync(join(dist, 'assets')).find(
    (name) => name.startsWith('libraries') && name.endsWith('.js'),
  );
  return `/assets/${script ?? 'none'}`;
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startBehindNginx(STAND);
});
test.afterAll(() => server?.close());

test('each page has a policy with a unique nonce', async () => {
  const first = await ask('/login');
  const second = await ask('/finance/request/1?offerId=2');
  const nonces = [first, second].map(({ body, headers }) => {
    const html = body.toString();
    const nonce = /nonce="([0-9a-f]{32})"/.exec(html)?.[1] ?? '';
    expect(html).not.toContain('CSP_NONCE');
    expect(html).toContain(`<style nonce="${nonce}">`);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' 'nonce-${nonce}' https://smartcaptcha.cloud.yandex.ru; style-src 'self' 'nonce-${nonce}'; ` +
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://errors.example; worker-src 'self'; " +
        'frame-src https://claims.example https://smartcaptcha.cloud.yandex.ru; ' +
        "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test('the page contains the variables of the deployment, with any characters', async ({ page }) => {
  await page.setContent(
    (await ask('/login')).body.toString().replaceAll(/<script[^>]*>/g, '<!-- -->'),
  );
  for (const [name, value] of Object.entries(STAND)) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', value);
  }
  await expect(page.locator('meta[name="VITE_SUPPORT_EMAIL"]')).toHaveCount(0);
});

test('the version file is small and not cached', async () => {
  const { status, headers, body } = await ask('/version.json');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body.toString())).toEqual({ script: expect.stringMatching(/^\/assets\//) });
});

for (const path of ['/', '/login', '/index.html', '/offer']) {
  test(`${path} returns the page, uncached`, async () => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toMatch(/<div id="root"[ >]/);
  });
}

test('a page is compressed if the client accepts it', async () => {
  const { headers, body } = await ask('/login', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toMatch(/<div id="root"[ >]/);
});

for (const [accepts, encoding, unpack] of [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0.8', 'br', brotliDecompressSync],
  ['identity', undefined, (body: Buffer) => body],
] as const) {
  test(`with Accept-Encoding «${accepts}» a script is ${encoding ?? 'plain'}, cached for ever and unpacks to the same file`, async () => {
    const { status, headers, body } = await ask(aScript(), {
      headers: { 'Accept-Encoding': accepts },
    });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(unpack(body).equals(readFileSync(dist + aScript()))).toBe(true);
  });
}

for (const path of [
  '/assets/gone-1a2b.js',
  '/gone.js',
  '/.vite/manifest.json',
  '/.release/sbom.cdx.json',
  `/.br/assets/x.js`,
  '/.git/config',
]) {
  test(`${path} returns 404, uncached`, async () => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.toString()).not.toContain('id="root"');
  });
}

test('the server reports its health', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
});

test('a response of the backend is not cached', async () => {
  const { status, headers } = await ask('/api/service/build/health');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['strict-transport-security']).toContain('max-age=');
});

test('an upload of ten megabytes passes, and a much larger one is refused with a message', async () => {
  const send = (bytes: number) =>
    ask('/api/v1/file', {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', 'Content-Length': String(bytes) },
      body: Buffer.alloc(bytes),
    });
  expect((await send(10 * 1024 * 1024 + 1_000)).status).not.toBe(413);
  const refused = await send(12 * 1024 * 1024);
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.body.toString())).toEqual({
    message: 'Файл слишком большой: можно отправить не больше 10 МБ',
  });
});

test('a POST that the backend cuts is not sent twice', async () => {
  const control = controlOf(baseURL());
  await control.reset();
  await control.faults([{ kind: 'drop', operationId: 'login' }]);
  const { status, headers } = await ask('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from('{"username":"a","password":"b"}'),
  });
  expect(status).toBe(502);
  expect(headers['cache-control']).toBe('no-store');
  const logins = (await control.log()).filter(({ operationId }) => operationId === 'login');
  expect(logins).toHaveLength(1);
});

test('an analytics request gets a 204 if analytics is not configured', async () => {
  expect(
    (await ask('/matomo/matomo.php', { method: 'POST', body: Buffer.from('{}') })).status,
  ).toBe(204);
});

test('the log contains no query parameters of addresses', async () => {
  await ask('/register?itn=7707083893&mobilePhone=79161234567');
  await expect
    .poll(() => server?.log())
    .toContain('"method":"GET","path":"/register","status":"200"');
  expect(server?.log()).not.toContain('7707083893');
});

test('Mozilla’s observatory would give at least 120 points', async () => {
  const { headers, body } = await ask('/login');
  const judged = observatoryScore({ headers, html: body.toString(), redirectsToHttps: true });
  expect(judged.score, JSON.stringify(judged.rules)).toBeGreaterThanOrEqual(120);
});
