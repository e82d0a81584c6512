import { expect, it } from 'vitest';
import { requestMessage } from './requestMessages';

it.each(['DRAFT', 'APPROVED', 'LATER_STATUS', 'toString', '__proto__', undefined])(
  'says nothing of %s',
  (name) => expect(requestMessage(name)).toBeUndefined(),
);
