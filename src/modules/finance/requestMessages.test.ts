import { expect, it } from 'vitest';
import { requestMessage } from './requestMessages';

it.each([
  ['SEND_BANK', 'info', 'Заявка создана. В течение суток'],
  ['PROCESSING', 'info', 'от 5 до 14 рабочих дней. Мы сообщим о решении банка по почте.'],
  ['CANCEL', 'danger', 'Заявка отклонена. Вы можете попробовать позже.'],
])('says what the specification says of %s', (name, tone, words) => {
  expect(requestMessage(name)).toMatchObject({ tone, text: expect.stringContaining(words) });
});

it.each(['DRAFT', 'APPROVED', 'LATER_STATUS', 'toString', '__proto__', undefined])(
  'says nothing of %s',
  (name) => expect(requestMessage(name)).toBeUndefined(),
);
