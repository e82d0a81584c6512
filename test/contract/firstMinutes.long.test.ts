import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const readme = readFileSync(join(ROOT, 'openapi/README.md'), 'utf8');
const block = /^## Your first ten minutes\n[^]*?^```sh\n([^]*?)^```$/m.exec(readme)?.[1] ?? '';

/** Returns a port of this computer that is free at the moment. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return String(address.port);
}

it(
  'a backend engineer can paste all commands of the first ten minutes',
  { timeout: 300_000 },
  async () => {
    // The port of the guide may be taken by another backend of this machine.
    const script = block.replaceAll('4010', await freePort());
    const options = { cwd: ROOT, timeout: 280_000, maxBuffer: 2 ** 24 };
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], options);
    expect(stdout).toContain('POST /api/v1/auth/login');
    expect(stdout).toContain('breaking: 0, warnings: 0');
  },
);
