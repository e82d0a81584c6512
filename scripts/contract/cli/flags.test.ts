import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BOOK, LIBRARY_YAML } from '../run/testing/library';
import { serveForTest } from '../run/testing/localServer';
import { fileWith, folder, library, recordingOf, typed } from './testing/commandLine';

/** A book with one breaking and one undocumented difference. */
const DRIFTED = { ...BOOK, kind: 'scroll', shelf: 1 };

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Checks a recording with the small foreign contract. */
function har(book: unknown, ...flags: readonly string[]) {
  return typed(['har', recordingOf(book), '--spec', library(), '--format', 'json', ...flags]);
}

function summaryOf(out: string): unknown {
  return Object(JSON.parse(out)).summary;
}

describe('a baseline', () => {
  it('is a report in JSON that accepts its own findings, but no new ones', async () => {
    const file = join(folder(), 'known', 'baseline.json');
    expect(await har(DRIFTED, '--report', file)).toMatchObject({ code: 1, err: '' });
    expect(await har(DRIFTED, '--baseline', file)).toMatchObject({ code: 0 });
    const worse = await har({ ...DRIFTED, pages: 0 }, '--baseline', file);
    expect(worse.code).toBe(1);
    expect(summaryOf(worse.out)).toMatchObject({ breaking: 1, accepted: 2, gone: 0 });
    expect(summaryOf((await har(BOOK, '--baseline', file)).out)).toMatchObject({ gone: 2 });
  });
});

describe('the verdict', () => {
  it('is stricter with --fail-on and milder with --severity, which must name existing rules', async () => {
    expect(await har({ ...BOOK, shelf: 1 })).toMatchObject({ code: 0 });
    expect(await har({ ...BOOK, shelf: 1 }, '--fail-on', 'warn')).toMatchObject({ code: 1 });
    const milder = ['--severity', 'body-enum=warn', '--severity', 'property-undocumented=off'];
    const judged = await har(DRIFTED, ...milder);
    expect(judged).toMatchObject({ code: 0, err: '' });
    expect(summaryOf(judged.out)).toMatchObject({ breaking: 0, warn: 1 });
    const unused = await har(BOOK, '--severity', 'body-enum=warn');
    expect(unused.err).toBe('--severity: находок по правилу body-enum нет\n');
    const misspelt = await har(BOOK, '--severity', 'body-enmu=warn');
    expect(misspelt).toMatchObject({ code: 2, out: '' });
    expect(misspelt.err).toContain('правила body-enmu нет; все перечислит contract -- rules');
    expect(await har(BOOK, '--severty', 'body-enum=warn')).toMatchObject({ code: 2, out: '' });
  });

  it('can require a minimum coverage or certain operations, and be limited to some by --only', async () => {
    expect(await har(BOOK, '--min-exercised', '20%')).toMatchObject({ code: 0 });
    expect(await har(BOOK, '--min-exercised', '21')).toMatchObject({ code: 1 });
    expect(await har(BOOK, '--require', 'GET /books/{isbn}')).toMatchObject({ code: 0 });
    expect(await har(BOOK, '--require', 'listBooks')).toMatchObject({ code: 1 });
    expect(await har(BOOK, '--only', 'GET /books/{isbn}', '--min-exercised', '100%')).toMatchObject(
      {
        code: 0,
      },
    );
    expect(await har(BOOK, '--only', 'listBooks')).toMatchObject({ code: 2 });
    expect((await har(BOOK, '--only', 'listBoks')).err).toContain('listBoks; похожие: listBooks, ');
  });
});

