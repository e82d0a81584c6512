import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freePort } from '../freePort';

const ROOT = join(import.meta.dirname, '../..');
const readme = readFileSync(join(ROOT, 'openapi/README.md'), 'utf8');
const guide = /^## Your first ten minutes\n([^]*?)^## /m.exec(readme)?.[1] ?? '';

/** Returns the guide's code blocks in this language. */
function codeOf(fence: string): string[] {
  const [, ...blocks] = guide.split(`\`\`\`${fence}\n`);
  return blocks.map((text) => text.split('```')[0] ?? '');
}

/** Returns the lines of a diff that have these marks, without the marks. */
function linesOf(diff: string, marks: RegExp): string {
  const lines = diff.split('\n').filter((line) => marks.test(line));
  return lines.map((line) => `${line.slice(1)}\n`).join('');
}

async function paste(script: string): Promise<string> {
  const options = { cwd: ROOT, timeout: 280_000, maxBuffer: 2 ** 24 };
  const { stdout } = await promisify(execFile)('bash', ['-uc', script], options);
  return stdout;
}

const [reading = '', onMock = '', onOwnServer = ''] = codeOf('sh');

it(
  'a backend engineer can paste all commands of the first ten minutes',
  { timeout: 300_000 },
  async () => {
    // Another process of this machine may use the port of the guide.
    const onFreePort = onMock.replaceAll('4010', String(await freePort()));
    const stdout = await paste(`set -e\n${reading}${onFreePort}`);
    expect(stdout).toMatch(/^createFounder — Add a founder/);
    expect(stdout).toContain('breaking: 0, warnings: 0');
  },
);

it(
  'the server of the first ten minutes fails the check at first, and passes it after the correction',
  { timeout: 300_000 },
  async () => {
    const [server = ''] = codeOf('js ../founder.mjs');
    const [diff = ''] = codeOf('diff ../founder.mjs');
    const mended = server.replace(linesOf(diff, /^[ -]/), linesOf(diff, /^[ +]/));
    expect(mended).not.toBe(server);
    const port = String(await freePort());
    const folder = mkdtempSync(join(tmpdir(), 'founder-'));
    const check = async (text: string): Promise<string> => {
      const file = join(folder, 'founder.mjs');
      writeFileSync(file, text.replaceAll('4011', port));
      return paste(onOwnServer.replaceAll('4011', port).replaceAll('../founder.mjs', file));
    };
    try {
      const first = await check(server);
      expect(first).toContain('expected: isBeneficiary, received: nothing');
      expect(first).toContain('A call without a token has a success');
      expect(first).toContain('Result: breaking: 2, warnings: 0');
      const second = await check(mended);
      expect(second).toContain('1 of 1 operations exercised');
      expect(second).toContain('Result: breaking: 0, warnings: 0, compatible: 0');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
