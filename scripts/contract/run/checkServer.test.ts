import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../../../test/backend/backend';
import { createMiddleware } from '../../../test/backend/middleware';
import { bundleContract } from '../model/bundle';
import { CONTRACT_ENTRY } from '../model/address';
import { exitCodeOf, type Report } from '../report/report';
import { locate } from '../model/sourceMap';
import { checkServer, type ServerCheck } from './checkServer';
import { BOOK, libraryContract } from './testing/library';
import { serveForTest } from './testing/localServer';
import { ServerUnreachable } from './coverage';

const document = await bundleContract();
const ours = {
  document,
  find: locate(CONTRACT_ENTRY, document),
  language: 'en',
} as const;
const library = { document: libraryContract(), find: () => null, language: 'en' } as const;

function check(server: URL, more: Partial<ServerCheck> = {}): Promise<Report> {
  return checkServer({
    contract: ours,
    server,
    timeoutMs: 30_000,
    users: [],
    onProgress: () => undefined,
    ...more,
  });
}

const users = [{ username: 'sokolova@severveter.ru', password: 'Demo-2026!' }];

/** Starts the mock backend; `spoil` changes the JSON of its responses but not their length. */
function mock(spoil: (text: string, path: string) => string = (text) => text): RequestListener {
  const backend = createBackend();
  const middleware = createMiddleware(backend);
  return (request, response) => {
    const end = response.end.bind(response);
    const path = request.url ?? '';
    response.end = (chunk?: unknown, ...rest: never[]) => {
      const text = chunk instanceof Uint8Array ? Buffer.from(chunk).toString('utf8') : '';
      return /^[[{]/.test(text) ? end(spoil(text, path), ...rest) : end(chunk, ...rest);
    };
    middleware(request, response, () => response.writeHead(404).end());
  };
}

function reasonsOf(report: Report): Map<string, string> {
  return new Map(report.coverage?.unexercised.map(({ operation, reason }) => [operation, reason]));
}

describe('the check of a live backend', () => {
  it('passes for the mock backend, including downloads, and calls no operation that changes data', async () => {
    const server = await serveForTest(mock());
    const report = await check(server, { users });
    expect(report.findings.filter((one) => one.class !== 'compatible')).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    const reasons = reasonsOf(report);
    for (const exercised of ['getOrganization', 'findUsers', 'downloadDebtorAgreement', 'login']) {
      expect(reasons.get(exercised)).toBeUndefined();
    }
    expect(reasons.get('deleteUser')).toBe('changes data, not called on a live backend');
    expect(report.coverage?.exercised).toBeGreaterThan(15);
  });

  it('finds planted faults with their place in the contract, and with the same ids in every run', async () => {
    const server = await serveForTest(
      mock((text) => text.replaceAll('"legalStatus":{"name":', '"legalStatus":{"nema":')),
    );
    const report = await check(server, { users });
    expect(exitCodeOf(report)).toBe(1);
    const found = report.findings.find(({ operation }) => operation === 'getOrganization');
    expect(found).toMatchObject({
      class: 'breaking',
      rule: 'body-required',
      pointer: '/body/legalStatus',
      source: { file: 'openapi/components/schemas/LegalStatus.yaml', line: 5 },
      schema: { file: 'openapi/components/schemas/LegalStatus.yaml', line: 3 },
    });
    expect(found?.repeat).toMatch(/^curl -sS -i "\$SERVER\/api\/v1\/organization\/\$\{id\}" -H/);
    const again = await check(server, { users });
    expect(again.findings.map(({ id }) => id)).toEqual(report.findings.map(({ id }) => id));
  });

  it('fails with ServerUnreachable if no server listens', async () => {
    await expect(check(new URL('http://127.0.0.1:9'))).rejects.toThrow(ServerUnreachable);
  });

  it('reports a backend that never responds, and stops calling it', async () => {
    const silent = await serveForTest(() => undefined);
    const report = await check(silent, { timeoutMs: 500 });
    expect(report.findings.map(({ rule, received }) => `${rule} ${received ?? ''}`)).toEqual(
      Array.from({ length: 3 }, () => 'no-answer nothing in 500 ms'),
    );
    expect(exitCodeOf(report)).toBe(1);
    expect(new Set(reasonsOf(report).values())).toEqual(
      new Set([
        'no answer (nothing in 500 ms)',
        'not called: the server stopped answering',
        'changes data, not called on a live backend',
      ]),
    );
  });

  it('keeps the findings from before a backend crashed', async () => {
    const server = await serveForTest((request, response) => {
      if (request.url !== '/api/service/build/health') {
        response.socket?.resetAndDestroy();
        return;
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":7}');
    });
    const report = await check(server);
    const told = report.findings.map(({ operation, rule }) => `${operation} ${rule}`);
    expect(told).toContain('getHealth body-type');
    expect(told).toContain('getModules no-answer');
    expect(exitCodeOf(report)).toBe(1);
  });

  it('continues if several calls in a row fail but other calls still work', async () => {
    let calls = 0;
    const server = await serveForTest((request, response) => {
      calls += 1;
      if (request.url !== '/api/service/build/health') {
        response.socket?.resetAndDestroy();
        return;
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"UP"}');
    });
    const report = await check(server);
    const silent = report.findings.filter(({ rule }) => rule === 'no-answer');
    expect(silent.length).toBeGreaterThan(10);
    expect(calls).toBeGreaterThan(silent.length);
    expect([...reasonsOf(report).values()]).not.toContain(
      'not called: the server stopped answering',
    );
  });

  it('continues without a user whose sign-in gets no response', async () => {
    const answering = mock();
    const server = await serveForTest((request, response) => {
      if (request.url?.endsWith('/login') === true) response.socket?.resetAndDestroy();
      else answering(request, response);
    });
    const report = await check(server, { users });
    expect(report.findings.map(({ operation, rule }) => `${operation} ${rule}`)).toEqual([
      'login no-answer',
    ]);
    expect(reasonsOf(report).get('getHealth')).toBeUndefined();
    expect(reasonsOf(report).get('getOrganization')).toBe('not called: no user could sign in');
  });

  it.each([
    [false, '', '/api/service/build/health'],
    [true, '/', '/service/build/health'],
    [false, '/deep/', '/deep/service/build/health'],
  ])('with isAtRoot %s and the server path «%s» calls %s', async (isAtRoot, path, expected) => {
    const called: string[] = [];
    const server = await serveForTest((request, response) => {
      called.push(request.url ?? '');
      response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"code":"1"}');
    });
    await check(new URL(path, server), { isAtRoot });
    expect(called).toContain(expected);
  });

  it('does not count a redirect as a success', async () => {
    const server = await serveForTest((request, response) => {
      const isHealth = request.url === '/api/service/build/health';
      response.writeHead(isHealth ? 200 : 302, { 'Content-Type': 'application/json' });
      response.end(isHealth ? '{"status":"UP"}' : '');
    });
    const report = await check(server);
    expect(report.coverage?.exercised).toBe(1);
    expect(reasonsOf(report).get('getModules')).toBe('only answered 302');
  });

  it('fails with an error that advises --token if every call is refused', async () => {
    const server = await serveForTest((_, response) => {
      response.writeHead(401, { 'Content-Type': 'application/json' });
      response.end('{"message":"Требуется вход"}');
    });
    await expect(check(server)).rejects.toThrow('--token');
  });

  it('continues if an operation closes the connection or does not respond', async () => {
    const server = await serveForTest((request, response) => {
      if (request.url === '/api/service/build/health') return;
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '900' });
      response.write('["debtors"');
      response.socket?.end();
    });
    const report = await check(server, { timeoutMs: 3000 });
    expect(report.findings.map(({ rule }) => rule)).toContain('body-truncated');
    expect(reasonsOf(report).get('getHealth')).toBe('no answer (nothing in 3000 ms)');
  });
});

