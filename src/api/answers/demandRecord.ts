import { errorWithoutBody } from '../errors';

/**
 * The record that was asked for, which a change is about to be laid over. Throws an `ApiError` when
 * the answer is another one, or none: what it lacks would be taken for emptied.
 */
export function demandRecord<Entity extends { id: string }>(answer: Entity, id: string): Entity {
  if (answer.id !== id) throw errorWithoutBody('INVALID_RESPONSE');
  return answer;
}
