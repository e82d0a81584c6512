import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/contract/model/openApi';
import { contractDocument } from '../backend/contract';

const read = (path: string) => readFileSync(path, 'utf8');
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);

/** Excludes tests, test helpers, generated code and the endpoints. */
const isSource = (path: string) =>
  !/\.test\.|\/testing\/|src\/api\/(?:generated|endpoints)\//.test(path);
const sources = below('src')
  .filter((path) => /\.tsx?$/.test(path) && isSource(path))
  .map(read)
  .join('\n');

/** Returns whether a file uses a generated call, its hook or its path. */
function isUsed(operationId: string): boolean {
  const hook = `use${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}(?:Query|Mutation)`;
  return new RegExp(`\\b(?:${operationId}|${hook})\\b`).test(sources);
}

/** Source texts of the tables of faults, without the tables of random answers. */
const tables = [...below('src/modules'), ...below('test/faults')]
  .filter((path) =>
    /(?:faultsOf\w+|test\/faults\/\w+(?<!Answers))(?:\.long)?\.test\.tsx$/.test(path),
  )
  .map(read);

const standsIn = (id: string, text: string) =>
  new RegExp(`(?:operation: |cabinet, )'${id}'`).test(text);

/** Calls for which no screen waits. Their faults are tested next to their callers. */
const ELSEWHERE: readonly string[] = [
  // Only the transport makes this call.
  'refreshToken',
  // A dialog over the form of a claim makes this call; the form's test covers its messages.
  'excludeClaimOrders',
  // Without a directory, users fill in the form by hand.
  'getBank',
  'findOrganizationByItn',
];

/** Proposed calls whose absence on a server is tested next to their callers. */
const LACKING_ELSEWHERE: readonly string[] = [
  'getUser',
  'getBank',
  'findOrganizationByItn',
  'excludeClaimOrders',
];

const operations = operationsOf(contractDocument).map(({ method, path, operation }) => ({
  id: operation.operationId,
  isProposed: operation['x-origin'] === 'proposed',
  changes: method !== 'get' && !/\/(?:find|actual)(?:\/|$)/.test(path),
}));
const used = operations.filter(({ id }) => isUsed(id));

describe('the tables of faults', () => {
  it('contain every operation that the cabinet uses, unless another test covers it', () => {
    // Proves that the search for used operations finds something.
    expect(used.length).toBeGreaterThanOrEqual(75);
    const missing = used.filter(
      ({ id }) => !ELSEWHERE.includes(id) && !tables.some((text) => standsIn(id, text)),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('check that every change shows one message, makes one call and loses no input', () => {
    const changes = used.filter(({ id, changes: is }) => is && !ELSEWHERE.includes(id));
    expect(changes.length).toBeGreaterThanOrEqual(40);
    const tried = tables.filter((text) => /describeWrites|tried once/.test(text));
    const missing = changes.filter(({ id }) => !tried.some((text) => standsIn(id, text)));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('test every proposed operation with a server that lacks it, unless another test does', () => {
    const proposed = operations.filter(({ isProposed }) => isProposed);
    expect(proposed.length).toBeGreaterThanOrEqual(10);
    const answered = tables.filter((text) => /NO_SUCH_CALL|\['404', '405'\]/.test(text));
    const missing = proposed.filter(({ id }) => !answered.some((text) => standsIn(id, text)));
    expect(missing.map(({ id }) => id).toSorted()).toEqual(LACKING_ELSEWHERE.toSorted());
  });

  it.each(ELSEWHERE)('do not contain %s, because another test covers it', (id) => {
    expect(used.map((one) => one.id)).toContain(id);
    expect(tables.some((text) => standsIn(id, text))).toBe(false);
  });
});
