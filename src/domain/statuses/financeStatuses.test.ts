import { expect, it } from 'vitest';
import { requestMessage } from './financeStatuses';

it.each(['DRAFT', 'APPROVED', 'LATER_STATUS', 'toString', '__proto__', undefined])(
  'has no text for %s',
  (name) => expect(requestMessage(name)).toBeUndefined(),
);
