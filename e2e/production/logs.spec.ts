import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'playwright/test';
import { ask } from '../support/ask';
import { addressesOf, behaved, says, startStand } from '../support/stand';

/** Personal input, as it occurs in addresses. */
const TYPED = ['7707083893', '79161234567', 'ivan%40mail.ru', '%D0%98%D0%B2%D0%B0%D0%BD'];
const QUERY = `itn=${TYPED[0]}&mobilePhone=${TYPED[1]}&email=${TYPED[2]}&search=${TYPED[3]}`;

/** Sends raw text to the server, and waits until the server closes the connection. */
async function shout(baseURL: string, text: string): Promise<void> {
  const socket = connect(Number(new URL(baseURL).port), '127.0.0.1');
  socket.resume().end(text);
  await once(socket, 'close');
}

function linesOf(log: string): Record<string, string>[] {
  return log
    .trim()
    .split('\n')
    .map((line): Record<string, string> => JSON.parse(line));
}

test('no log contains the input of a user, whatever fails', async () => {
  const dead = await behaved(says('gone'));
  dead.close();
  const cutting = await behaved((request) => request.socket.destroy());
  for (const backend of [dead, cutting]) {
    const stand = await startStand({ BACKEND_URL: addressesOf(backend) }, [cutting]);
    const headers = { Referer: `${stand.baseURL}/deliveries?${QUERY}` };
    for (const path of [
      '/api/v1/user',
      '/register',
      '/assets/gone.js',
      '/register%3Fitn=0',
      '/.x',
    ]) {
      await ask(`${stand.baseURL}${path}?${QUERY}`, { headers });
    }
    const body = 'x'.repeat(12 * 1024 * 1024);
    await ask(`${stand.baseURL}/api/v1/file?${QUERY}`, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    await shout(stand.baseURL, `GET /login?${QUERY} HTTP/1.1\r\nHost: a b\r\n\r\n`);
    await shout(stand.baseURL, `GET /login?${QUERY} HTTP/9.9\r\n\r\n`);
    await shout(stand.baseURL, `\x16\x03"\\ {${QUERY}\r\n\r\n`);
    await expect.poll(() => stand.log()).toContain('"path":"/api/v1/file"');
    for (const typed of [...TYPED, 'itn=']) {
      expect(stand.log()).not.toContain(typed);
      expect(stand.errors()).not.toContain(typed);
    }
    await stand.close();
  }
});

test('the access log has all facts that an operator needs', async () => {
  const backend = await behaved(says('well'));
  const stand = await startStand({ BACKEND_URL: addressesOf(backend) }, [backend]);
  try {
    const { headers } = await ask(`${stand.baseURL}/api/v1/user?${QUERY}`);
    await shout(stand.baseURL, '"\\\x01\xff nonsense\r\n\r\n');
    await expect.poll(() => stand.log()).toContain('/api/v1/user');
    const line = linesOf(stand.log()).find(({ path }) => path === '/api/v1/user');
    expect(line).toMatchObject({
      client: '127.0.0.1',
      method: 'GET',
      status: '200',
      upstream: `127.0.0.1:${backend.port}`,
      upstreamStatus: '200',
      request: headers['x-request-id'],
    });
    for (const name of ['time', 'seconds', 'upstreamConnect', 'upstreamSeconds', 'bytes']) {
      expect(line?.[name]).toMatch(/^\d/);
    }
  } finally {
    await stand.close();
  }
});
