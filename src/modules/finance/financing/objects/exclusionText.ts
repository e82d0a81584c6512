import { countOf } from '../../../../lib/countOf';
import type { ShownObject } from './shownObject';

/** Numbers that a message names before it only counts. */
const MOST_NAMED = 3;

const objectsOf = (count: number) => countOf(count, 'объект', 'объекта', 'объектов');

/** What is said at once. */
export function exclusionSaid(objects: readonly Pick<ShownObject, 'number'>[]): string {
  const [first] = objects;
  return objects.length === 1 && first
    ? `Требование ${first.number || 'без номера'} исключено из финансирования`
    : `Исключено из финансирования: ${objectsOf(objects.length)}`;
}

/** What is said of those that the server did not exclude: the only one in its own words. */
export function exclusionFailure(
  failed: readonly { number: string; reason: string }[],
  asked: number,
): string {
  const reasons = [...new Set(failed.map(({ reason }) => reason))].join(' ');
  if (asked === 1) return reasons;
  const named = failed.slice(0, MOST_NAMED).map(({ number }) => number || 'без номера');
  const rest = failed.length - named.length;
  const numbers = named.join(', ') + (rest > 0 ? ` и ещё ${rest}` : '');
  return `Не исключено: ${objectsOf(failed.length)} из ${asked} (${numbers}). ${reasons}`;
}
