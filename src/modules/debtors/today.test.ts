import { expect, it } from 'vitest';
import { readToday } from '../../shell/today/testing/readToday';
import sources from './today';

const offer = (status: string, change: object = {}) => ({
  id: 'offer',
  status,
  insurer: { id: 'insurer', name: 'АО «Щит»' },
  insuranceLimit: 1_250_000_000,
  ...change,
});
const newsOf = async (row: object) => (await readToday(sources, 'debtor-offers', [row])).news;

it.each([
  ['NEW', 'Новое предложение: АО «Щит»', 'success'],
  ['APPROVED', 'Решение по заявке. АО «Щит»: одобрена', 'success'],
  ['ACTIVE', 'Решение по заявке. АО «Щит»: одобрена, договор действует', 'success'],
  ['DENIED', 'Решение по заявке. АО «Щит»: отклонена', 'neutral'],
])('the bell reports an offer that is %s: «%s»', async (status, title, tone) => {
  const details = 'Страховая сумма 12\u00A0500\u00A0000\u00A0₽';
  expect(await newsOf(offer(status))).toEqual([
    expect.objectContaining({ title, tone, details, to: '/offer' }),
  ]);
});

it.each(['REQUESTED', 'SCORING', 'EXPIRED', 'LATER'])(
  'the bell ignores an offer that is %s',
  async (status) => expect(await newsOf(offer(status))).toEqual([undefined]),
);

it('the bell omits an insurer or a sum that the server does not send', async () => {
  expect(await newsOf({ id: 'offer', status: 'NEW' })).toEqual([
    expect.objectContaining({
      title: 'Новое предложение: Страховая компания',
      details: undefined,
    }),
  ]);
});
