import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createBackend } from '../../../test/backend/backend';
import { createMiddleware } from '../../../test/backend/middleware';
import { inLongRun } from '../../../test/longRun';
import { bundleContract } from '../model/bundle';
import { fileWith, typed } from '../cli/testing/commandLine';
import { isRecord, type OpenApiDocument } from '../model/openApi';
import { checkServer } from './checkServer';
import { serveForTest } from './testing/localServer';
import { ONE_CALL, ONE_FILE } from './testing/cases';

const password = 'Demo-2026!';
const USERS = [
  'sokolova@severveter.ru',
  'morozov@posylka-plus.ru',
  'belova@lavka-belovoy.ru',
  'gavrilov@delovoy-kabinet.ru',
].map((username) => ({ username, password }));

function isValues(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value);
}

describe('a check with --write', () => {
  it('exercises every operation of the mock backend without a finding', async () => {
    const middleware = createMiddleware(createBackend());
    const server = await serveForTest((request, response) =>
      middleware(request, response, () => response.writeHead(404).end()),
    );
    const values: unknown = parse(readFileSync('test/backend/walk.yaml', 'utf8'));
    const report = await checkServer({
      contract: { document: await bundleContract(), find: () => null, language: 'en' },
      server,
      timeoutMs: 30_000,
      users: USERS,
      writes: { count: inLongRun(2, 25), seed: 1, values: isValues(values) ? values : {} },
      onProgress: () => undefined,
    });
    expect(report.coverage).toMatchObject({ operations: 112, exercised: 112, unexercised: [] });
    expect(report.findings.filter((one) => one.class !== 'compatible')).toEqual([]);
  }, 300_000);
});

/** Checks a server with one operation. The operation takes a name of two to five letters. */
async function checkOneCall(answer: (body: unknown) => number, ...flags: string[]) {
  const bodies: string[] = [];
  const server = await serveForTest((request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(405, { Allow: 'POST' }).end();
      return;
    }
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      bodies.push(text);
      response.writeHead(answer(JSON.parse(text))).end();
    });
  });
  const words = [
    'check',
    '--server',
    server.origin,
    '--spec',
    fileWith('one.json', JSON.stringify(ONE_CALL)),
  ];
  const { code, out, err } = await typed([...words, '--lang', 'en', '--format', 'json', ...flags]);
  const read: unknown = out === '' ? {} : JSON.parse(out);
  const findings: unknown = isRecord(read) ? read['findings'] : [];
  return { code, err, bodies, findings: Array.isArray(findings) ? findings : [] };
}

/** Checks a server that takes one file; `takes` returns true if it accepts form and address. */
async function checkOneFile(takes: (form: FormData, url: URL) => boolean) {
  const server = await serveForTest((request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(405, { Allow: 'POST' }).end();
      return;
    }
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      void new Response(Buffer.concat(chunks), { headers }).formData().then((form) => {
        const isTaken = takes(form, new URL(request.url ?? '', 'http://one.test'));
        response.writeHead(isTaken ? 204 : 400).end();
      });
    });
  });
  const report = await checkServer({
    contract: { document: ONE_FILE, find: () => null, language: 'en' },
    server,
    timeoutMs: 30_000,
    users: [],
    writes: { count: 1, seed: 1, values: {} },
    onProgress: () => undefined,
  });
  return report.findings.map(({ rule, pointer, expected, repeat }) => ({
    told: `${rule} ${pointer} ${expected}`,
    repeat,
  }));
}

/** Returns true if a form matches `ONE_FILE`. */
function isRightFile(form: FormData): boolean {
  const file = form.get('file');
  if (!(file instanceof File)) return false;
  return file.size > 0 && file.size < 10 && file.type === 'application/pdf';
}

function isRightAddress({ pathname, searchParams }: URL): boolean {
  const [, , id = ''] = pathname.split('/');
  return id.length <= 3 && /^[1-9]$/.test(searchParams.get('shelf') ?? '');
}

describe('a backend that takes a file', () => {
  it('passes if it refuses every invalid form and every invalid parameter', async () => {
    expect(await checkOneFile((form, url) => isRightFile(form) && isRightAddress(url))).toEqual([]);
  });

  it('has a finding for each invalid form that it accepts', async () => {
    const found = await checkOneFile((_, url) => isRightAddress(url));
    expect(found.map(({ told }) => told)).toEqual([
      'invalid-accepted /body/file 4xx: /file missing',
      'invalid-accepted /body/file 4xx: /file under another name',
      'invalid-accepted /body/file 4xx: /file too short',
      'invalid-accepted /body/file 4xx: /file too long',
      'invalid-accepted /body/file 4xx: /file type of the file',
    ]);
    expect(found[2]?.repeat).toMatch(
      /^curl .* -F 'file=@\/dev\/null;filename=example.pdf;type=application\/pdf'$/,
    );
  });

  it('has a finding for each invalid parameter that it accepts', async () => {
    const found = await checkOneFile((form) => isRightFile(form));
    expect(found.map(({ told }) => told)).toEqual([
      'invalid-accepted /path/id 4xx: id too long',
      'invalid-accepted /query/shelf 4xx: shelf missing',
      'invalid-accepted /query/shelf 4xx: shelf type',
      'invalid-accepted /query/shelf 4xx: shelf too small',
      'invalid-accepted /query/shelf 4xx: shelf too great',
    ]);
    expect(found[4]?.repeat).toContain('?shelf=10');
  });
});

