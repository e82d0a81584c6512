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

/** Whether a screen names a generated call, its hook or its path. */
function isUsed(operationId: string): boolean {
  const hook = `use${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}(?:Query|Mutation)`;
  return new RegExp(`\\b(?:${operationId}|${hook})\\b`).test(screens);
}

interface Area {
  readonly name: string;
  /** Beginnings of the paths of its operations. */
  readonly paths: RegExp;
  /** Where its tables of faults are. */
  readonly tables: RegExp;
  /** So many are used at least: a rule that finds nothing holds nothing. */
  readonly least: number;
}

const AREAS: readonly Area[] = [
  {
    name: 'financing',
    paths: /^\/v1\/(?:finance|file\/download)\//,
    tables: /^src\/modules\/finance\/.*faultsOf\w+\.test\.tsx$/,
    least: 20,
  },
  {
    name: 'order insurance',
    paths:
      /^\/v1\/(?:\{product\}|client|sender|seller\/document|file|paymentDetails\/find)(?:\/|$)/,
    tables:
      /^(?:src\/modules\/(?:sender|seller|settlement)\/.*faultsOf|test\/faults\/order)\w+\.test\.tsx$/,
    least: 25,
  },
];

it.each(AREAS)(
  'every operation of $name that a screen uses stands in a table of faults',
  ({ paths, tables, least }) => {
    const written = [...below('src/modules'), ...below('test/faults')]
      .filter((path) => tables.test(path))
      .map(read)
      .join('\n');
    const used = operationsOf(contractDocument)
      .filter(({ path }) => paths.test(path))
      .map(({ operation: { operationId } }) => operationId)
      .filter(isUsed);
    expect(used.length).toBeGreaterThanOrEqual(least);
    const isHeld = (id: string) => new RegExp(`(?:operation: |cabinet, )'${id}'`).test(written);
    expect(used.filter((id) => !isHeld(id))).toEqual([]);
  },
);
