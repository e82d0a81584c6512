import type { IncomingMessage } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { LIBRARY_YAML } from '../run/testing/library';
import { serveForTest } from '../run/testing/localServer';
import { library, typed } from './testing/commandLine';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Runs `check` against a server that requires the scheme; returns the received credentials. */
async function callersOf(
  scheme: string,
  flags: readonly string[],
  told: (request: IncomingMessage) => unknown,
) {
  const seen = new Set<unknown>();
  const server = await serveForTest((request, response) => {
    const who = told(request);
    seen.add(who);
    response.writeHead(who === undefined ? 401 : 500, { 'Content-Type': 'text/plain' }).end();
  });
  const components = `components:\n  securitySchemes: { way: ${scheme} }\n`;
  const text = LIBRARY_YAML.replace('components:\n', components);
  const spec = library(`${text}security: [{ way: [] }]\n`);
  const line = ['check', '--server', server.origin, '--spec', spec, '--format', 'json', ...flags];
  return { ...(await typed(line)), told: seen };
}

it.each<[string, string, (request: IncomingMessage) => unknown, string, string]>([
  [
    'Basic',
    '{ type: http, scheme: basic }',
    ({ headers }) => headers.authorization,
    `Basic ${Buffer.from('anna:пароль').toString('base64')}`,
    '-H \\"Authorization: Basic $TOKEN\\"',
  ],
  [
    'an API key in a header',
    '{ type: apiKey, in: header, name: X-Key }',
    ({ headers }) => headers['x-key'],
    's3cret',
    '-H \\"X-Key: $TOKEN\\"',
  ],
  [
    'an API key in a cookie',
    '{ type: apiKey, in: cookie, name: key }',
    ({ headers }) => headers.cookie,
    'key=s3cret',
    '-H \\"Cookie: key=$TOKEN\\"',
  ],
  [
    'an API key in the query',
    '{ type: apiKey, in: query, name: key }',
    ({ url }) => new URL(url ?? '', 'http://x').searchParams.get('key') ?? undefined,
    's3cret',
    'key=$TOKEN\\"',
  ],
])('check authenticates by %s, and prints no secret', async (name, scheme, told, sent, curl) => {
  const flags = name === 'Basic' ? ['--user', 'anna:пароль'] : ['--token', 's3cret'];
  const { told: seen, out } = await callersOf(scheme, flags, told);
  expect(seen).toContain(sent);
  expect(out).toContain(curl);
  expect(out).not.toMatch(/s3cret|пароль/);
});

it('check sends the header of CONTRACT_HEADER with every call, and reports only its name', async () => {
  vi.stubEnv('CONTRACT_HEADER', 'X-Tenant: s3cret seven\n');
  const bearer = '{ type: http, scheme: bearer }';
  const { told, out } = await callersOf(bearer, ['--token', 't'], ({ headers }) =>
    String(headers['x-tenant']),
  );
  expect([...told]).toEqual(['s3cret seven']);
  expect(out).toContain('-H \\"X-Tenant: $X_TENANT\\"');
  expect(out).not.toContain('s3cret');
});

it.each(['s3cret', 'Authorization: s3cret', 'X Y: s3cret', 'X-Y: a\ns3cret'])(
  'check refuses %j as a header without repeating it',
  async (text) => {
    const line = ['check', '--server', 'http://127.0.0.1:4', '--header', text];
    const { code, err } = await typed(line);
    expect(code).toBe(2);
    expect(err).toMatch(/^Не получилось: --header: .*\n$/);
    expect(err).not.toContain('s3cret');
  },
);
