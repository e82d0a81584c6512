// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userApi } from '../../api/endpoints/user';
import { anna, renderShell, stubBrowser } from '../testing/cabinetForTests';
import { toast } from '../toast/toasts';
import { ConfirmedOnly } from './ConfirmedOnly';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubBrowser();
  toast.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

async function renderGuarded() {
  const server = { isVerified: false, asked: 0 };
  const { store } = await renderShell(
    [{ path: '/offer', element: <ConfirmedOnly>Счета организации</ConfirmedOnly> }],
    {
      user: { ...anna, isVerified: false },
      answer: () => {
        server.asked += 1;
        return { status: 200, body: { ...anna, isVerified: server.isVerified } };
      },
    },
  );
  return { server, store };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('notices the confirmation by itself, and says so once', async () => {
  const { server } = await renderGuarded();
  expect(screen.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible();
  expect(screen.queryByText('Счета организации')).toBeNull();
  await pass(16);
  expect(server.asked).toBe(1);
  server.isVerified = true;
  await pass(15);
  expect(screen.getByText('Счета организации')).toBeVisible();
  expect(toast.messages().map(({ text }) => text)).toEqual([
    'Владелец кабинета подтвердил вас: теперь доступны все возможности',
  ]);
  await pass(60);
  expect(server.asked).toBe(2);
});

it('says nothing of a confirmation when the session ends', async () => {
  const { store } = await renderGuarded();
  act(() => void store.dispatch(userApi.util.resetApiState()));
  expect(toast.messages()).toEqual([]);
});
