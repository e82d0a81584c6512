import { expect, it } from 'vitest';
import { courierService, marketplace } from '../../domain/services';
import { readToday } from '../../shell/today/testing/readToday';
import { accountErrorSource } from './accountErrorSource';

const read = async (service: typeof marketplace, answer: object) =>
  readToday([accountErrorSource(service)], `account-${service.type}`, answer);

it.each([
  ['курьерской службы', courierService, 'SENDER'],
  ['маркетплейса', marketplace, 'SELLER'],
])('an error of the account %s causes a task and news', async (owner, service, role) => {
  const { tasks, news } = await read(service, { status: 'ERROR', description: 'Ключ отозван' });
  const place = { details: 'Ключ отозван', to: '/profile?tab=integrations' };
  expect(tasks).toEqual([
    expect.objectContaining({
      title: `Исправить подключение к аккаунту ${owner}`,
      short: 'Исправить подключение',
      action: 'Исправить',
      ...place,
    }),
  ]);
  expect(news).toEqual([
    expect.objectContaining({ title: `Ошибка аккаунта ${owner}`, tone: 'danger', ...place }),
  ]);
  expect(accountErrorSource(service).roles).toEqual([role]);
});

it('an account error without a reason is explained as «загрузка заказов остановлена»', async () => {
  const { tasks, news } = await read(marketplace, { status: 'ERROR' });
  const line = expect.objectContaining({ details: 'загрузка заказов остановлена' });
  expect({ tasks, news }).toEqual({ tasks: [line], news: [line] });
});

it.each(['OK', 'LATER', undefined])(
  'an account with the status %s causes neither a task nor news',
  async (status) => {
    expect(await read(marketplace, { status })).toMatchObject({ tasks: [], news: [undefined] });
  },
);
