import { expect, it } from 'vitest';
import { requestMessage } from './financeStatuses';

it.each(['DRAFT', 'APPROVED', 'LATER_STATUS', 'toString', '__proto__', undefined])(
  'requestMessage: an unknown status, or one without a message, has no text: %s',
  (name) => expect(requestMessage(name)).toBeUndefined(),
);
