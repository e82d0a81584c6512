import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createBackend } from './backend';
import { send, signIn } from './testing/client';

const guide = readFileSync(new URL('README.md', import.meta.url), 'utf8');

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
