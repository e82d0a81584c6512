// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { connectDialog } from './useConnect';
import {
  CONTRACT,
  ID,
  NUMBER,
  PASSWORD,
  SECRET,
  button,
  connecting,
  dialog,
  field,
} from './testing/connecting';

const cabinet = testCabinet();
const { connect } = connecting(cabinet);
const DENIS = 'morozov@posylka-plus.ru';

describe('step 2 of the connection, the result', () => {
  it('links to the conditions for a connected account', async () => {
    const { user, router } = await connect();
    await user.click(await screen.findByRole('button', { name: 'Оформить страхование' }));
    expect(await screen.findByRole('heading', { name: 'Условия' })).toBeVisible();
    expect(router.state.location.search).toBe('?insurance=applying');
  });

  it('shows that the service reports no connection, and lets the user go back', async () => {
    cabinet.backend.world.settings.serviceErrors['COURIER'] = 'Ключ отозван';
    const { user } = await connect();
    expect(await screen.findByRole('heading', { name: 'Аккаунт не подключен' })).toBeVisible();
    expect((await screen.findAllByText('Ключ отозван')).length).toBeGreaterThan(0);
    await user.click(button('Вернуться назад'));
    expect(await screen.findByRole('textbox', { name: ID })).toBeDisabled();
    expect(button('Подключить')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Назад'));
    expect(await screen.findByRole('textbox', { name: NUMBER })).toHaveValue(CONTRACT);
  });

  it('allows another account after the refused one was deleted', async () => {
    cabinet.pretend('getServiceHealth', { status: 'EMPTY', description: null });
    const { user } = await connect();
    expect(await screen.findByRole('heading', { name: 'Аккаунт не подключен' })).toBeVisible();
    await user.click(button('Вернуться назад'));
    expect(await screen.findByRole('textbox', { name: ID })).toBeDisabled();
    expect(field(PASSWORD)).toHaveValue('');
    await user.click(button('Отключить аккаунт'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Отключить' }));
    await waitFor(() => expect(field(ID)).toBeEnabled());
    cabinet.mend();
    await user.clear(field(ID));
    await user.type(field(ID), '770499999');
    await user.type(field(PASSWORD), SECRET);
    await user.click(button('Подключить'));
    expect(await screen.findByRole('heading', { name: 'Аккаунт подключен' })).toBeVisible();
    expect(cabinet.sent('createCredential').at(-1)).toMatchObject({ clientId: '770499999' });
  });

  it('closes by its close button but not by Escape, and the card updates', async () => {
    const { user } = await connect();
    await screen.findByRole('heading', { name: 'Аккаунт подключен' });
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeVisible();
    await user.click(within(await dialog()).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByText('Подключён')).toBeVisible();
    // The account is connected, so the button opens the conditions without a dialog.
    await user.click(button('Подключить страхование'));
    expect(await screen.findByRole('heading', { name: 'Условия' })).toBeVisible();
  });

  it('closes by its close button after a refusal, and the card shows the error of the service', async () => {
    cabinet.backend.world.settings.serviceErrors['COURIER'] = 'Ключ отозван';
    const { user } = await connect();
    await screen.findByRole('heading', { name: 'Аккаунт не подключен' });
    await user.click(within(await dialog()).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/^Ошибка подключения к аккаунту/)).toBeVisible();
    expect(screen.getByText('Ключ отозван')).toBeVisible();
  });

  it('opens instead of step 0 if an account is connected', async () => {
    const { store } = await cabinet.show({ '/offer': <h1>Продукты</h1> }, { as: DENIS });
    void store.dispatch(connectDialog.open({ contractNumber: '' }));
    expect(await screen.findByRole('heading', { name: 'Аккаунт подключен' })).toBeVisible();
    expect(button('Оформить страхование')).toBeVisible();
  });
});
