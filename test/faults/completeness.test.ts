import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationsOf } from '../../scripts/contract/openApi';
import { contractDocument } from '../backend/contract';

const read = (path: string) => readFileSync(path, 'utf8');
const isSource = (path: string) => !/\.test\.|\/testing\/|src\/api\//.test(path);
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
const screens = below('src')
  .filter((path) => /\.tsx?$/.test(path) && isSource(path))
  .map(read)
  .join('\n');
const tables = below('src/modules/finance')
  .filter((path) => /faultsOf\w+\.test\.tsx$/.test(path))
  .map(read)
  .join('\n');

/** Files are one call for all: its faults stand with the call itself (src/api/files, request/preview). */
const ELSEWHERE = ['previewFinanceRequestDocument'];

/** Whether a screen names a generated call, its hook or its path. */
function isUsed(operationId: string): boolean {
  const hook = `use${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}(?:Query|Mutation)`;
  return new RegExp(`\\b(?:${operationId}|${hook})\\b`).test(screens);
}

it('every operation of financing that a screen uses stands in a table of faults', () => {
  const used = operationsOf(contractDocument)
    .filter(({ path }) => path.startsWith('/v1/finance/'))
    .map(({ operation: { operationId } }) => operationId)
    .filter((id) => isUsed(id) && !ELSEWHERE.includes(id));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((id) => !tables.includes(`operation: '${id}'`))).toEqual([]);
});
