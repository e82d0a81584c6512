import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleContract } from '../model/bundle';
import { exitCodeOf } from '../report/report';
import { checkHar, HarUnreadable } from './har';
import type { LiveContract } from './liveRun';
import { BOOK, libraryContract } from './testing/library';

const ours = { document: await bundleContract(), find: () => null, language: 'en' } as const;
const library = { document: libraryContract(), find: () => null, language: 'en' } as const;

const HEALTH = 'https://cabinet.test/api/service/build/health';

interface Entry {
  readonly url?: string;
  readonly method?: string;
  readonly status?: number;
  readonly type?: string;
  readonly content?: Readonly<Record<string, unknown>>;
  readonly request?: Readonly<Record<string, unknown>>;
  readonly headers?: readonly { name: string; value: string }[];
}

function entry(given: Entry) {
  const { url = HEALTH, method = 'GET', status = 200, type = 'application/json' } = given;
  const headers = given.headers ?? [{ name: 'Content-Type', value: type }];
  return {
    request: { method, url, headers: [{ name: ':authority', value: 'x' }], ...given.request },
    response: { status, headers, content: { size: 15, text: '{"status":"UP"}', ...given.content } },
  };
}

function rulesOf(given: readonly Entry[], contract: LiveContract = ours): string[] {
  const text = JSON.stringify({ log: { version: '1.2', entries: given.map(entry) } });
  return checkHar(contract, text).findings.map(({ rule }) => rule);
}

const TYPE = [{ name: 'content-type', value: 'application/json' }];

