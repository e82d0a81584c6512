import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withoutSecrets } from './address';
import { isLongRun } from '../../test/longRun';
import { complaintOf } from './main';
import { refuseUnknownFlags } from './toolFlags';
import { UsageError } from './usageError';

const root = join(import.meta.dirname, '../..');

async function ended(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code]: unknown[] = await once(child, 'close');
  return { code, said };
}

/** A setting that a command cannot obey, and what its one line has to name. */
type Wrong = readonly [string, readonly string[], Record<string, string>, RegExp];

const WRONG: readonly Wrong[] = [
  ['start', [], { PORT: 'abc' }, /^PORT=abc: ожидается номер порта/],
  ['start', [], { PORT: '0', HOST: '203.0.113.9' }, /203\.0\.113\.9/],
  ['start', ['--port', '1'], {}, /^--port: .*PORT, HOST и API_URL/],
  ['preview', [], { API_URL: 'cabinet.example' }, /^API_URL=cabinet\.example: ожидается адрес/],
  ['preview', [], { API_URL: 'ftp://u:secret@x/?token=secret' }, /^API_URL=.*ожидается адрес/],
  ['mock', ['--port', '80x'], {}, /^--port is a whole number/],
  ['mock', ['--host', '203.0.113.9'], {}, /^Cannot listen on 203\.0\.113\.9:4010/],
  ['codegen', ['--watch'], {}, /^--watch: .*takes no arguments/],
  ['bench', ['mocks'], {}, /^npm run bench -- mock \| registry \| checker/],
  ['contract', ['lint', '--colour'], {}, /--colour/],
  ['test', ['src/x.test.ts'], {}, /^src\/x\.test\.ts: .*takes no arguments/],
  ['nginx', ['--wrong'], {}, /^--wrong: tsx scripts\/nginx\.ts PROGRAM/],
  ['e2e', ['--hed'], {}, /^--hed: у Playwright нет такого флага/],
  ['browsers', ['--wrong'], {}, /^--wrong: у Vitest нет такого флага/],
  ['tool', ['vitest', 'run', '--wrong'], {}, /^--wrong: у Vitest нет такого флага/],
  ['tool', ['tsc', '--wrong'], {}, /^--wrong: у TypeScript нет такого флага/],
  ['tool', ['oxfmt', '.', '--wrong'], {}, /^--wrong: у oxfmt нет такого флага/],
  ['tool', ['oxlint', '--wrong'], {}, /^--wrong: у oxlint нет такого флага/],
  ['tool', ['--wrong'], {}, /^tsx scripts\/tool\.ts oxfmt \| oxlint/],
  ...['advisories', 'boundaries', 'bundleHygiene', 'recipe', 'release', 'sizes'].map(
    (script): Wrong => [script, ['--wrong'], {}, /^--wrong: у команды нет аргументов/],
  ),
];

/** A process for each takes its time: every run tries two commands, the long one all of them. */
const tried = WRONG.filter(([script]) => isLongRun || script === 'mock' || script === 'sizes');

describe('every command', () => {
  const commands = readdirSync(join(root, 'scripts'))
    .filter((file) => /^\w+\.ts$/.test(file))
    .filter((file) => !/^export /m.test(readFileSync(join(root, 'scripts', file), 'utf8')))
    .map((file) => file.replace('.ts', ''));
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

  it.each(commands)('%s is given a wrong flag in the table', (command) => {
    expect(WRONG.map(([script]) => script)).toContain(command);
  });

  it('of package.json is one of these', () => {
    const lines = Object.values(Object(Reflect.get(Object(manifest), 'scripts')));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines)
      expect(line).toMatch(/^(?:tsx|node --import tsx) scripts\/\w+\.ts(?: [^&;|]*)?$/);
  });
});

describe('a wrong setting', { timeout: 60_000 }, () => {
  it.each(tried)('of %s %j %j is told in one line, with exit code 2', async (...wrong) => {
    const [script, args, env, line] = wrong;
    const { code, said } = await ended(script, args, env);
    expect(said).toMatch(line);
    expect(said.trimEnd()).not.toContain('\n');
    expect(said).not.toContain('secret');
    expect(code).toBe(2);
  });
});

describe('the flags of a tool', () => {
  const help = 'Options:\n  -c, --config <file>  a file\n  -j, --workers <n>   how many\n';
  const tool = { name: 'Playwright', help: ['playwright', 'test', '--help'] };

  it('are let through where it knows them, and not asked for where there are none', () => {
    const known = ['e2e/x.spec.ts', '--config=a.ts', '-j4', '--workers', '2', '--', '--mine'];
    expect(() => refuseUnknownFlags(tool, known, () => help)).not.toThrow();
    expect(() =>
      refuseUnknownFlags(tool, ['--no-config', '--config.x=1'], () => help),
    ).not.toThrow();
    expect(() =>
      refuseUnknownFlags(tool, ['x'], () => {
        throw new Error('asked');
      }),
    ).not.toThrow();
    expect(() => refuseUnknownFlags(tool, ['--workerz', '2'], () => help)).toThrow('--workerz');
  });
});

describe('an error', () => {
  it('of the reader or of the system is one line, a fault of the code is not', () => {
    expect(complaintOf(new UsageError('--port: wrong'))).toBe('--port: wrong');
    expect(complaintOf(new Error('npm said\nmuch'))).toBe('npm said');
    const taken = Object.assign(new TypeError('listen EADDRINUSE'), { code: 'EADDRINUSE' });
    expect(complaintOf(taken)).toBe('listen EADDRINUSE');
    expect(complaintOf(new TypeError('x is undefined'))).toBeNull();
  });

  it('shows of an address neither who signs in nor its parameters', () => {
    const text = 'https://anna:pa/ss@host.ru/a/b?token=1#x: 404, see http://h/ and anna:pw@host';
    expect(withoutSecrets(text)).toBe(
      'https://***@host.ru/a/b?*** 404, see http://h/ and ***@host',
    );
  });
});