/** Returns the contract reduced to one list. */
function onlySearchOf(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).filter(([path]) => path.endsWith('/okopf/find'));
  return { ...document, paths: Object.fromEntries(paths) };
}

const WRITE = ['--write', '--cases', '40'];

function isRight(body: unknown): boolean {
  const { name, kind = 'BOX' } = isRecord(body) ? body : {};
  const { length } = typeof name === 'string' ? [...name] : [];
  return length >= 2 && length <= 5 && (kind === 'BOX' || kind === 'BAG');
}

describe('a backend with one call', () => {
  it('passes if it accepts valid bodies and refuses invalid ones', async () => {
    const { code, findings, bodies } = await checkOneCall(
      (body) => (isRight(body) ? 204 : 400),
      ...WRITE,
    );
    expect({ code, findings }).toEqual({ code: 0, findings: [] });
    expect(bodies.length).toBeGreaterThan(40);
  });

  it('is not called without --write', async () => {
    const { code, bodies } = await checkOneCall(() => 204);
    expect({ code, bodies }).toEqual({ code: 2, bodies: [] });
  });

  it('has a finding for each invalid body that it accepts, with a curl line to repeat it', async () => {
    const { code, findings } = await checkOneCall(() => 204, ...WRITE);
    expect(code).toBe(1);
    const told = findings.map(({ rule, pointer, message }) => [rule, pointer, message].join(' | '));
    expect(told).toContain(
      'invalid-accepted | /body/name | What the contract refuses was accepted',
    );
    expect(findings.map(({ expected }) => expected)).toContain('4xx: /name missing');
    const missing = findings.find(({ expected }) => expected === '4xx: /name missing');
    expect(missing.repeat).toContain(`--data-binary '{"kind":"BOX"}'`);
  });

  it('has a finding if it refuses the right body, too, because its refusals then prove nothing', async () => {
    let calls = 0;
    const { findings } = await checkOneCall(() => ((calls += 1) > 1 ? 409 : 204), ...WRITE);
    const told = findings.map(({ rule, received }) => `${rule} ${received}`);
    expect(told).toContain('cases-untried 409');
  });

  it('has a finding with the smallest failing body, and receives the same bodies for the same seed', async () => {
    const fails = (body: unknown): number =>
      isRight(body) ? (isRecord(body) && body['kind'] === 'BAG' ? 500 : 204) : 400;
    const first = await checkOneCall(fails, ...WRITE, '--seed', '7');
    const told = first.findings.filter(({ rule }) => rule === 'server-failed');
    expect(told).toHaveLength(1);
    expect(told[0].repeat).toMatch(/--data-binary '\{"name":".{2,4}","kind":"BAG"\}'$/);
    const again = await checkOneCall(fails, ...WRITE, '--seed', '7');
    expect(again.bodies).toEqual(first.bodies);
  });

  it('has one finding per paging mistake, however many bodies were generated', async () => {
    const page = { content: [], totalElements: 0, totalPages: 0, number: 7, size: 70 };
    const server = await serveForTest((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(page));
    });
    const report = await checkServer({
      contract: {
        document: onlySearchOf(await bundleContract()),
        find: () => null,
        language: 'en',
      },
      server,
      timeoutMs: 30_000,
      users: [{ token: 'x' }],
      writes: { count: 10, seed: 1, values: {} },
      onProgress: () => undefined,
    });
    const told = report.findings.filter(({ rule }) => rule === 'page-number');
    expect(told.map(({ pointer, expected }) => `${pointer} ${expected}`)).toEqual([
      '/body/number 0',
      '/body/size 20',
    ]);
  }, 120_000);

  it('receives the values of the --values file instead of the examples', async () => {
    const values = fileWith('values.yaml', 'createOne: { name: Ёж }');
    const { bodies } = await checkOneCall(
      (body) => (isRight(body) ? 204 : 400),
      '--write',
      '--values',
      values,
    );
    expect(bodies[0]).toBe('{"name":"Ёж","kind":"BOX"}');
  });

  it.each([
    [['--cases', '5'], '--cases works with --write only'],
    [['--write', '--cases', 'many'], '--cases must be a whole number'],
    [['--write', '--values', 'package-lock.json.none'], 'package-lock'],
  ])('cannot be checked with invalid flags, named in the error: %j', async (flags, words) => {
    const { code, err } = await checkOneCall(() => 204, ...flags);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});
