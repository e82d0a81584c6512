import { createServer, request as httpRequest, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBackend, type Backend } from './backend';
import { createMiddleware } from './middleware';
import { DEMO_PASSWORD } from './scenarios/people';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(backend: Backend, origins?: readonly string[]): Promise<string> {
  const middleware = createMiddleware(backend, origins);
  server = createServer((request, response) => {
    middleware(request, response, (error) => {
      response.statusCode = error === undefined ? 200 : 500;
      response.end(error instanceof Error ? error.message : 'a page of the cabinet');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const MEGABYTE = 1024 * 1024;
const FRIEND = 'http://friend.test:5173';

const page = { headers: { Accept: 'text/html' } };

describe('the middleware', () => {
  it('answers calls under /api, and passes on requests for pages', async () => {
    const base = await serve(createBackend());
    const login = await fetch(`${base}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'sokolova@severveter.ru', password: DEMO_PASSWORD }),
    });
    expect(login.status).toBe(200);
    expect(await login.json()).toHaveProperty('refreshToken');
    expect(await (await fetch(`${base}/offer`)).text()).toBe('a page of the cabinet');
    expect(await (await fetch(`${base}/apiary`)).text()).toBe('a page of the cabinet');
    expect((await fetch(`${base}/__backend`)).status).toBe(200);
  });

  it.each([
    ['//[x', 'localhost'],
    ['/api/v1/user', '['],
  ])('refuses an invalid address, and keeps running: path %s, host %s', async (path, host) => {
    const base = await serve(createBackend());
    const status = await new Promise((resolve, reject) => {
      const asked = httpRequest(base, { path, headers: { Host: host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on('error', reject).end();
    });
    expect(status).toBe(400);
    expect((await fetch(`${base}/api/service/build/health`)).status).toBe(200);
  });

  it('refuses a body of more than 32 MB', async () => {
    const base = await serve(createBackend());
    const send = (bytes: number) =>
      fetch(`${base}/api/v1/auth/login`, { method: 'POST', body: new Uint8Array(bytes) });
    const answer = await send(32 * MEGABYTE + 1);
    const message = 'Запрос слишком большой: не больше 32 МБ';
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: '413', message, fieldErrors: [] },
    ]);
    expect((await send(1024)).status).toBe(400);
  });

  it.each([
    ['one text', JSON.stringify({ username: 'x'.repeat(10 * MEGABYTE), password: '' })],
    ['a text of brackets', JSON.stringify({ username: '[{'.repeat(5 * MEGABYTE), password: '' })],
    ['a text of escapes', JSON.stringify({ username: '\n"'.repeat(2 * MEGABYTE), password: '' })],
    ['a list', JSON.stringify(Array.from({ length: 2 * MEGABYTE }, () => '{}'))],
    [
      'unknown fields',
      JSON.stringify(
        Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, at])),
      ),
    ],
  ])('answers 10 MB of JSON that violates the contract with a 400: %s', async (_, body) => {
    const base = await serve(createBackend());
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${base}/api/v1/auth/login`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['a page of another site', 403, 'http://evil.test'],
    ['a page of another port', 403, 'http://127.0.0.1:1'],
    ['a file, whose origin is "null"', 403, 'null'],
    ['a page that the backend serves itself', 200, null],
    ['a page of a permitted origin', 200, FRIEND],
  ])('answers a control call from %s with the status %i', async (_, status, origin) => {
    const backend = createBackend();
    const base = await serve(backend, [FRIEND]);
    const answer = await fetch(`${base}/__backend/reset`, {
      method: 'POST',
      headers: { Origin: origin ?? base },
      body: JSON.stringify({ scenario: 'empty' }),
    });
    expect(answer.status).toBe(status);
    expect(backend.origin.scenario).toBe(status === 200 ? 'empty' : 'default');
  });

  it.each(['/api/v1/auth/login', '/__backend/faults'])(
    'refuses a call of %s whose JSON is nested too deeply',
    async (path) => {
      const base = await serve(createBackend());
      const send = (levels: number) =>
        fetch(base + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: `${'['.repeat(levels)}"]]"${']'.repeat(levels)}`,
        });
      expect((await send(100_000)).status).toBe(400);
      expect((await send(1_001)).status).toBe(400);
    },
  );

  it('sends a response without a body', async () => {
    const backend = createBackend();
    const base = await serve(backend);
    const { accessToken } = backend.world.tokens.signIn('6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11');
    const headers = { Authorization: `Bearer ${accessToken}` };
    const response = await fetch(`${base}/api/v1/auth/logout`, { method: 'POST', headers });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('sets the scenario when a page is opened with it, and keeps changes on a reload', async () => {
    const backend = createBackend();
    const base = await serve(backend);
    await fetch(`${base}/login?scenario=empty`);
    expect(backend.origin.scenario).toBe('default');
    await fetch(`${base}/login?scenario=nonsense`, page);
    expect(backend.origin.scenario).toBe('default');
    await fetch(`${base}/login?scenario=empty`, page);
    expect(backend.origin.scenario).toBe('empty');
    backend.world.settings.confirmationCode = '1111';
    await fetch(`${base}/login?scenario=empty`, page);
    expect(backend.world.settings.confirmationCode).toBe('1111');
  });

  it('closes the connection before the response for the fault «drop»', async () => {
    const base = await serve(createBackend({ faults: [{ kind: 'drop' }] }));
    await expect(fetch(`${base}/api/service/build/health`)).rejects.toThrow('fetch failed');
  });

  it('closes the connection in the middle of the body for the fault «drop-mid-body»', async () => {
    const base = await serve(createBackend({ faults: [{ kind: 'drop-mid-body' }] }));
    const response = await fetch(`${base}/api/service/build/health`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('closes the connection in the middle of a request for the fault «drop-mid-request», and does not execute it', async () => {
    const backend = createBackend({ faults: [{ kind: 'drop-mid-request', times: 1 }] });
    const base = await serve(backend);
    const { accessToken } = backend.world.tokens.signIn('6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11');
    const url = `${base}/api/v1/file`;
    const whole = 4_000_000;
    const form = new FormData();
    form.set('file', new File([new Uint8Array(whole)], 'Акт.pdf'));
    const sent = new Request(url, { method: 'POST', body: form });
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const headers = {
      Authorization: `Bearer ${accessToken}`,
      'Content-Type': sent.headers.get('Content-Type') ?? '',
    };
    const files = () => backend.world.db.storedFile.count();
    const before = files();

    const client = httpRequest(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': bytes.length },
    });
    const broken = once(client, 'error');
    // The last bytes are never sent: the connection closes before them.
    client.write(bytes.subarray(0, Math.ceil(bytes.length * 0.6)));
    const [error] = (await broken) as [Error];
    expect(error).toMatchObject({ code: 'ECONNRESET' });
    expect(files()).toBe(before);
    expect(backend.log.list().at(-1)).toMatchObject({ fault: 'drop-mid-request', status: 0 });

    const again = await fetch(url, { method: 'POST', headers, body: bytes });
    expect(again.status).toBe(200);
    expect(files()).toBe(before + 1);
  });

  it('aborts a pending response when the client disconnects', async () => {
    const backend = createBackend({ faults: [{ kind: 'timeout' }] });
    const ended = vi.fn<() => void>();
    const base = await serve({
      ...backend,
      answer: (call) => backend.answer(call).finally(ended),
    });
    const client = httpRequest(`${base}/api/service/build/health`);
    client.on('error', () => undefined);
    client.end();
    await vi.waitFor(() => expect(backend.log.list().length).toBe(1), 10_000);
    expect(ended).not.toHaveBeenCalled();
    client.destroy();
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), 10_000);
  });

  it('passes an error of the backend on to the server', async () => {
    const broken = { ...createBackend(), answer: () => Promise.reject(new Error('planted')) };
    const response = await fetch(`${await serve(broken)}/api/service/build/health`);
    expect([response.status, await response.text()]).toEqual([500, 'planted']);
  });
});
