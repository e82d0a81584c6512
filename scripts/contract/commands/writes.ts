import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Writes } from '../cases/writePhase';
import { isRecord } from '../openApi';
import { optional, usageError, wholeNumber, type Asked } from './command';

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
