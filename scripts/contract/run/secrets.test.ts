import { expect, it } from 'vitest';
import { bundleContract } from '../model/bundle';
import { FORMATS, isFormat, writtenReport } from '../report/format';
import { libraryContract } from './testing/library';
import type { LiveExchange } from '../exchange/exchange';
import { createLiveRun } from './liveRun';

/** Values that no report may contain, in many alphabets and shapes. */
const SECRETS = [
  'ivanov',
  'PAROL',
  'Соколова',
  '79161234567',
  'anna@severveter.ru',
  'eyJhbGciOiJub25lIn0',
  'b2f7c1d4e8a94d0f',
  'x\u202Ey',
];

/** Returns exchanges with the secret in every place that can contain it. */
function exchangesWith(secret: string, json: string): LiveExchange[] {
  const word = encodeURIComponent(secret);
  const headers = {
    authorization: `Bearer ${word}`,
    cookie: `session=${word}`,
    'content-type': `application/json; charset=${word}`,
    'x-total': word,
    'set-cookie': `session=${word}`,
    'content-disposition': `attachment; filename="${word}"`,
  };
  const calls = [
    ['POST', `/api/v1/user/find`],
    ['GET', `/api/v1/user?token=${word}&name=${word}`],
    ['GET', `/api/v1/user/${word}`],
    ['GET', `/api/${word}/${word}?${word}=${word}`],
    [secret.replaceAll(/[^a-z]/gi, 'X'), `/api/v1/user/role/${word}`],
    ['DELETE', `/api/v1/user/role/${word}`],
    ['GET', `/live/rest/books?page=${word}&genres=${word}&filter[${word}]=${word}`],
    ['GET', `/live/rest/books/${word}`],
    ['POST', `/live/rest/loans`],
  ] as const;
  return calls.flatMap(([method, url]) =>
    [json, secret, `{"${secret}`].flatMap((body) =>
      [200, 404].map((status) => ({
        request: { method, url, headers, body },
        response: {
          status,
          headers: status === 200 ? { ...headers, 'content-type': 'application/json' } : headers,
          body,
        },
      })),
    ),
  );
}

function bodiesWith(secret: string): string[] {
  const nested = { id: secret, name: secret, lastname: { first: secret }, sorts: [secret] };
  return [
    JSON.stringify({ ...nested, content: [nested], tags: { [`7${secret}`]: 1 }, filters: secret }),
    JSON.stringify([secret, nested, { ...nested, roles: [{ id: 7, deleted: secret }] }]),
    JSON.stringify({ message: 7, title: [secret], fieldErrors: [{ field: secret }], kind: secret }),
  ];
}

it('no report ever contains a token, a cookie, a body or personal data', async () => {
  for (const document of [await bundleContract(), libraryContract()]) {
    for (const language of ['ru', 'en'] as const) {
      const run = createLiveRun({ document, find: () => null, language });
      for (const secret of SECRETS) {
        for (const json of bodiesWith(secret)) exchangesWith(secret, json).forEach(run.take);
      }
      const report = run.report();
      expect(report.findings.length).toBeGreaterThan(10);
      for (const format of FORMATS.filter(isFormat)) {
        const text = writtenReport(report, format, { language, isFull: true });
        for (const secret of SECRETS) {
          expect(text).not.toContain(secret);
          expect(text).not.toContain(encodeURIComponent(secret));
        }
      }
    }
  }
});

/** Secrets that a client may use as the name of a key, a property or a parameter. */
const NAMED = [
  'anna@severveter.ru',
  '+79161234567',
  '40702810900000012345',
  'eyJhbGciOiJIUzI1NiJ9',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2ln',
  'b2f7c1d4e8a94d0f',
  'QWxhZGRpbjpvcGVuIHNlc2FtZQ',
  'kXbPqLmRtWzQ',
  'deadbeefcafe',
  'anna.ivanova',
];

it('no report ever contains a secret that was used as a name', async () => {
  for (const document of [await bundleContract(), libraryContract()]) {
    const find = (pointer: string) => ({ file: 'contract.yaml', line: 1, pointer });
    const run = createLiveRun({ document, find, language: 'en' });
    for (const secret of NAMED) {
      const named = { [secret]: { [secret]: [{ [secret]: 1 }] } };
      const body = JSON.stringify({ ...named, roles: [named], author: named, tags: named });
      const query = `${encodeURIComponent(secret)}=1`;
      for (const [method, url] of [
        ['GET', `/api/v1/user?${query}`],
        ['PUT', '/api/v1/user'],
        ['GET', `/live/rest/books/7?${query}`],
        ['PUT', `/live/rest/books/7`],
      ] as const) {
        const headers = { 'content-type': 'application/json', [encodeURIComponent(secret)]: 'x' };
        const response = { status: 200, headers, body };
        run.take({ request: { method, url, headers, body }, response });
      }
    }
    const report = run.report();
    expect(report.findings.length).toBeGreaterThan(5);
    const texts = FORMATS.filter(isFormat).map((format) =>
      writtenReport(report, format, { language: 'en', isFull: true }),
    );
    const text = JSON.stringify(report) + texts.join('');
    expect(NAMED.filter((secret) => text.includes(secret))).toEqual([]);
  }
});
