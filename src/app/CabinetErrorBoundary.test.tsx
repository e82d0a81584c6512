// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../test/render/routes';
import { testServer } from '../../test/render/server';
import { errorWithoutBody } from '../api/errors';
import { SessionRestoreError } from '../session/SessionRestoreError';
import { CabinetErrorBoundary } from './CabinetErrorBoundary';

testServer();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => vi.useRealTimers());

it('the automatic retry of a refused page does not interrupt a navigation to another page', async () => {
  const nextTryAt = Date.now() + 2000;
  const refuse = () => {
    throw new SessionRestoreError({ ...errorWithoutBody(429), nextTryAt });
  };
  let openHelp = () => {};
  const helpIsReady = new Promise<null>((resolve) => (openHelp = () => resolve(null)));
  const children = [
    { path: '/offer', middleware: [refuse] },
    { path: '/help', loader: () => helpIsReady, Component: () => <h1>Помощь</h1> },
  ];
  const frame = {
    ErrorBoundary: CabinetErrorBoundary,
    HydrateFallback: () => null,
    children,
  };
  const { router } = await renderRoutes([{ Component: Outlet, children: [frame] }], '/offer');
  await screen.findByRole('heading', { name: 'Не удалось открыть страницу' });
  await act(async () => void router.navigate('/help'));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  openHelp();
  expect(await screen.findByRole('heading', { name: 'Помощь' })).toBeVisible();
});

it.each([
  ['at a moment that has passed', -60_000, 1_000],
  ['in five seconds', 5_000, 5_000],
  ['in a day', 86_400_000, 600_000],
])('a refused page with a retry %s is requested after a pause', async (_when, left, pause) => {
  const entered = vi.fn<() => void>();
  const refuse = () => {
    entered();
    throw new SessionRestoreError({ ...errorWithoutBody(429), nextTryAt: Date.now() + left });
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const frame = {
    ErrorBoundary: CabinetErrorBoundary,
    HydrateFallback: () => null,
    children: [{ path: '/offer', middleware: [refuse] }],
  };
  await renderRoutes([{ Component: Outlet, children: [frame] }], '/offer');
  // Waits with `setImmediate`, which is not faked, because the clock must not advance.
  while (screen.queryByText('Не удалось открыть страницу') === null) {
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  }
  await act(() => vi.advanceTimersByTimeAsync(pause - 1));
  expect(entered).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(entered).toHaveBeenCalledTimes(2);
});