describe('the files of a report', () => {
  it('are written in addition to the output, each in the format of its extension', async () => {
    const out = folder();
    const names = ['r.json', 'r.sarif', 'deep/r.xml', 'r.md', 'r.txt'];
    const flags = names.flatMap((name) => ['--report', join(out, name)]);
    const { code } = await har(DRIFTED, ...flags);
    expect(code).toBe(1);
    const [json = '', sarif = '', junit = '', markdown = '', text = ''] = names.map((name) =>
      readFileSync(join(out, name), 'utf8'),
    );
    expect(summaryOf(json)).toMatchObject({ breaking: 1 });
    expect(JSON.parse(sarif)).toMatchObject({ version: '2.1.0' });
    expect(junit).toMatch(/^<\?xml .*\n<testsuites name="contract har"/);
    expect(markdown).toMatch(/^## ❌ /);
    expect(text).toContain('Ломает клиента: 1');
  });
});

describe('paths that the contract does not know', () => {
  const url = 'https://library.test/live/rest/books/7/ivanov-79161234567';

  it('are masked by default, and --show-paths shows them under the same ids', async () => {
    const line = ['har', recordingOf({}, url), '--spec', library(), '--format', 'json'];
    const flags = ['--server', 'https://library.test'];
    const masked = await typed([...line, ...flags]);
    expect(masked.out).not.toContain('ivanov');
    const shown = await typed([...line, ...flags, '--show-paths']);
    expect(shown.out).toContain('GET /live/rest/books/7/ivanov-79161234567');
    const idIn = (out: string): unknown => Object(JSON.parse(out)).findings[0].id;
    expect(idIn(shown.out)).toBe(idIn(masked.out));
  });
});

describe('secrets', () => {
  it.each([
    [['check', '--server', 'http://anna:s3cret@127.0.0.1:4']],
    [['check', '--server', 'http://127.0.0.1:4/?token=s3cret']],
    [['proxy', '--target', 'http://127.0.0.1:4/#s3cret']],
    [['check', '--server', 'anna:s3cret@127.0.0.1:4']],
    [['lint', '--spec', 'http://anna:s3cret@127.0.0.1:4/openapi.yaml?token=s3cret']],
    [['diff', 'http://anna:s3cret@127.0.0.1:4/openapi.yaml?token=s3cret']],
    [['har', 'x.har', '--spec', 'http://127.0.0.1:4/openapi.yaml?token=s3cret']],
    [['check', '--server', 'http://127.0.0.1:4', '--token', 's3cret\n']],
    [['check', '--server', 'http://127.0.0.1:4', '--token', 's3cr et']],
    [['check', '--server', 'http://127.0.0.1:4', '--user', 's3cret']],
  ])('are not repeated in the error about %j', async (line) => {
    const { code, out, err } = await typed(line);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toContain('s3cr');
  });

  it('have a specific error if a token contains a line break', async () => {
    const line = ['check', '--server', 'http://127.0.0.1:4', '--token', 'abc\n'];
    expect((await typed(line)).err).toBe('Не получилось: --token: в токене есть перенос строки\n');
  });

  it('are read from an environment variable, one per line', async () => {
    const tokens: (string | undefined)[] = [];
    const server = await serveForTest((request, response) => {
      tokens.push(request.headers['authorization']);
      response.writeHead(200, { 'Content-Type': 'application/json', 'X-Total': '0' }).end('[]');
    });
    vi.stubEnv('CONTRACT_TOKEN', 'one\r\ntwo\n');
    const spec = library(`${LIBRARY_YAML}\nsecurity: [{ bearer: [] }]\n`);
    await typed(['check', '--server', server.origin, '--spec', spec]);
    // Each operation is also called once without a token.
    expect(new Set(tokens)).toEqual(new Set(['Bearer one', undefined, 'Bearer two']));
  });

  it('from the URL of a contract are sent as a header and not printed', async () => {
    const server = await serveForTest((request, response) => {
      const isAnna = request.headers['authorization'] === `Basic ${btoa('anna:p/w')}`;
      response.writeHead(isAnna ? 200 : 401).end(isAnna ? LIBRARY_YAML : '');
    });
    const spec = `http://anna:p%2Fw@${server.host}/library.yaml?token=s3cret`;
    const { code, out } = await typed(['diff', spec, library(), '--format', 'sarif']);
    expect(code).toBe(0);
    expect(out).not.toMatch(/p%2Fw|s3cret/);
  });
});

describe('an unsupported format', () => {
  const swagger = "swagger: '2.0'\ninfo: { title: T, version: '1' }\npaths: {}\n";

  it.each(['lint', 'bundle', 'show getBook'])('%s reports Swagger 2.0 by name', async (verb) => {
    const spec = fileWith('swagger.yaml', swagger);
    const russian = await typed([...verb.split(' '), '--spec', spec]);
    expect(russian).toMatchObject({
      code: 2,
      out: '',
      err: `Не получилось: ${spec}: это Swagger 2.0, а нужен OpenAPI 3.0 или 3.1\n`,
    });
    const english = await typed([...verb.split(' '), '--spec', spec, '--lang', 'en']);
    expect(english.err).toContain('is Swagger 2.0');
  });

  it('bundle writes no file for an unknown extension', async () => {
    const out = join(folder(), 'contract.txt');
    const { code, err } = await typed(['bundle', '--out', out, '--spec', library()]);
    expect(code).toBe(2);
    expect(err).toContain('нужно .json, .yaml или .yml');
    expect(existsSync(out)).toBe(false);
  });
});

describe('a command behind the proxy', () => {
  const asks = (path: string, end: number): string[] => [
    process.execPath,
    '-e',
    `fetch(process.env.CONTRACT_PROXY_URL + '${path}').then(() => {
      process.stdout.write('tests said this');
      process.exit(${end});
    })`,
  ];

  async function behind(command: readonly string[]) {
    const server = await serveForTest((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(BOOK));
    });
    const line = ['proxy', '--target', server.origin, '--spec', library(), '--format', 'json'];
    return typed([...line, '--', ...command], { stopped: () => new Promise(() => undefined) });
  }

  it('has its calls checked, and the report is printed when the command ends', async () => {
    const { code, out } = await behind(asks('/live/rest/books/7', 0));
    expect(code).toBe(0);
    expect(summaryOf(out)).toMatchObject({ exchanges: 1, exercised: 1, warn: 0 });
  });

  it('makes the run fail if it fails; without any call the run exits with 2', async () => {
    expect(await behind(asks('/live/rest/books/7', 3))).toMatchObject({ code: 1 });
    expect(await behind([process.execPath, '-e', ''])).toMatchObject({ code: 2 });
  });

  it('is reported by name if it cannot be started', async () => {
    const { code, err } = await behind(['no-such-command', '--version']);
    expect(code).toBe(2);
    expect(err).toMatch(/Не получилось: no-such-command: .*ENOENT\n$/);
  });
});
