// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { userApi } from '../../api/endpoints/user';
import { toast } from '../toast/toasts';
import { ConfirmedOnly } from './ConfirmedOnly';

const cabinet = testCabinet();
const ANNA = 'sokolova@severveter.ru';

afterEach(() => {
  vi.useRealTimers();
});

async function renderGuarded() {
  cabinet.changeUser(ANNA, { isVerified: false });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return cabinet.show({ '/offer': <ConfirmedOnly>Счета организации</ConfirmedOnly> });
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('notices the confirmation by itself, and says so once', async () => {
  await renderGuarded();
  expect(screen.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible();
  expect(screen.queryByText('Счета организации')).toBeNull();
  await pass(16);
  expect(cabinet.calls()).toEqual(['getCurrentUser']);
  cabinet.changeUser(ANNA, { isVerified: true });
  await pass(15);
  expect(await screen.findByText('Счета организации')).toBeVisible();
  expect(toast.messages().map(({ text }) => text)).toEqual([
    'Владелец кабинета подтвердил вас: теперь доступны все возможности',
  ]);
  await pass(60);
  expect(cabinet.calls()).toHaveLength(2);
});

it('says nothing of a confirmation when the session ends', async () => {
  const { store } = await renderGuarded();
  act(() => void store.dispatch(userApi.util.resetApiState()));
  expect(toast.messages()).toEqual([]);
});
