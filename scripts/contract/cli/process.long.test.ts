import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveForTest } from '../run/testing/localServer';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Running {
  readonly said: () => string;
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

/** Starts the command as a separate process, to test its exit code and signals. */
function start(line: readonly string[]): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/contract.ts', ...line], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }));
  });
  return { said: () => err, ended, kill: (signal) => child.kill(signal) };
}

describe('the process of the command', () => {
  it('exits with the code of the report, and prints only the report', async () => {
    const { code, out, err } = await start(['lint', '--format', 'json']).ended;
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(JSON.parse(out)).toEqual({
      summary: { breaking: 0, warn: 0, compatible: 0, accepted: 0, gone: 0, unmet: [] },
      findings: [],
    });
  });

  it('exits with 2 if it could not run', async () => {
    const { code, out, err } = await start(['har', 'package.json', '--lang', 'en']).ended;
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('Could not run: package.json is no HAR recording\n');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('prints its report after %s', async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const backend = await serveForTest((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":null}');
    });
    const report = join(folder, 'report.json');
    const flags = ['--target', backend.origin, '--port', '0', '--report', report];
    const running = start(['proxy', ...flags]);
    const address = await expect
      .poll(() => /http:\/\/127[\d.:]+/.exec(running.said())?.[0], { timeout: 100_000 })
      .toBeDefined()
      .then(() => /http:\/\/127[\d.:]+/.exec(running.said())?.[0] ?? '');
    await (await fetch(`${address}/api/service/build/health`)).text();
    running.kill(signal);
    const { code, out } = await running.ended;
    expect(code).toBe(1);
    expect(out).toContain('getHealth /body/status');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      findings: [{ rule: 'body-null', source: { file: 'openapi/components/schemas/Health.yaml' } }],
    });
  });
});
