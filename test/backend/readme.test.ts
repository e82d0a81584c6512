import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { format, type FormatConfig } from 'oxfmt';
import { expect, it } from 'vitest';
import { freePort } from '../freePort';
import { createBackend } from './backend';
import { catalogueInMarkdown } from './seed/catalogue';
import { send, signIn } from './testing/client';
import { control } from './testing/control';

const FILE = join(import.meta.dirname, 'README.md');
const ROOT = join(import.meta.dirname, '../..');
const guide = readFileSync(FILE, 'utf8');

it('the guide lists every builder with its fields, defaults and an example', async () => {
  const [, before = '', after = ''] =
    /^([^]*<!-- builders: .* -->\n)[^]*(\n<!-- \/builders -->[^]*)$/.exec(guide) ?? [];
  const config = readFileSync(join(import.meta.dirname, '../../scripts/config/oxfmt.json'), 'utf8');
  const style: FormatConfig = JSON.parse(config);
  const { code } = await format(FILE, `${before}\n${catalogueInMarkdown()}\n${after}`, style);
  await expect(code).toMatchFileSnapshot(FILE);
});

const journeys = readFileSync(join(ROOT, 'e2e/README.md'), 'utf8');

it('every code block of a guide is for a shell or names the file that runs it', () => {
  const fences = [guide, journeys].join('\n').matchAll(/^```(.+)$/gm);
  for (const [, fence] of fences) expect(fence).toMatch(/^(sh|tsx? \S+\/\S+)$/);
});

const FIXTURES = /\n## Fixtures\n([^]*?)\n## /.exec(guide)?.[1] ?? '';
const spans = [...FIXTURES.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, span = '']) => span);

it.each(spans.filter((span) => span.startsWith('{')))(
  'POST seed with the body %s adds rows',
  async (body) => {
    const answer = await control(createBackend(), 'POST seed', JSON.parse(body));
    expect(answer.status).toBe(200);
  },
);

it.each(spans.filter((span) => /^seed\..*\)$/.test(span)))(
  'the example test contains the line %s',
  (line) => {
    expect(readFileSync(join(ROOT, 'test/backend/seed/example.test.ts'), 'utf8')).toContain(line);
  },
);

it('the guide names the file that curl -OJ saves', async () => {
  const backend = createBackend();
  const token = await signIn(backend);
  const body = { pageNumber: 0, pageSize: 20, filters: [], sorts: [] };
  const answer = await send(backend, 'exportFinancingObjects', { token, body });
  // curl reads only `filename`, not `filename*`.
  const disposition = answer.headers.get('Content-Disposition') ?? '';
  const saved = /filename="([^"]+)"/.exec(disposition)?.[1];
  expect(guide).toMatch(new RegExp(`^# A file\\..* saves ${saved};.*\\ncurl .*object/excel`, 'm'));
});

it('every shell block of the guide can be pasted unchanged', { timeout: 120_000 }, async () => {
  const blocks = [...guide.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, text = '']) => text);
  const main = blocks.find((text) => text.includes('kill $MOCK')) ?? '';
  const others = blocks.filter((text) => text !== main);
  const starts = spans.filter((span) => span.startsWith('npm run mock'));
  // Runs in a copy of the project's folder made of links, because the guide's commands create files.
  const folder = mkdtempSync(join(tmpdir(), 'curl-'));
  for (const name of readdirSync(ROOT)) symlinkSync(join(ROOT, name), join(folder, name));
  // Another process may use the guide's port.
  const [port, other] = [String(await freePort()), String(await freePort())];
  const started = starts.map(
    (line) => `${line} --port ${other} &
      until curl -sf -o /dev/null localhost:${other}/__backend; do sleep 0.2; done; kill $!; wait $! || true`,
  );
  const script = [main.replace('kill $MOCK', [...others, 'kill $MOCK'].join('\n')), ...started]
    .join('\n')
    .replaceAll('4010', port);
  try {
    expect([others.length, starts.length]).toEqual([3, 1]);
    const options = { cwd: folder, timeout: 100_000 };
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], options);
    expect(stdout).toContain('Берёзов');
    expect(readFileSync(join(folder, '.cache/objects.xlsx')).subarray(0, 2).toString()).toBe('PK');
    const seeded = JSON.parse(readFileSync(join(folder, '.cache/seeded.json'), 'utf8'));
    expect(seeded).toMatchObject({ debtorOffer: [{ status: 'DENIED' }], order: { length: 20 } });
    expect(readFileSync(join(folder, '.cache/calls.json'), 'utf8')).toContain('findSupplies');
    const removed = readFileSync(join(folder, '.cache/removed.json'), 'utf8');
    expect(removed).toContain(seeded['claim.rejected'][0].id);
    const later = JSON.parse(readFileSync(join(folder, '.cache/later.json'), 'utf8'));
    expect(Date.parse(later.now) - Date.now()).toBeGreaterThan(30 * 86_400_000);
    expect(stdout).toMatch(/"debtorOffer":\[\{"id".*"status":"DENIED"/);
    const before = readFileSync(join(folder, '.cache/before.json'), 'utf8');
    expect(before).toContain('tester@example.ru');
    expect(before).toContain('"version":3');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
