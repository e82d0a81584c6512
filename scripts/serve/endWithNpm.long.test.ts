import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../test/freePort';

const root = join(import.meta.dirname, '../..');
// Long, because `npm run preview` builds first if there is no build.
const START_MS = 180_000;

const answers = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );

function isRunning(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

const scripts: readonly [string, (port: number) => readonly string[]][] = [
  ['start', () => []],
  ['preview', () => []],
  ['mock', (port) => ['--', '--host', 'localhost', '--port', String(port)]],
  [
    'contract',
    (port) => `-- proxy --target http://127.0.0.1:9 --host localhost --port ${port}`.split(' '),
  ],
];

describe.each(scripts)('npm run %s', (script, flags) => {
  it(
    'ends after SIGTERM, frees its port and leaves no process',
    { timeout: START_MS + 90_000 },
    async () => {
      const port = await freePort();
      const npm = spawn('npm', ['run', script, ...flags(port)], {
        cwd: root,
        env: { ...process.env, PORT: String(port), API_URL: '' },
        stdio: 'ignore',
        // A group of their own, so that the test can find and end npm and all its children.
        detached: true,
      });
      const group = npm.pid ?? Number.NaN;
      try {
        await expect.poll(() => answers(port), { timeout: START_MS, interval: 250 }).toBe(true);
        const ended = once(npm, 'exit');
        npm.kill('SIGTERM');
        // A killed process reports the signal, or by convention the exit code 128 plus the signal's number.
        expect(await ended).toEqual(
          expect.toBeOneOf([
            [null, 'SIGTERM'],
            [143, null],
          ]),
        );
        await expect.poll(() => isRunning(group), { timeout: 60_000 }).toBe(false);
        expect(await answers(port)).toBe(false);
      } finally {
        if (isRunning(group)) process.kill(-group, 'SIGKILL');
      }
    },
  );
});
