// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toast } from '../../../shell/toast/toasts';
import { withRoles } from '../testing/person';
import { renderProfile } from '../testing/renderProfile';

const CREDENTIAL = 'GET /api/v1/client/credential/COURIER';
const HEALTH = 'GET /api/v1/client/COURIER/health-check';
const DELETE = 'DELETE /api/v1/client/credential/c1';

const credential = {
  id: 'c1',
  clientId: 'EMscd6r9',
  clientSecret: 'secret-1',
  serviceType: 'COURIER',
  secretType: 'OAUTH',
};
const available = () => ({ status: 200, body: { status: 'AVAILABLE', description: null } });
const connected = () => ({ status: 200, body: credential });
const absent = () => ({ status: 404, body: { message: 'Аккаунт не подключён' } });

type Answers = NonNullable<NonNullable<Parameters<typeof renderProfile>[0]>['answers']>;

async function openIntegrations(answers: Answers, user = withRoles('SENDER')) {
  const shown = await renderProfile({ tab: 'integrations', user, answers });
  await screen.findByRole('heading', { level: 2, name: 'Курьерская служба' });
  return shown;
}

const disconnect = () => screen.findByRole('button', { name: 'Отключить аккаунт' });
const toasts = () => toast.messages().map(({ tone, text }) => [tone, text]);

beforeEach(() => toast.clear());

describe('«Интеграции»', () => {
  it('shows the connected account and its health, never the secret', async () => {
    const { view } = await openIntegrations({ [CREDENTIAL]: connected, [HEALTH]: available });
    expect(await screen.findByText('EMscd6r9')).toBeVisible();
    expect(await screen.findByText('Подключён')).toBeVisible();
    expect(screen.getByText('Сохранён, не показывается')).toBeVisible();
    expect(view.container).not.toHaveTextContent('secret-1');
    expect(view.queryByDisplayValue('secret-1')).toBeNull();
  });

  it('says what went wrong when the service reports an error', async () => {
    await openIntegrations({
      [CREDENTIAL]: connected,
      [HEALTH]: () => ({ status: 200, body: { status: 'ERROR', description: 'Пароль отклонён' } }),
    });
    expect(await screen.findByText('Ошибка подключения')).toBeVisible();
    expect(screen.getByText(/Загрузка заказов остановлена/)).toBeVisible();
    expect(screen.getByText('Пароль отклонён')).toBeVisible();
  });

  it('has one card for each service of the user', async () => {
    await openIntegrations({}, withRoles('SENDER', 'SELLER'));
    expect(screen.getByRole('heading', { level: 2, name: 'Маркетплейс' })).toBeVisible();
    expect(await screen.findAllByText('Не подключён')).toHaveLength(2);
    expect(screen.getByText('Подключение доступно в личном кабинете маркетплейса.')).toBeVisible();
  });

  it('says why the account is not known, and asks again', async () => {
    let answer: () => { status: number; body: unknown } = () => ({
      status: 403,
      body: { message: 'Недостаточно прав' },
    });
    const { visitor } = await openIntegrations({
      [CREDENTIAL]: () => answer(),
      [HEALTH]: available,
    });
    expect(await screen.findByText('Недостаточно прав')).toBeVisible();
    answer = connected;
    await visitor.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('EMscd6r9')).toBeVisible();
  });
});

describe('disconnecting an account', () => {
  it('asks first, naming the account and what follows, and then says that it is done', async () => {
    let isConnected = true;
    const { visitor, bodiesOf } = await openIntegrations({
      [CREDENTIAL]: () => (isConnected ? connected() : absent()),
      [HEALTH]: available,
      [DELETE]: () => {
        isConnected = false;
        return { status: 200 };
      },
    });
    await visitor.click(await disconnect());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('EMscd6r9');
    expect(dialog).toHaveTextContent('новые заказы не будут застрахованы');
    await visitor.click(within(dialog).getByRole('button', { name: 'Отключить' }));
    await waitFor(() =>
      expect(toasts()).toEqual([['success', 'Аккаунт курьерской службы отключён']]),
    );
    expect(await screen.findByText('Не подключён')).toBeVisible();
    expect(bodiesOf(DELETE)).toHaveLength(1);
  });

  it('does nothing for whoever thinks better of it', async () => {
    const { visitor, bodiesOf } = await openIntegrations({
      [CREDENTIAL]: connected,
      [HEALTH]: available,
    });
    await visitor.click(await disconnect());
    await visitor.click(await screen.findByRole('button', { name: 'Оставить' }));
    expect(bodiesOf(DELETE)).toEqual([]);
    expect(screen.getByText('EMscd6r9')).toBeVisible();
  });

  it('leaves the account in place when the server refuses, and says why', async () => {
    const { visitor } = await openIntegrations({
      [CREDENTIAL]: connected,
      [HEALTH]: available,
      [DELETE]: () => ({ status: 409, body: { message: 'Есть незавершённые заказы' } }),
    });
    await visitor.click(await disconnect());
    await visitor.click(await screen.findByRole('button', { name: 'Отключить' }));
    await waitFor(() => expect(toasts()).toEqual([['error', 'Есть незавершённые заказы']]));
    expect(screen.getByText('EMscd6r9')).toBeVisible();
  });

  it('catches up with somebody who was quicker', async () => {
    let isConnected = true;
    const { visitor } = await openIntegrations({
      [CREDENTIAL]: () => (isConnected ? connected() : absent()),
      [HEALTH]: available,
      [DELETE]: absent,
    });
    await visitor.click(await disconnect());
    isConnected = false;
    await visitor.click(await screen.findByRole('button', { name: 'Отключить' }));
    expect(await screen.findByText('Не подключён')).toBeVisible();
    expect(toasts()).toEqual([['info', 'Аккаунт курьерской службы уже отключён']]);
  });
});
