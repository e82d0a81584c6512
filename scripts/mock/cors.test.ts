import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createBackend } from '../../test/backend/backend';
import { createMiddleware } from '../../test/backend/middleware';
import { DEMO_PASSWORD } from '../../test/backend/scenarios/people';
import { withCors } from './cors';

const ORIGIN = 'http://127.0.0.1:5999';

async function startMock(): Promise<string> {
  const middleware = withCors(createMiddleware(createBackend(), [ORIGIN]), [ORIGIN]);
  const server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
}

it('a page of an allowed origin passes the preflight, and can read successes and refusals', async () => {
  const api = await startMock();
  const leave = await fetch(`${api}/v1/user`, {
    method: 'OPTIONS',
    headers: {
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  });
  expect(leave.status).toBe(204);
  expect(Object.fromEntries(leave.headers)).toMatchObject({
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'PUT',
    'access-control-allow-headers': 'authorization,content-type',
  });
  const signIn = await fetch(`${api}/v1/auth/login`, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'sokolova@severveter.ru', password: DEMO_PASSWORD }),
  });
  expect(signIn.status).toBe(200);
  expect(signIn.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  expect(signIn.headers.get('Vary')).toContain('Origin');
  // Refusals need the header too, so that the page can read them.
  const refused = await fetch(`${api}/v1/user`, { headers: { Origin: ORIGIN } });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
});

it.each([
  ['no origin', {}],
  ['an origin that is not allowed', { Origin: 'http://evil.test' }],
])('a call of %s gets no CORS headers', async (_, headers) => {
  const api = await startMock();
  const answer = await fetch(`${api}/service/build/health`, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  const asked = { ...headers, 'Access-Control-Request-Method': 'PUT' };
  expect((await fetch(`${api}/v1/user`, { method: 'OPTIONS', headers: asked })).status).toBe(405);
});
