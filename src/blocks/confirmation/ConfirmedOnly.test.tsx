// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../../test/render/toasts';
import { testCabinet } from '../../../test/render/cabinet';
import { userApi } from '../../api/endpoints/user';
import { ConfirmedOnly } from './ConfirmedOnly';

const ORLOV = 'orlov@novygorizont.ru';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

const cabinet = testCabinet();

const showGuarded = () =>
  cabinet.show({ '/offer': <ConfirmedOnly>Счета организации</ConfirmedOnly> }, { as: ORLOV });

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('ConfirmedOnly polls for the confirmation, and announces it once', async () => {
  await showGuarded();
  expect(screen.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible();
  expect(screen.queryByText('Счета организации')).toBeNull();
  await pass(16);
  await vi.waitFor(() => expect(cabinet.calls()).toEqual(['getCurrentUser']), 10_000);
  cabinet.changeUser(ORLOV, { isVerified: true });
  await pass(15);
  expect(await screen.findByText('Счета организации')).toBeVisible();
  expect(toasts().map(({ text }) => text)).toEqual([
    'Владелец кабинета подтвердил вас: теперь доступны все возможности',
  ]);
  await pass(60);
  expect(cabinet.calls()).toEqual(['getCurrentUser', 'getCurrentUser']);
});

it('ConfirmedOnly does not report a confirmation when the session ends', async () => {
  const { store } = await showGuarded();
  expect(screen.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible();
  act(() => void store.dispatch(userApi.util.resetApiState()));
  expect(toasts()).toEqual([]);
});
