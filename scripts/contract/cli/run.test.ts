import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { evaluatedWith } from '../../bench/importGraph';
import { root } from '../../../test/house/sources';
import { BOOK, LIBRARY_YAML } from '../run/testing/library';
import { serveForTest } from '../run/testing/localServer';
import { fileWith, folder, library, recordingOf, typed } from './testing/commandLine';
import { flagsOf } from './parse';
import { COMMANDS } from './verbs';

/** Every field of a finding in JSON. */
const FIELDS =
  'id class rule operation method path side pointer message expected received before after cause source schema repeat'.split(
    ' ',
  );

const LINE_OF_KIND = LIBRARY_YAML.split('\n').findIndex((line) => /^ +kind:/.test(line)) + 1;

describe('a command line', () => {
  it('exits with 2 and lists the verbs if the verb is missing or unknown', async () => {
    const { code, out } = await typed([]);
    expect(code).toBe(2);
    for (const verb of Object.keys(COMMANDS)) expect(out).toMatch(new RegExp(`^  ${verb}\\b`, 'm'));
    const unknown = await typed(['chek', '--lang', 'en']);
    expect(unknown).toMatchObject({ code: 2, out: '' });
    expect(unknown.err).toMatch(/^Could not run: unknown verb chek, there are: lint, bundle, /);
  });

  it('prints its help after --help, in Russian by default', async () => {
    expect((await typed(['--help'])).out).toContain('Код выхода');
    expect((await typed(['--help', '--lang=en'])).out).toContain('Exit code');
  });

  it.each(Object.entries(COMMANDS))(
    '%s --help explains all flags of the verb',
    async (verb, command) => {
      for (const lang of ['ru', 'en']) {
        const { code, out } = await typed([verb, '--help', '--lang', lang]);
        expect(code).toBe(0);
        for (const flag of Object.keys(flagsOf(command))) {
          expect(out).toMatch(new RegExp(`^  --${flag}\\b.*\\n      \\S`, 'm'));
        }
        for (const other of Object.keys(COMMANDS).filter((one) => one !== verb)) {
          expect(out).not.toMatch(new RegExp(`^  ${other}\\b`, 'm'));
        }
      }
    },
  );

  it('prints the version after --version', async () => {
    expect(await typed(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });

  it.each([
    ['scripts/contract.ts', 8],
    ['scripts/contract/cli/verbs.ts', 45],
  ])('loads few files and no library at its start: %s', (entry, most) => {
    const files = [...evaluatedWith(root, [entry])];
    expect(files.length).toBeLessThanOrEqual(most);
    const texts = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    expect(texts.match(/from '(?!\.|node:).*'/g)).toBeNull();
  });

  it.each([
    [['lint', '--colour']],
    [['lint', 'file.yaml']],
    [['lint', '--format', 'xml']],
    [['lint', '--lang', 'de']],
    [['check']],
    [['check', '--server', 'localhost']],
    [['check', '--server', 'http://127.0.0.1:1', '--timeout', 'long']],
    [['check', '--server', 'http://127.0.0.1:1', '--timeout', '0']],
    [['check', '--server', 'http://127.0.0.1:1', '--user', 'anna']],
    [['check', '--server', 'http://127.0.0.1:1', '--min-exercised', '120%']],
    [['check', '--server', 'http://127.0.0.1:1', '--require', 'noSuchOperation']],
    [['check', '--server', 'http://127.0.0.1:1', '--only', 'noSuchTag']],
    [['proxy', '--target', 'http://127.0.0.1:1', '--port', '-1']],
    [['proxy', '--target', 'http://127.0.0.1:1', '--port', '70000']],
    [['proxy', '--target', 'http://127.0.0.1:1', 'words']],
    [['lint', '--fail-on', 'never']],
    [['lint', '--severity', 'x-origin']],
    [['lint', '--severity', 'x-origin=mild']],
    [['lint', '--baseline', 'no-such-file.json']],
    [['lint', '--baseline', 'package.json']],
    [['lint', '--report', 'report.doc']],
    [['lint', '--min-exercised', '1%']],
    [['bundle', '--out', 'contract.txt']],
    [['har']],
    [['diff']],
    [['diff', 'no-such-file.yaml']],
    [['har', 'no-such-file.har']],
    [['lint', '--spec', 'no-such-file.yaml']],
    [['bundle', '--spec', 'package.json']],
  ])('exits with 2 and one line with the reason: %j', async (line) => {
    const { code, out, err } = await typed(line);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('the report', () => {
  it('is a single JSON object of the documented shape', async () => {
    const spec = library();
    const har = recordingOf({ ...BOOK, kind: 'scroll', shelf: 1 });
    const { code, out } = await typed(['har', har, '--spec', spec, '--format', 'json']);
    expect(code).toBe(1);
    const report: unknown = JSON.parse(out);
    expect(Object.keys(Object(report))).toEqual(['summary', 'findings']);
    expect(report).toMatchObject({
      summary: { breaking: 1, warn: 1, compatible: 0, exchanges: 1, exercised: 1, operations: 5 },
      findings: [
        {
          id: expect.stringMatching(/^[0-9a-f]{12}$/),
          class: 'breaking',
          rule: 'body-enum',
          operation: 'GET /books/{isbn}',
          method: 'GET',
          path: '/books/{isbn}',
          pointer: '/body/kind',
          expected: expect.stringContaining('paper'),
          received: 'string',
          before: null,
          after: null,
          message: 'Значения нет в закрытом перечислении: paper, audio',
          source: { file: expect.stringMatching(/library\.yaml$/), line: LINE_OF_KIND },
        },
        { class: 'warn', rule: 'property-undocumented', pointer: '/body/shelf' },
      ],
    });
    const [finding] = Object(report).findings;
    expect(Object.keys(finding)).toEqual(FIELDS);
  });

  it('shows the place and the reason as text in the requested language', async () => {
    const line = ['har', recordingOf({ ...BOOK, kind: 'scroll' }), '--spec', library()];
    const { out } = await typed(line);
    expect(out).toContain('Ломает клиента: 1');
    expect(out).toContain('GET /books/{isbn} /body/kind');
    expect(out).toMatch(new RegExp(`library\\.yaml:${LINE_OF_KIND}\\n`));
    expect(out).toContain('не вызывалась: listBooks');
    const english = await typed([...line, '--lang', 'en']);
    expect(english.out).toContain('Breaking: 1');
    expect(english.out).toContain('must be equal to one of the allowed values');
  });

  it('is coloured on a terminal only, and never with NO_COLOR', async () => {
    const line = ['har', recordingOf(BOOK), '--spec', library()];
    vi.stubEnv('NO_COLOR', '');
    expect((await typed(line)).out).not.toContain('\u001B');
    expect((await typed(line, { isTerminal: true })).out).toContain('\u001B[32m');
    vi.stubEnv('NO_COLOR', '1');
    expect((await typed(line, { isTerminal: true })).out).not.toContain('\u001B');
    vi.unstubAllEnvs();
  });

  it('says for an empty recording that there was nothing to check, and the command exits with 2', async () => {
    const empty = fileWith('empty.har', '{"log":{"entries":[]}}');
    const { code, out } = await typed(['har', empty, '--lang', 'en']);
    expect(code).toBe(2);
    expect(out).toContain('there was nothing to check');
  });
});

describe('the verbs', () => {
  it('lint accepts our contract, and reports the lines of faults in another contract', async () => {
    expect(await typed(['lint'])).toMatchObject({ code: 0 });
    const { code, out } = await typed(['lint', '--spec', library(), '--format', 'json']);
    expect(code).toBe(1);
    const { findings } = JSON.parse(out) as { findings: { rule: string; source: unknown }[] };
    const missing = findings.find(({ rule }) => rule === 'operation-operationId');
    expect(missing?.source).toMatchObject({ line: expect.any(Number) as number });
    expect(findings.some(({ rule }) => rule === 'x-origin')).toBe(false);
  });

  it('diff prints changes with their lines, and exits with 1 for a breaking change', async () => {
    const base = library();
    const spoilt = library(LIBRARY_YAML.replace('enum: [paper, audio]', 'enum: [paper, audio, e]'));
    const line = ['diff', base, spoilt, '--format', 'json', '--lang', 'en'];
    const { code, out } = await typed(line);
    expect(code).toBe(1);
    const report: unknown = JSON.parse(out);
    const place = { file: expect.stringMatching(/library\.yaml$/), line: LINE_OF_KIND };
    expect(report).toMatchObject({
      summary: { breaking: 2, warn: 0, compatible: 1 },
      findings: [{ class: 'breaking', source: place }, {}, {}],
    });
    expect(Object.keys(Object(report).findings[0])).toEqual(FIELDS);
    const russian = await typed(['diff', base, spoilt]);
    expect(russian.out).toMatch(/Ломает клиента: 2(, причин: \d)?\n.*\n +[А-Я][а-я]/);
    expect(await typed(['diff', base, base])).toMatchObject({ code: 0 });
    expect(await typed(['diff', base, '--spec', spoilt])).toMatchObject({ code: 1 });
  });

  it('bundle writes a file in the format of its extension, and otherwise prints JSON', async () => {
    const out = join(folder(), 'deep', 'contract.yaml');
    expect(await typed(['bundle', '--out', out])).toMatchObject({ code: 0, out: '' });
    const printed = await typed(['bundle']);
    expect(parse(readFileSync(out, 'utf8'))).toEqual(JSON.parse(printed.out));
  });

  it('check prints one line if the server does not respond', async () => {
    const { code, err } = await typed(['check', '--server', 'http://127.0.0.1:4']);
    expect(code).toBe(2);
    expect(err).toBe('Сервер не отвечает: http://127.0.0.1:4: connection refused\n');
  });

  it('check shows progress on a terminal only, and erases it at the end', async () => {
    const server = await serveForTest((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'X-Total': '0' });
      response.end('[]');
    });
    const line = ['check', '--server', server.origin, '--spec', library()];
    const { err } = await typed(line, { isErrorTerminal: true });
    expect(err).toContain('\r1/3 listBooks');
    expect(err.endsWith('\r')).toBe(true);
    expect((await typed(line)).err).toBe('');
  });

  it('proxy writes its report when it is stopped, in the format of the file', async () => {
    const server = await serveForTest((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ ...BOOK, pages: 0 }));
    });
    const report = join(folder(), 'report.json');
    const said: string[] = [];
    const line = ['proxy', '--target', server.origin, '--port', '0', '--report', report];
    const { code, out } = await typed([...line, '--spec', library()], {
      err: (text) => said.push(text),
      stopped: async () => {
        const address = /http:\/\/[\d.:]+/.exec(said.join(''))?.[0] ?? '';
        await (await fetch(`${address}/live/rest/books/7`)).text();
      },
    });
    expect(code).toBe(1);
    expect(out).toContain('GET /books/{isbn} /body/pages');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      summary: { breaking: 1, exercised: 1 },
      findings: [{ rule: 'body-bound' }],
    });
  });
});
