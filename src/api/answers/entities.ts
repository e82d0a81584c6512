import { fieldsOf } from '../../lib/fieldsOf';
import { readRecord } from './records';

/**
 * Reads a record that has an id. Throws where it has none: an answer that is no entity must not take
 * the place of the one that is shown.
 */
export function readEntity(body: unknown): object {
  const record = readRecord(body);
  const { id } = fieldsOf(record);
  if (typeof id !== 'string' || id === '') throw new TypeError('The answer has no id');
  return record;
}
