import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IncomingMessage, RequestListener } from 'node:http';
import { expect, test } from 'playwright/test';
import { ask } from '../support/ask';
import { startBehindNginx } from '../support/behindNginx';
import { certificateFor } from '../support/certificates';
import { SERVICES } from '../support/services';
import { addressesOf, behaved, nameServer, says, startStand } from '../support/stand';

const PAGE = '/deliveries?search=Иванова&buyer=7801234567';

/** A tracker script that sends one counting request. */
const TOLD = "void fetch('/matomo/matomo.php', { method: 'POST', body: 'rec=1' });";

/** Requests to a local Matomo. */
const asked: IncomingMessage[] = [];
const listener: RequestListener = (request, response) => {
  asked.push(request);
  response.writeHead(200, {
    'Content-Type': 'text/javascript',
    'Access-Control-Allow-Origin': '*',
    'Clear-Site-Data': '"*"',
    'Set-Cookie': 'refreshToken=another',
  });
  response.end(TOLD);
};

/** Starts the cabinet behind nginx, with a tracker that uses plain HTTP. */
async function startTracked() {
  const matomo = await behaved(listener);
  const server = await startBehindNginx({
    ...SERVICES,
    TRACKER_URL: `http://127.0.0.1:${matomo.port}`,
    TRACKER_PLAIN: 'true',
  });
  const close = async () => {
    await server.close();
    matomo.close();
  };
  return { ...server, close };
}

/** Requests both addresses of the tracker, and returns the responses. */
const both = (baseURL: string, headers: Record<string, string> = {}) =>
  Promise.all(
    ['matomo.js', 'matomo.php'].map((file) => ask(`${baseURL}/matomo/${file}?a=1`, { headers })),
  );

test.beforeEach(() => {
  asked.length = 0;
});

test('nginx passes neither the page’s address nor cookies to the tracker, whatever the browser sends', async () => {
  const server = await startTracked();
  try {
    const answers = await both(server.baseURL, {
      Referer: encodeURI(server.baseURL + PAGE),
      Cookie: 'refreshToken=secret',
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { headers } of answers) {
      for (const name of ['access-control-allow-origin', 'clear-site-data', 'set-cookie']) {
        expect(headers[name]).toBeUndefined();
      }
    }
    // nginx drops the parameters of the script's address, and keeps those of the counting request.
    expect(asked.map(({ url }) => url ?? '').toSorted()).toEqual(['/matomo.js', '/matomo.php?a=1']);
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
    expect(asked.map(({ headers }) => headers.referer)).toEqual([undefined, undefined]);
  } finally {
    await server.close();
  }
});

test('a page sends only its origin as the Referer to the tracker', async ({ page }) => {
  const server = await startTracked();
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

test('a tracker is called only if its certificate contains its name', async () => {
  const certificate = certificateFor('stat.test');
  const names = await nameServer(() => true);
  const matomo = await behaved(listener, { tls: certificate });
  const backend = await behaved(says('well'));
  const standFor = (host: string, settings: Readonly<Record<string, string>>) =>
    startStand({
      BACKEND_URL: addressesOf(backend),
      TRACKER_URL: `https://${host}:${matomo.port}`,
      RESOLVER: `127.0.0.1:${names.port}`,
      ...settings,
    });
  try {
    for (const [host, settings, heard] of [
      ['stat.test', { TRACKER_CA: certificate.file }, 2],
      ['other.test', { TRACKER_CA: certificate.file }, 0],
      // Without TRACKER_CA: the certificate is self-signed, so the system does not trust it.
      ['stat.test', {}, 0],
    ] as const) {
      asked.length = 0;
      const stand = await standFor(host, settings);
      const answers = await both(stand.baseURL);
      expect([host, asked.length]).toEqual([host, heard]);
      expect(answers.map(({ status }) => status)).toEqual([200, heard === 0 ? 204 : 200]);
      if (heard === 0) expect(answers.map(({ body }) => body.length)).toEqual([0, 0]);
      await stand.close();
    }
  } finally {
    for (const server of [names, matomo, backend]) server.close();
    certificate.remove();
  }
});

test('the tracker script is served from a local file, and only counting requests reach the tracker', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tracker-'));
  const TRACKER_SCRIPT = join(folder, 'matomo-5.3.2');
  writeFileSync(TRACKER_SCRIPT, 'void 1;');
  const [matomo, backend] = [await behaved(listener), await behaved(says('well'))];
  const stand = await startStand(
    {
      BACKEND_URL: addressesOf(backend),
      TRACKER_URL: addressesOf(matomo),
      TRACKER_PLAIN: 'true',
      TRACKER_SCRIPT,
    },
    [matomo, backend],
  );
  try {
    const [script, count] = await both(stand.baseURL);
    expect(script?.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script?.headers['x-content-type-options']).toBe('nosniff');
    expect(script?.body.toString()).toBe('void 1;');
    expect(count?.status).toBe(200);
    expect(matomo.asked).toEqual(['GET /matomo.php?a=1']);
  } finally {
    await stand.close();
    rmSync(folder, { recursive: true });
  }
});

for (const [name, script, isRun] of [
  ['runs if it matches the configured hash', TOLD, true],
  ['does not run if it differs from the configured hash', `${TOLD} void 1;`, false],
] as const) {
  test(`the tracker script ${name}`, async ({ page }) => {
    const hash = createHash('sha384').update(TOLD).digest('base64');
    const matomo = await behaved((request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(request.url === '/matomo.js' ? script : '');
    });
    const server = await startBehindNginx({
      ...SERVICES,
      TRACKER_URL: addressesOf(matomo),
      TRACKER_PLAIN: 'true',
      VITE_ANALYTICS_SCRIPT_HASH: `sha384-${hash}`,
    });
    try {
      await page.route(/errors\.test/, (route) => route.fulfill({ json: {} }));
      const refusals: string[] = [];
      page.on('console', (message) => refusals.push(message.text()));
      await page.goto(`${server.baseURL}/login`);
      await expect.poll(() => matomo.asked).toContain('GET /matomo.js');
      if (isRun) await expect.poll(() => matomo.asked).toContain('POST /matomo.php');
      else {
        await expect.poll(() => refusals.join()).toContain("'integrity' attribute");
        expect(matomo.asked).toEqual(['GET /matomo.js']);
      }
    } finally {
      await server.close();
      matomo.close();
    }
  });
}

test('a tracker with an unknown name does not stop the cabinet, and works once its name is known', async () => {
  let isKnown = false;
  const names = await nameServer(() => isKnown);
  const matomo = await behaved(listener);
  const backend = await behaved(says('well'));
  const stand = await startStand(
    {
      BACKEND_URL: addressesOf(backend),
      TRACKER_URL: `http://stat.test:${matomo.port}`,
      TRACKER_PLAIN: 'true',
      RESOLVER: `127.0.0.1:${names.port}`,
    },
    [names, matomo, backend],
  );
  try {
    expect((await ask(`${stand.baseURL}/login`)).status).toBe(200);
    const unheard = await both(stand.baseURL);
    expect(unheard.map(({ status }) => status)).toEqual([200, 204]);
    expect(unheard[0]?.headers['content-type']).toContain('text/javascript');
    isKnown = true;
    await expect
      .poll(async () => {
        await both(stand.baseURL);
        return asked.length;
      })
      .toBeGreaterThan(0);
  } finally {
    await stand.close();
  }
});