describe('recorded traffic', () => {
  it('is checked like live traffic', () => {
    expect(rulesOf([{}])).toEqual([]);
    expect(rulesOf([{ content: { text: '{"status":7}' } }])).toEqual(['body-type']);
    expect(rulesOf([{ type: 'text/html' }])).toEqual(['content-type']);
  });

  it('may have bodies in base64, even if they are compressed', () => {
    const base64 = (bytes: Buffer) => ({ encoding: 'base64', text: bytes.toString('base64') });
    const plain = Buffer.from('{"status":7}');
    expect(rulesOf([{ content: base64(plain) }])).toEqual(['body-type']);
    const headers = [...TYPE, { name: 'Content-Encoding', value: 'gzip' }];
    expect(rulesOf([{ content: base64(gzipSync(plain)), headers }])).toEqual(['body-type']);
    expect(rulesOf([{ content: base64(plain), headers }])).toEqual(['body-type']);
  });

  it('may omit response bodies, but an omitted body differs from an empty one', () => {
    expect(rulesOf([{ content: { text: undefined, size: 15 } }])).toEqual(['body-unchecked']);
    expect(rulesOf([{ content: { text: undefined, size: 15 }, type: 'text/html' }])).toEqual([
      'content-type',
    ]);
    expect(rulesOf([{ content: { text: undefined, size: 0 } }])).toEqual(['body-missing']);
    expect(rulesOf([{ content: { text: '', size: 0 } }])).toEqual(['body-missing']);
  });

  it('may omit request bodies, but an omitted body differs from an empty one', () => {
    const login = { url: 'https://cabinet.test/api/v1/auth/logout', method: 'POST', status: 204 };
    const answer = { content: { text: undefined, size: 0 } };
    expect(rulesOf([{ ...login, ...answer }])).toEqual([]);
    const find = { url: 'https://cabinet.test/api/v1/user/find', method: 'POST', status: 500 };
    const failed = { content: { text: '{"message":"x"}' } };
    const sent = { headers: TYPE, bodySize: 2 };
    expect(rulesOf([{ ...find, ...failed, request: sent }])).toEqual(['body-unchecked']);
    expect(rulesOf([{ ...find, ...failed, request: { headers: TYPE, bodySize: 0 } }])).toEqual([
      'body-missing',
    ]);
  });

  it('may contain a form as a list of fields', () => {
    const form = (copies: string) => ({
      url: 'https://library.test/live/rest/loans',
      method: 'POST',
      status: 201,
      content: { text: undefined, size: 0 },
      request: {
        headers: [],
        postData: {
          mimeType: 'application/x-www-form-urlencoded',
          params: [{ name: 'copies', value: copies }],
        },
      },
    });
    expect(rulesOf([form('2')], library)).toEqual([]);
    expect(rulesOf([form('0')], library)).toEqual(['body-bound']);
  });

  it('is ignored if it is a file of the page, an unfinished call or a call to another origin', () => {
    const text = JSON.stringify({
      log: {
        entries: [
          entry({}),
          entry({ url: 'https://cabinet.test/assets/index.js', type: 'text/javascript' }),
          entry({ url: 'https://tracker.test/api/v1/visit' }),
          entry({ status: 0 }),
          entry({ status: 304, content: { text: '' } }),
          entry({ url: 'https://cabinet.test/api/v1/nowhere' }),
        ],
      },
    });
    const report = checkHar(ours, text);
    expect(report.findings.map(({ rule }) => rule)).toEqual(['path-undocumented']);
    expect(report.coverage).toMatchObject({ exchanges: 2, ignored: 3 });
    const elsewhere = checkHar(ours, text, new URL('https://backend.test'));
    expect(elsewhere.coverage).toMatchObject({ exchanges: 0, ignored: 6 });
    expect(exitCodeOf(elsewhere)).toBe(2);
  });

  it('has a finding for a call without a response, but not for a cancelled call', () => {
    const failed = (url: string, _error: string) => {
      const { request } = entry({ url });
      return { request, response: { status: 0, headers: [], content: {}, _error } };
    };
    const module = HEALTH.replace('health', 'module');
    const entries = [
      failed(HEALTH, 'net::ERR_CONNECTION_RESET'),
      failed(module, 'net::ERR_ABORTED'),
    ];
    const report = checkHar(ours, JSON.stringify({ log: { entries } }));
    expect(report.findings).toMatchObject([
      { rule: 'no-answer', operation: 'getHealth', received: 'connection reset' },
    ]);
    expect(exitCodeOf(report)).toBe(1);
    const reasons = report.coverage?.unexercised.map((one) => [one.operation, one.reason]);
    expect(reasons).toContainEqual(['getHealth', 'no answer (connection reset)']);
    expect(reasons).toContainEqual(['getModules', 'the client did not wait for the answer']);
  });

  it('may list its cookies in headers or separately', () => {
    const document = {
      ...libraryContract(),
      paths: {
        '/shelves': {
          get: {
            operationId: 'listShelves',
            tags: [],
            parameters: [
              { name: 'room', in: 'cookie', required: true, schema: { type: 'integer' } },
            ],
            responses: { '204': { description: 'None.' } },
          },
        },
      },
    } as const;
    const url = 'https://any.test/live/rest/shelves';
    const found = (request: Readonly<Record<string, unknown>>) =>
      rulesOf([{ url, status: 204, headers: [], content: { text: '' }, request }], {
        ...library,
        document,
      });
    expect(found({ cookies: [{ name: 'room', value: '7' }] })).toEqual([]);
    expect(found({ cookies: [{ name: 'room', value: 'blue' }] })).toEqual(['parameter-invalid']);
    const split = ['theme=dark', 'room=7'].map((value) => ({ name: 'cookie', value }));
    expect(found({ headers: split })).toEqual([]);
    const other = [{ name: 'theme', value: 'dark' }];
    expect(found({ cookies: other })).toEqual(['parameter-missing']);
    expect(found({})).toEqual([]);
  });

  it('is checked only below the contract’s prefix', () => {
    const book = { type: 'application/json', content: { text: JSON.stringify(BOOK) } };
    expect(rulesOf([{ ...book, url: 'https://any.test/live/rest/books/7' }], library)).toEqual([]);
    const text = JSON.stringify({
      log: { entries: [entry({ ...book, url: 'https://a.test/b' })] },
    });
    expect(exitCodeOf(checkHar(library, text))).toBe(2);
  });

  it.each(['', '{', '[]', '{"log":{}}', 'null'])('is refused if it is not HAR: «%s»', (text) => {
    expect(() => checkHar(ours, text)).toThrow(HarUnreadable);
  });
});
