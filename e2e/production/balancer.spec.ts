import type { IncomingMessage } from 'node:http';
import { expect, test } from 'playwright/test';
import { ask } from '../support/ask';
import { certificateFor } from '../support/certificates';
import { addressesOf, behaved, says, startStand } from '../support/stand';

const TOLD = {
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Proto': 'https',
  'X-Request-ID': 'balancer-0123456789',
};

test('an unknown host gets a 421, but the health check needs no host name', async () => {
  const backend = await behaved(says('well'));
  const SERVER_NAME = 'cabinet.example www.cabinet.example';
  const stand = await startStand({ BACKEND_URL: addressesOf(backend), SERVER_NAME }, [backend]);
  const askAs = (Host: string, path: string) => ask(stand.baseURL + path, { headers: { Host } });
  try {
    for (const host of SERVER_NAME.split(' ')) {
      expect((await askAs(host, '/login')).status).toBe(200);
      expect((await askAs(host, '/api/v1/user')).status).toBe(200);
    }
    for (const host of ['elsewhere.example', 'cabinet.example.elsewhere.example', '127.0.0.1']) {
      for (const path of ['/login', '/api/v1/user', '/boot.js']) {
        const { status, headers } = await askAs(host, path);
        expect(status).toBe(421);
        expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      }
    }
    expect(backend.asked).toHaveLength(2);
    expect((await askAs('10.1.2.3', '/healthz')).status).toBe(200);
  } finally {
    await stand.close();
  }
});

test('http is redirected to https for a known host only', async () => {
  const backend = await behaved(says('well'));
  const certificate = certificateFor('cabinet.example');
  const stand = await startStand(
    {
      BACKEND_URL: addressesOf(backend),
      SERVER_NAME: 'cabinet.example',
      TLS_CERTIFICATE: certificate.file,
      TLS_CERTIFICATE_KEY: certificate.keyFile,
      LISTEN_TLS: `unix:${certificate.file}.sock`,
    },
    [backend],
  );
  try {
    const [own, other] = await Promise.all(
      ['cabinet.example', 'elsewhere.example'].map((Host) =>
        ask(`${stand.baseURL}/offer`, { headers: { Host } }),
      ),
    );
    expect([own?.status, own?.headers['location']]).toEqual([301, 'https://cabinet.example/offer']);
    expect([other?.status, other?.headers['location']]).toEqual([421, undefined]);
  } finally {
    await stand.close();
    certificate.remove();
  }
});

for (const [whom, settings, address, scheme, id] of [
  [
    'a trusted balancer',
    { TRUSTED_PROXIES: '10.0.0.0/8 127.0.0.1' },
    '203.0.113.7',
    'https',
    /^balancer-0123456789$/,
  ],
  [
    'an untrusted balancer',
    { TRUSTED_PROXIES: '10.0.0.0/8' },
    '127.0.0.1',
    'http',
    /^[0-9a-f]{32}$/,
  ],
  ['no configured balancer', {}, '127.0.0.1', 'http', /^[0-9a-f]{32}$/],
] as const) {
  test(`the backend gets the right address, scheme and request id with ${whom}`, async () => {
    const heard: IncomingMessage[] = [];
    const backend = await behaved((request, response) => {
      heard.push(request);
      says('well')(request, response);
    });
    const stand = await startStand({ BACKEND_URL: addressesOf(backend), ...settings }, [backend]);
    try {
      const { headers } = await ask(`${stand.baseURL}/api/v1/user`, { headers: TOLD });
      expect(headers['x-request-id']).toMatch(id);
      expect(heard[0]?.headers).toMatchObject({
        'x-forwarded-for': address,
        'x-forwarded-proto': scheme,
        'x-request-id': headers['x-request-id'],
      });
      await expect.poll(() => stand.log()).toContain(`"client":"${address}"`);
      // nginx generates the nonce of the policy itself: a request id from outside must not become one.
      const page = await ask(`${stand.baseURL}/login`, { headers: TOLD });
      expect(page.body.toString()).not.toContain(TOLD['X-Request-ID']);
    } finally {
      await stand.close();
    }
  });
}

test('a request id from outside is accepted only in the right format', async () => {
  const backend = await behaved(says('well'));
  const TRUSTED_PROXIES = '127.0.0.1';
  const stand = await startStand({ BACKEND_URL: addressesOf(backend), TRUSTED_PROXIES }, [backend]);
  try {
    for (const wrong of [
      'short',
      'a'.repeat(65),
      'with a space in it',
      '<script>alert(1)',
      'имя',
    ]) {
      const { headers } = await ask(`${stand.baseURL}/login`, {
        headers: { 'X-Request-ID': encodeURI(wrong) },
      });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    }
  } finally {
    await stand.close();
  }
});
