import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'mock-'));
const running: ChildProcess[] = [];

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function start(...flags: string[]): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/mock.ts'), '--port', '0', ...flags],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  running.push(child);
  return child;
}

/** Returns the address that a backend prints at its start. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface(child.stdout)) {
    const address = /^(http:\/\/\S+)\/api /.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the backend ended');
}

describe('npm run mock', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('keeps its state after %s', async (signal) => {
    const flags = ['--state', join(folder, `${signal}.json`)];
    const first = start(...flags);
    const reset = { method: 'POST', body: JSON.stringify({ scenario: 'seller', seed: 77 }) };
    await fetch(`${await addressOf(first)}/__backend/reset`, reset);
    first.kill(signal);
    expect(await once(first, 'exit')).toEqual([0, null]);

    const second = start(...flags);
    const state: unknown = await (await fetch(`${await addressOf(second)}/__backend`)).json();
    expect(state).toMatchObject({ scenario: 'seller', seed: 77 });
  });

  it('exits with code 2 and prints one line for wrong flags', async () => {
    const child = start('--scenario', 'full');
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(said).toMatch(/^--scenario is one of .*, not "full"\n$/);
  });
});
