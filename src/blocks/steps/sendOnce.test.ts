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
  ['makes no second call if the response confirms the sending', SENT, KEPT, SENT, 0],
  ['reads the record again if the response does not confirm the sending', KEPT, SENT, SENT, 1],
  ['reports a record that is not sent after all', KEPT, KEPT, 'Не отправлено', 1],
  ['reports a record that cannot be read', KEPT, undefined, 'Нет ответа', 1],
  ['reports a refusal, and reads nothing again', refusal(400), SENT, 'Отказ', 0],
  ['succeeds after a conflict if the record is already sent', refusal(409), SENT, SENT, 1],
  ['reports a conflict if the record is not sent', refusal(409), KEPT, 'Отказ', 1],
  ['succeeds after a lost response if the record is sent', LOST, SENT, SENT, 1],
  ['reports a lost call if the record is not sent', LOST, KEPT, LOST.message, 1],
])('sendOnce %s', async (_name, answer, now, end, readings) => {
  expect(await outcomeOf(answer, now)).toEqual([end, readings]);
});
