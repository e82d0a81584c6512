import { decode, type RecordShape } from '../../../src/api/answers/decode';
import { isRecord } from '../core/record';
import { SnapshotError } from './snapshotError';

/**
 * @param place place of the value, such as `supply[3]`
 * @throws SnapshotError with the first part of a wrong shape, and its value
 */
export function refuseWrongValues(saved: unknown, shape: RecordShape, place: string): void {
  decode(saved, shape, (path) => {
    const value = path === '' ? saved : valueAt(saved, path);
    throw new SnapshotError(`${place}${path && '.'}${path} cannot be ${shown(value)}`);
  });
}

/** Returns the value at a dotted path; ends at the first list. */
export function valueAt(saved: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (value, name) => (isRecord(value) && !Array.isArray(value) ? value[name] : value),
      saved,
    );
}

/** Returns a value in an error message. */
export function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'missing').slice(0, 100);
}
