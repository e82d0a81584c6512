import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Writes } from '../cases/writePhase';
import { isRecord } from '../openApi';
import { optional, usageError, wholeNumber, type Asked, type Flags } from './command';

/** Calls that change something. */
export const WRITE_FLAGS: Flags = {
  write:
    '- | also call what changes and deletes data: only for a backend that is thrown away | вызывать и то, что меняет и удаляет данные: только для сервера, который не жалко',
  cases:
    'N | with --write: N right and N wrong bodies for each operation, made of the contract | с --write: по N верных и неверных тел на операцию, составленных по контракту',
  seed: 'N (1) | the seed of these bodies: the same seed, the same bodies | зерно этих тел: с тем же зерном тела те же',
  values:
    'FILE | with --write: YAML or JSON that has parts of bodies by operationId in place of the examples | с --write: YAML или JSON, где по operationId стоят части тел вместо примеров контракта',
};

const MOST_CASES = 10_000;

function valuesOf(asked: Asked): Writes['values'] {
  const file = optional(asked, 'values');
  if (file === undefined) return {};
  const read: unknown = parse(readFileSync(file, 'utf8'));
  if (isRecord(read) && !Array.isArray(read)) return read;
  throw usageError(
    asked,
    `--values: в ${file} нужны тела по operationId`,
    `--values: ${file} must have bodies by operationId`,
  );
}

/** What a check does beside reading; null where it only reads. @throws UsageError */
export function writesOf(asked: Asked): Writes | null {
  if (asked.values['write'] !== true) {
    for (const flag of ['cases', 'values']) {
      if (optional(asked, flag) === undefined) continue;
      throw usageError(
        asked,
        `--${flag} работает только с --write`,
        `--${flag} works with --write only`,
      );
    }
    return null;
  }
  const count =
    optional(asked, 'cases') === undefined ? 0 : wholeNumber(asked, 'cases', MOST_CASES);
  return { count, seed: wholeNumber(asked, 'seed'), values: valuesOf(asked) };
}
