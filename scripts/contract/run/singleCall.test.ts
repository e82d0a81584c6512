import { describe, expect, it } from 'vitest';
import { bundleContract } from '../model/bundle';
import { writtenReport } from '../report/format';
import type { Report } from '../report/report';
import { checkServer, type ServerCheck } from './checkServer';
import { serveForTest } from './testing/localServer';

const SHOWN = '/request/6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11/form/founder';

const writing = (count: number) => ({ writes: { count, seed: 1, values: {} } });

/** Checks a backend that has only `createFounder`. The backend checks token and address, and repeats the body. */
async function checkAs(
  token: string,
  more: Partial<ServerCheck> = writing(0),
  { path = '', end = SHOWN } = {},
) {
  let last = 0;
  const server = await serveForTest((request, response) => {
    const { method, headers, url = '' } = request;
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      const isBuilt = method === 'POST' && /^\/api\/.*\/form\/founder$/.test(url);
      const isSigned = headers.authorization === 'Bearer token';
      const isTaken = isBuilt && isSigned && url.endsWith(end);
      const refusal = isBuilt ? (isSigned ? 404 : 401) : 501;
      const sent: unknown = isTaken ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : null;
      const founder = { ...Object(sent), id: `f${(last += 1)}`, isBeneficiary: false };
      response.writeHead(isTaken ? 200 : refusal, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isTaken ? founder : { message: 'Нет' }));
    });
  });
  return checkServer({
    contract: { document: await bundleContract(), find: () => null, language: 'en' },
    server: new URL(path, server),
    timeoutMs: 30_000,
    users: [{ token }],
    only: ['createFounder'],
    onProgress: () => undefined,
    ...more,
  });
}

/** Returns the findings of the only call that is built. */
function foundIn({ findings }: Report) {
  return findings.filter(({ operation }) => operation === 'createFounder');
}

describe('a check of a backend that implements a single call', () => {
  it('passes if the user succeeds with that call', async () => {
    expect((await checkAs('token')).coverage).toMatchObject({ exercised: 1 });
  }, 60_000);

  it('sends the wrong bodies of all examples to an address where the right ones succeed', async () => {
    const report = await checkAs('token', writing(100));
    const told = foundIn(report).map(({ rule, expected }) => `${rule} ${expected}`);
    const wrong = ['/type missing', '/lastname type', '/ogrn type'];
    expect(told).toEqual(
      expect.arrayContaining(wrong.map((one) => `invalid-accepted 4xx: ${one}`)),
    );
    // The body of the response repeats the mistake of the request, and is no cause of its own.
    expect(foundIn(report).every(({ rule }) => rule === 'invalid-accepted')).toBe(true);
    const page = writtenReport(report, 'text', { language: 'en', verb: 'check' });
    expect(page).toMatch(/ignored; (\d\d) of \1 wrong bodies tried\./);
    expect(page).not.toContain('я'.repeat(99));
    expect(writtenReport(report, 'json', { language: 'en' })).toContain('я'.repeat(99));
  }, 60_000);

  it('tries missing values first, and sends wrong bodies only to the operations of --only', async () => {
    const report = await checkAs('token', writing(1));
    expect(foundIn(report).map(({ expected }) => expected)).toEqual(['4xx: /type missing']);
    const page = writtenReport(report, 'text', { language: 'en', verb: 'check' });
    expect(page).toMatch(/ignored; 1 of \d\d wrong bodies tried\./);
    expect(report.operations?.filter(({ cases }) => cases !== undefined)).toHaveLength(1);
  }, 60_000);

  it.each([
    [
      'stale',
      writing(0),
      {},
      /^user 1: no call succeeded: createFounder 401, \d+ others 501; are --user and --token right\?$/,
    ],
    ['token', {}, {}, / operations 501; createFounder changes data: add --write$/],
    [
      'token',
      { ...writing(0), isAtRoot: true },
      { path: '/' },
      / operations 501; the address has a path "\/", so \/api is not added$/,
    ],
    [
      'token',
      { ...writing(0), users: [] },
      {},
      /^no call succeeded: createFounder 401, .* 501; neither --user nor --token was given$/,
    ],
    [
      'token',
      writing(0),
      { end: '/7/form/founder' },
      /^user 1: no call succeeded: createFounder 404, \d+ others 501$/,
    ],
  ])(
    'fails with an error that tells why no call succeeded: token %s, check %j, server %j',
    async (token, more, server, words) => {
      await expect(checkAs(token, more, server)).rejects.toThrow(words);
    },
    60_000,
  );
});
