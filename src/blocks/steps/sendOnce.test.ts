// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createCabinetStore } from '../../../test/render/store';
import { errorFromBody, errorWithoutBody } from '../../api/errors';
import { sendOnce } from './sendOnce';

interface Kept {
  isSent: boolean;
}

/** Returns the sent record or the error message, and how often the record was reloaded. */
async function outcomeOf(answer: Kept | object, now?: Kept) {
  const { store } = createCabinetStore();
  let readings = 0;
  const sending = sendOnce<Kept>({
    send: () => () => ('isSent' in answer ? Promise.resolve(answer) : Promise.reject(answer)),
    reload: () => () => {
      readings += 1;
      return Promise.resolve(now);
    },
    isSent: ({ isSent }) => isSent,
    unconfirmed: (kept) => (kept ? 'Не отправлено' : 'Нет ответа'),
  });
  const end = await store.dispatch(sending).catch((error: { message: string }) => error.message);
  return [end, readings];
}

const SENT = { isSent: true };
const KEPT = { isSent: false };
const refusal = (status: number) => errorFromBody(status, { message: 'Отказ' });
const LOST = errorWithoutBody('NETWORK');

it.each([
  ['an answer that confirms the sending is enough', SENT, KEPT, SENT, 0],
  ['an answer without the confirmation is read again', KEPT, SENT, SENT, 1],
  ['a record that is not sent after all is reported', KEPT, KEPT, 'Не отправлено', 1],
  ['a record that cannot be read is reported', KEPT, undefined, 'Нет ответа', 1],
  ['a refusal is reported, and nothing is read again', refusal(400), SENT, 'Отказ', 0],
  ['a conflict is a success if the record is sent already', refusal(409), SENT, SENT, 1],
  ['a conflict is reported if the record is not sent', refusal(409), KEPT, 'Отказ', 1],
  ['a lost answer is a success if the record is sent', LOST, SENT, SENT, 1],
  ['a lost call is reported if the record is not sent', LOST, KEPT, LOST.message, 1],
])('sendOnce: %s', async (_name, answer, now, end, readings) => {
  expect(await outcomeOf(answer, now)).toEqual([end, readings]);
});
