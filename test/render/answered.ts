import type { Decoded } from '../../src/api/contract';
import { readAnswer } from '../../src/api/answers/readAnswer';
import type { Shape } from '../../src/api/answers/decode';
import { answers as auth } from '../../src/api/generated/shapes/auth';
import { answers as client } from '../../src/api/generated/shapes/client';
import { answers as debtors } from '../../src/api/generated/shapes/debtors';
import { answers as financeAgreement } from '../../src/api/generated/shapes/financeAgreement';
import { answers as financeOffer } from '../../src/api/generated/shapes/financeOffer';
import { answers as financeRegistry } from '../../src/api/generated/shapes/financeRegistry';
import { answers as financeRequest } from '../../src/api/generated/shapes/financeRequest';
import { answers as financeRule } from '../../src/api/generated/shapes/financeRule';
import { answers as organization } from '../../src/api/generated/shapes/organization';
import { answers as paymentDetails } from '../../src/api/generated/shapes/paymentDetails';
import { answers as seller } from '../../src/api/generated/shapes/seller';
import { answers as sender } from '../../src/api/generated/shapes/sender';
import { answers as user } from '../../src/api/generated/shapes/user';
import type { OperationId, Operations } from '../backend/generated/operations';

const shapes: Readonly<Partial<Record<string, Shape>>> = {
  ...auth,
  ...client,
  ...debtors,
  ...financeAgreement,
  ...financeOffer,
  ...financeRegistry,
  ...financeRequest,
  ...financeRule,
  ...organization,
  ...paymentDetails,
  ...seller,
  ...sender,
  ...user,
};

type Answer<Id extends OperationId> = Decoded<Operations[Id]['response']>;

function isAnswer<Id extends OperationId>(_operation: Id, read: unknown): read is Answer<Id> {
  return read !== undefined;
}

/**
 * What a screen gets of an operation when a server has answered with `body`, whatever that is.
 *
 * @throws TypeError where the call would fail, as `readAnswer` says
 */
export function answered<Id extends OperationId>(operation: Id, body: unknown): Answer<Id> {
  const shape = shapes[operation];
  if (shape === undefined) throw new Error(`${operation} has no JSON answer`);
  const read = readAnswer(body, shape, () => undefined);
  if (isAnswer(operation, read)) return read;
  throw new TypeError('Nothing was read');
}
