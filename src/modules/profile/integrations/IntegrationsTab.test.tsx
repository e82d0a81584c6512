// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose } from '../../../../test/faults/hands';
import { toasts } from '../../../../test/render/toasts';
import { POSYLKA_PLUS } from '../../../../test/backend/scenarios/companies';
import { giveRole } from '../../../../test/backend/scenarios/people';
import { testCabinet } from '../../../../test/render/cabinet';
import ProfilePage from '../page';

const cabinet = testCabinet();
const DENIS = 'morozov@posylka-plus.ru';
const ofDenis = { organizationId: { equals: POSYLKA_PLUS.id } };

const credentials = () => cabinet.backend.world.db.credential;
const stored = () => credentials().findFirst({ where: ofDenis })?.clientId ?? 'none';

async function openIntegrations() {
  const shown = await cabinet.show(
    { '/profile': <ProfilePage /> },
    { address: '/profile?tab=integrations', as: DENIS },
  );
  await screen.findByRole('heading', { level: 2, name: 'Курьерская служба' });
  return shown;
}

const disconnect = () => choose('Действия с аккаунтом', 'Отключить аккаунт');
const toastTexts = () => toasts().map(({ tone, text }) => [tone, text]);

describe('«Интеграции»', () => {
  it('shows the connected account and its health', async () => {
    await openIntegrations();
    expect(await screen.findByText(stored())).toBeVisible();
    expect(await screen.findByText('Подключён')).toBeVisible();
    expect(screen.getByText('Сохранён, не показывается')).toBeVisible();
  });

  it('shows the problem when the service reports an error', async () => {
    cabinet.backend.world.settings.serviceErrors['COURIER'] = 'Пароль отклонён';
    await openIntegrations();
    expect(await screen.findByText('Ошибка подключения')).toBeVisible();
    expect(screen.getByText(/Загрузка заказов остановлена/)).toBeVisible();
    expect(screen.getByText('Пароль отклонён')).toBeVisible();
  });

  it('shows one card for each service of the user', async () => {
    const { db } = cabinet.backend.world;
    const denis = db.user.findFirst({ where: { username: { equals: DENIS } } });
    giveRole(db, denis?.id ?? '', 'SELLER', false);
    credentials().deleteMany({ where: ofDenis });
    await openIntegrations();
    expect(screen.getByRole('heading', { level: 2, name: 'Маркетплейс' })).toBeVisible();
    expect(await screen.findAllByText('Не подключён')).toHaveLength(2);
    expect(screen.getByText('Подключение доступно в личном кабинете маркетплейса.')).toBeVisible();
  });

  it('shows why the account could not be loaded, and retries', async () => {
    cabinet.fail('getCredential', '403', { message: 'Недостаточно прав' });
    const { user } = await openIntegrations();
    expect(await screen.findByText('Недостаточно прав')).toBeVisible();
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText(stored())).toBeVisible();
  });
});

describe('disconnecting an account', () => {
  it('asks for confirmation, names the account and the consequences, and then reports the success', async () => {
    const { user } = await openIntegrations();
    await disconnect();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(stored());
    expect(dialog).toHaveTextContent('новые заказы не будут застрахованы');
    await user.click(within(dialog).getByRole('button', { name: 'Отключить' }));
    await waitFor(() =>
      expect(toastTexts()).toEqual([['success', 'Аккаунт курьерской службы отключён']]),
    );
    expect(await screen.findByText('Не подключён')).toBeVisible();
    expect(stored()).toBe('none');
    expect(cabinet.sent('deleteCredential')).toHaveLength(1);
  });

  it('makes no call after a cancellation', async () => {
    const { user } = await openIntegrations();
    await disconnect();
    await user.click(await screen.findByRole('button', { name: 'Оставить' }));
    expect(cabinet.sent('deleteCredential')).toEqual([]);
    expect(screen.getByText(stored())).toBeVisible();
  });

  it('keeps the account when the server refuses, and shows why', async () => {
    cabinet.fail('deleteCredential', '409', { message: 'Есть незавершённые заказы' });
    const { user } = await openIntegrations();
    await disconnect();
    await user.click(await screen.findByRole('button', { name: 'Отключить' }));
    await waitFor(() => expect(toastTexts()).toEqual([['error', 'Есть незавершённые заказы']]));
    expect(screen.getByText(stored())).toBeVisible();
  });

  it('reports that another user has already disconnected it', async () => {
    const { user } = await openIntegrations();
    await disconnect();
    credentials().deleteMany({ where: ofDenis });
    await user.click(await screen.findByRole('button', { name: 'Отключить' }));
    expect(await screen.findByText('Не подключён')).toBeVisible();
    expect(toastTexts()).toEqual([['info', 'Аккаунт курьерской службы уже отключён']]);
  });
});
