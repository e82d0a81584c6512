import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { format, type FormatConfig } from 'oxfmt';
import { expect, it } from 'vitest';
import { createBackend } from './backend';
import { catalogueInMarkdown } from './seed/catalogue';
import { send, signIn } from './testing/client';

const FILE = join(import.meta.dirname, 'README.md');
const guide = readFileSync(FILE, 'utf8');

it('the guide shows every builder with its fields, defaults and an example', async () => {
  const [, before = '', after = ''] =
    /^([^]*<!-- builders: .* -->\n)[^]*(\n<!-- \/builders -->[^]*)$/.exec(guide) ?? [];
  const config = readFileSync(join(import.meta.dirname, '../../scripts/config/oxfmt.json'), 'utf8');
  const style: FormatConfig = JSON.parse(config);
  const { code } = await format(FILE, `${before}\n${catalogueInMarkdown()}\n${after}`, style);
  await expect(code).toMatchFileSnapshot(FILE);
});

it.each([
  ['README.md', 'seed/example.test.ts'],
  ['../../e2e/README.md', '../../e2e/ownData.spec.ts'],
])('%s shows %s as it is played', (readme, file) => {
  const [text, example] = [readme, file].map((path) =>
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  );
  expect(text).toContain(`\`\`\`ts\n${example}\`\`\``);
});

it('the guide says under which name curl -OJ saves the file', async () => {
  const backend = createBackend();
  const token = await signIn(backend);
  const body = { pageNumber: 0, pageSize: 20, filters: [], sorts: [] };
  const answer = await send(backend, 'exportFinancingObjects', { token, body });
  // curl reads `filename`, never `filename*`.
  const disposition = answer.headers.get('Content-Disposition') ?? '';
  const saved = /filename="([^"]+)"/.exec(disposition)?.[1];
  expect(guide).toMatch(new RegExp(`^# A file\\..* saves ${saved};.*\\ncurl .*object/excel`, 'm'));
});

/** A port of this computer that is free at the moment. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

it('the block for curl can be pasted as it is', { timeout: 120_000 }, async () => {
  const [, block = ''] = /## From curl\s+```sh\n([^`]*(?:`[^`]+)*?)```/.exec(guide) ?? [];
  const root = join(import.meta.dirname, '../..');
  // The files that it makes go into a folder of their own, in which the project seems to stand.
  const folder = mkdtempSync(join(tmpdir(), 'curl-'));
  for (const name of readdirSync(root)) symlinkSync(join(root, name), join(folder, name));
  // The port of the guide may be taken by a backend that is already running on this machine.
  const script = block.replaceAll('4010', String(await freePort()));
  try {
    expect(script).toContain('curl');
    const options = { cwd: folder, timeout: 100_000 };
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], options);
    expect(stdout).toContain('Берёзов');
    expect(readFileSync(join(folder, 'objects.xlsx')).subarray(0, 2).toString()).toBe('PK');
    const seeded = JSON.parse(readFileSync(join(folder, 'seeded.json'), 'utf8'));
    expect(seeded).toMatchObject({ debtorOffer: [{ status: 'DENIED' }], order: { length: 20 } });
    const removed = readFileSync(join(folder, 'removed.json'), 'utf8');
    expect(removed).toContain(seeded['claim.rejected'][0].id);
    expect(stdout).toContain('"now":"2026-12-10T06:00:');
    const before = readFileSync(join(folder, 'before.json'), 'utf8');
    expect(before).toContain('tester@example.ru');
    expect(readFileSync(join(folder, 'before.json'), 'utf8')).toContain('"version":3');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