describe('several users in one check', () => {
  /** Starts a server for readers of books and librarians of loans; each token has one of these roles. */
  function serveLibrary(tokens: readonly string[]) {
    return serveForTest((request, response) => {
      const isKnown = tokens.includes(request.headers['authorization'] ?? '');
      const mayRead =
        isKnown &&
        request.headers['authorization'] === tokens[Number(request.url?.includes('loans'))];
      response.writeHead(mayRead ? 200 : 403, { 'Content-Type': 'application/json' });
      response.end(mayRead ? '[]' : '{"message":"no"}');
    });
  }

  const contract = {
    find: () => null,
    language: 'en',
    document: {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
      paths: Object.fromEntries(
        ['books', 'loans'].map((name) => [
          `/${name}`,
          {
            get: {
              operationId: name,
              tags: [],
              responses: {
                '200': {
                  description: 'd',
                  content: { 'application/json': { schema: { type: 'array' } } },
                },
                '403': {
                  description: 'd',
                  content: { 'application/json': { schema: { type: 'object' } } },
                },
              },
            },
          },
        ]),
      ),
    },
  } as const;

  it('exercise an operation if a call of one user succeeds', async () => {
    const server = await serveLibrary(['Bearer reader', 'Bearer librarian']);
    const one = await check(server, { contract, users: [{ token: 'reader' }] });
    expect(reasonsOf(one)).toEqual(new Map([['loans', 'only answered 403']]));
    const both = [{ token: 'reader' }, { token: 'librarian' }];
    const merged = await check(server, { contract, users: both });
    expect(merged.coverage).toMatchObject({ operations: 2, exercised: 2, unexercised: [] });
    expect(merged.findings).toEqual([]);
  });

  it('cause an error with the user’s number if all calls of one user are refused', async () => {
    const server = await serveLibrary(['Bearer reader', 'Bearer librarian']);
    const users = [{ token: 'reader' }, { token: 'stale-secret' }];
    const checking = check(server, { contract, users });
    await expect(checking).rejects.toThrow(/^user 2: no call succeeded/);
    await expect(checking).rejects.not.toThrow('stale-secret');
  });

  it('are numbered, so that the error can name a user who cannot sign in', async () => {
    const server = await serveForTest(mock());
    const wrong = { username: 'sokolova@severveter.ru', password: 'wrong' };
    const checking = check(server, { users: [...users, wrong] });
    await expect(checking).rejects.toThrow(/^--user, user 2: signing in failed with 401/);
  });
});

describe('the check with a foreign contract', () => {
  it('generates calls from schemas, keeps the server’s prefix, and uses ids from earlier responses', async () => {
    const called: string[] = [];
    const server = await serveForTest((request, response) => {
      called.push(
        `${request.method ?? ''} ${request.url ?? ''} ${request.headers['authorization'] ?? ''}`,
      );
      const isFile = request.url?.endsWith('.pdf') === true;
      response.setHeader('Content-Type', isFile ? 'application/pdf' : 'application/json');
      response.setHeader('X-Total', '1');
      if (isFile) response.end('%PDF');
      else response.end(JSON.stringify(request.url?.includes('page=') === true ? [BOOK] : BOOK));
    });
    const report = await check(new URL('/rest', server), {
      contract: library,
      users: [{ token: 'secret' }],
    });
    expect(called).toEqual([
      'GET /rest/books?page=1 ',
      'GET /rest/books/9785171188375 ',
      'GET /rest/books/9785171188375.pdf ',
    ]);
    expect(report.findings.map(({ rule, operation }) => `${operation} ${rule}`)).toEqual([
      'readBook header-missing',
    ]);
  });
});
