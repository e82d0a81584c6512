import { compareRussian } from './collation';

/** A value as the text that filters compare. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Whether there is a value at all. */
export function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** Absent values come first; text is compared as Russian readers do, «ё» beside «е». */
export function compareValues(left: unknown, right: unknown): number {
  if (left === right) return 0;
  if (!isPresent(left) || !isPresent(right))
    return Number(isPresent(left)) - Number(isPresent(right));
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return compareRussian(textOf(left), textOf(right));
}
