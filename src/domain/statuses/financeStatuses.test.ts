import { expect, it } from 'vitest';
import { requestMessage } from './financeStatuses';

it.each(['DRAFT', 'APPROVED', 'LATER_STATUS', 'toString', '__proto__', undefined])(
  'requestMessage returns undefined for a status without a message: %s',
  (name) => expect(requestMessage(name)).toBeUndefined(),
);

it.each([
  [
    'SEND_BANK',
    'info',
    'Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.',
  ],
  [
    'PROCESSING',
    'info',
    'Заявка на рассмотрении. Время рассмотрения заявки занимает от 5 до 14 рабочих дней. Мы сообщим о решении банка по почте.',
  ],
  ['CANCEL', 'danger', 'Заявка отклонена. Вы можете попробовать позже.'],
])('requestMessage has a text for %s', (name, tone, text) => {
  expect(requestMessage(name)).toEqual({ tone, text });
});
