import type { Decoded } from '../../src/api/contract';
import { readAnswer } from '../../src/api/answers/readAnswer';
import type { Shape } from '../../src/api/answers/decode';
import { answerShapes } from '../backend/generated/answerShapes';
import type { OperationId, Operations } from '../backend/generated/operations';

const shapes: Readonly<Partial<Record<string, Shape>>> = answerShapes;

type Answer<Id extends OperationId> = Decoded<Operations[Id]['response']>;

function isAnswer<Id extends OperationId>(_operation: Id, read: unknown): read is Answer<Id> {
  return read !== undefined;
}

/**
 * Returns the data that a screen gets for a response with this `body`.
 *
 * @throws TypeError if the call would fail (`readAnswer`)
 */
export function answered<Id extends OperationId>(operation: Id, body: unknown): Answer<Id> {
  const shape = shapes[operation];
  if (shape === undefined) throw new Error(`${operation} has no JSON answer`);
  const read = readAnswer(operation, shape, body);
  if (isAnswer(operation, read)) return read;
  throw new TypeError('The answer has no data');
}
