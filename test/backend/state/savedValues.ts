import { decode, type RecordShape } from '../../../src/api/answers/decode';
import { isRecord } from '../core/record';
import { SnapshotError } from './snapshotError';

/**
 * Checks that a saved value has the shape.
 *
 * @param place path of the value, such as `supply[3]`
 * @throws SnapshotError with the path and the value of the first mismatch
 */
export function refuseWrongValues(saved: unknown, shape: RecordShape, place: string): void {
  decode(saved, shape, (path) => {
    const value = path === '' ? saved : valueAt(saved, path);
    throw new SnapshotError(`${place}${path && '.'}${path} cannot be ${shown(value)}`);
  });
}

/** Returns the value at a dotted path. If the path leads into a list or a plain value, returns that list or value. */
export function valueAt(saved: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (value, name) => (isRecord(value) && !Array.isArray(value) ? value[name] : value),
      saved,
    );
}

/** Returns a value as JSON for an error message, at most 100 characters. */
export function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'missing').slice(0, 100);
}
