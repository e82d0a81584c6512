import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hostInAddress, hostToListen, withoutSecrets } from '../contract/model/address';
import { isLongRun } from '../../test/longRun';
import { complaintOf } from './main';
import { npmOf, programOf } from './program';
import { runTool } from './runTool';
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

/** An invalid setting of a command: script, arguments, environment, and the error that must appear. */
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
  ['mutants', ['--wrong'], {}, /^--wrong: папка src/],
  ['nginx', ['--wrong'], {}, /^--wrong: tsx scripts\/nginx\.ts PROGRAM/],
  ['e2e', ['--hed'], {}, /^--hed: у Playwright нет такого флага/],
  ['browsers', ['--wrong'], {}, /^--wrong: у Vitest нет такого флага/],
  ['tool', ['vitest', 'run', '--wrong'], {}, /^--wrong: у Vitest нет такого флага/],
  ['tool', ['tsc', '--wrong'], {}, /^--wrong: у TypeScript нет такого флага/],
  ['tool', ['vite', '--wrong'], {}, /^--wrong: у Vite нет такого флага/],
  ['tool', ['oxfmt', '.', '--wrong'], {}, /^--wrong: у oxfmt нет такого флага/],
  ['tool', ['oxlint', '--wrong'], {}, /^--wrong: у oxlint нет такого флага/],
  ['tool', ['--wrong'], {}, /^tsx scripts\/tool\.ts oxfmt \| oxlint/],
  ...[
    'advisories',
    'boundaries',
    'bundleHygiene',
    'phrases',
    'pictures',
    'recipe',
    'release',
    'sizes',
  ].map((script): Wrong => [script, ['--wrong'], {}, /^--wrong: у команды нет аргументов/]),
];

/** Each run starts a process, so only the long run tests all of them. */
const tried = WRONG.filter(([script]) => isLongRun || script === 'mock' || script === 'sizes');

describe('every command', () => {
  const commands = readdirSync(join(root, 'scripts'))
    .filter((file) => /^\w+\.ts$/.test(file))
    .filter((file) => !/^export /m.test(readFileSync(join(root, 'scripts', file), 'utf8')))
    .map((file) => file.replace('.ts', ''));
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

  it.each(commands)('%s is tested with a wrong argument or setting', (command) => {
    expect(WRONG.map(([script]) => script)).toContain(command);
  });

  it('in package.json is one of the tested commands', () => {
    const lines = Object.values(Object(Reflect.get(Object(manifest), 'scripts')));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      const [, command] =
        /^(?:tsx|node --import tsx) scripts\/(\w+)\.ts(?: [^&;|]*)?$/.exec(String(line)) ?? [];
      expect(commands, String(line)).toContain(command);
    }
  });
});

describe('a wrong setting', () => {
  it.each(tried)('prints one line without secrets and exits with 2: %s %j %j', async (...wrong) => {
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

  it('are accepted only if the tool’s help lists them', () => {
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

describe('an npm program', () => {
  it.each(['oxlint', 'oxfmt', 'tsc', 'vitest', 'vite', 'playwright', 'knip', 'size-limit', 'tsx'])(
    '%s is a script for Node, because Windows only has .cmd files in .bin',
    (program) => {
      const started = programOf(program, ['--version']);
      expect(started?.command).toBe(process.execPath);
      expect(existsSync(started?.args[0] ?? '')).toBe(true);
      expect(started?.args[1]).toBe('--version');
    },
  );

  it('starts if .bin only has a .cmd file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'windows-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const put = (path: string, text: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    put('package.json', '{"devDependencies":{"lint-it":"1.0.0"}}');
    put('node_modules/lint-it/package.json', '{"bin":{"lint":"bin/lint"}}');
    put('node_modules/lint-it/bin/lint', 'process.stdout.write(process.argv[2])');
    put('node_modules/.bin/lint.cmd', '@ECHO off');
    const started = programOf('lint', ['clean'], folder);
    const { stdout } = spawnSync(started?.command ?? '', started?.args ?? [], { encoding: 'utf8' });
    expect(stdout.trim()).toBe('clean');
  });

  it('is named in the error if it is not installed', async () => {
    expect(programOf('gone', [])).toBeUndefined();
    await expect(runTool('gone', [])).rejects.toThrow('gone: программа не установлена; npm ci');
  });

  it('can be npm itself: the script in npm_execpath starts it if the file exists', () => {
    vi.stubEnv('npm_execpath', join(root, 'node_modules/prettier/bin/prettier.js'));
    expect(npmOf('ci')).toEqual({ command: 'npm', args: ['ci'] });
    const script = join(root, 'node_modules/vite/bin/vite.js');
    vi.stubEnv('npm_execpath', script);
    expect(npmOf('ci')).toEqual({ command: process.execPath, args: [script, 'ci'] });
    vi.unstubAllEnvs();
  });
});

describe('an IPv6 address', () => {
  it('has brackets in a URL and no brackets in the host to listen on', () => {
    expect(hostInAddress('::1')).toBe('[::1]');
    expect(hostInAddress('127.0.0.1')).toBe('127.0.0.1');
    expect(hostToListen('[::1]')).toBe('::1');
    expect(hostToListen('localhost')).toBe('localhost');
  });
});

describe('an error message', () => {
  it('is one line for an expected error, and null for a bug', () => {
    expect(complaintOf(new UsageError('--port: wrong'))).toBe('--port: wrong');
    expect(complaintOf(new Error('npm said\nmuch'))).toBe('npm said');
    const taken = Object.assign(new TypeError('listen EADDRINUSE'), { code: 'EADDRINUSE' });
    expect(complaintOf(taken)).toBe('listen EADDRINUSE');
    expect(complaintOf(new TypeError('x is undefined'))).toBeNull();
  });

  it('shows URLs without user names, passwords and parameters', () => {
    const text = 'https://anna:pa/ss@host.ru/a/b?token=1#x: 404, see http://h/ and anna:pw@host';
    expect(withoutSecrets(text)).toBe(
      'https://***@host.ru/a/b?*** 404, see http://h/ and ***@host',
    );
  });
});
