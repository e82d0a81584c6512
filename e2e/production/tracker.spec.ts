import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { expect, test } from 'playwright/test';
import { startBehindNginx } from '../support/behindNginx';
import { SERVICES } from '../support/services';

const PAGE = '/deliveries?search=Иванова&buyer=7801234567';

/** What a Matomo of this computer was asked. */
const asked: IncomingMessage[] = [];
const matomo = createServer((request, response) => {
  asked.push(request);
  response.writeHead(200, { 'Content-Type': 'text/javascript' });
  response.end("void fetch('/matomo/matomo.php', { method: 'POST', body: 'rec=1' });");
});

test.beforeAll(async () => {
  await once(matomo.listen(0, '127.0.0.1'), 'listening');
});
test.beforeEach(() => {
  asked.length = 0;
});
test.afterAll(() => {
  matomo.closeAllConnections();
  matomo.close();
});

function trackerUrl(): string {
  const address = matomo.address();
  if (address === null || typeof address === 'string') throw new Error('Matomo has no port');
  return `http://127.0.0.1:${address.port}`;
}

test('the tracker is not told on which page somebody was, whatever a browser sends', async () => {
  const server = await startBehindNginx({ ...SERVICES, TRACKER_URL: trackerUrl() });
  try {
    for (const file of ['matomo.js', 'matomo.php']) {
      const headers = { Referer: encodeURI(server.baseURL + PAGE) };
      expect((await fetch(`${server.baseURL}/matomo/${file}`, { headers })).status).toBe(200);
    }
    expect(asked.map(({ url }) => url)).toEqual(['/matomo.js', '/matomo.php']);
    expect(asked.map(({ headers }) => headers.referer)).toEqual([undefined, undefined]);
  } finally {
    await server.close();
  }
});

test('a page names no more than its origin to what it loads', async ({ page }) => {
  const server = await startBehindNginx({ ...SERVICES, TRACKER_URL: trackerUrl() });
  try {
    await page.route(/errors\.test/, (route) => route.fulfill({ json: {} }));
    const told = ['matomo.js', 'matomo.php'].map((file) =>
      page.waitForRequest((request) => request.url().includes(file)),
    );
    await page.goto(`${server.baseURL}/login?redirect=${encodeURIComponent(PAGE)}`);
    for (const request of await Promise.all(told)) {
      expect((await request.allHeaders())['referer']).toBe(`${server.baseURL}/`);
    }
  } finally {
    await server.close();
  }
});
