import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const readme = readFileSync(join(ROOT, 'openapi/README.md'), 'utf8');
const block = /^## Your first ten minutes\n[^]*?^```sh\n([^]*?)^```$/m.exec(readme)?.[1] ?? '';

it('the first ten minutes of a backend engineer can be pasted', { timeout: 120_000 }, async () => {
  // The port of the guide may be taken by another backend of this machine.
  const script = block.replaceAll('4010', '4017');
  const options = { cwd: ROOT, timeout: 110_000, maxBuffer: 2 ** 24 };
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], options);
  expect(stdout).toContain('POST /v1/auth/login');
  expect(stdout).toMatch(/findActualDebtorOffers|exercised/);
});
