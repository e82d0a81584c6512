// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToStepsBack } from './stepsBack';
import { useBackCloses } from './useBackCloses';

function Layer({ name, closable = true }: { name: string; closable?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  useBackCloses(isOpen, closable ? () => setOpen(false) : undefined);
  return isOpen && <p>{name}</p>;
}

function page(children: React.ReactNode) {
  listenToStepsBack();
  const router = createBrowserRouter([
    { path: '/first', element: <h1>Первая</h1> },
    { path: '/second', element: children },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

/** Presses «Назад»; the caller waits for the result. */
const goBack = () => act(async () => window.history.back());

let router: ReturnType<typeof createBrowserRouter>;

async function openOver(children: React.ReactNode) {
  router = page(children);
  await act(() => router.navigate('/first'));
  await act(() => router.navigate('/second'));
}

beforeEach(() => window.history.replaceState(null, '', '/first'));
afterEach(() => router.dispose());

it('«Назад» closes one layer per press, the last opened first, and then leaves the page', async () => {
  await openOver(
    <>
      <Layer name="Окно" />
      <Layer name="Просмотр" />
    </>,
  );
  await goBack();
  await waitFor(() => expect(screen.queryByText('Просмотр')).toBeNull());
  expect(screen.getByText('Окно')).toBeVisible();
  expect(window.location.pathname).toBe('/second');
  expect(router.state.location.pathname).toBe('/second');
  await goBack();
  await waitFor(() => expect(screen.queryByText('Окно')).toBeNull());
  expect(router.state.location.pathname).toBe('/second');
  expect(window.location.pathname).toBe('/second');
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Первая' })).toBeVisible();
});

it('«Назад» does not close a layer that must stay open', async () => {
  const steps = vi.spyOn(window.history, 'go');
  await openOver(<Layer name="Сохраняется" closable={false} />);
  const { length } = window.history;
  await goBack();
  await waitFor(() => expect(steps).toHaveBeenCalledWith(1));
  await waitFor(() => expect(window.location.pathname).toBe('/second'));
  expect(window.history).toHaveLength(length);
  expect(screen.getByText('Сохраняется')).toBeVisible();
  expect(router.state.location.pathname).toBe('/second');
});

it('«Назад» closes a layer on the first page of a tab, and one more press leaves the page', async () => {
  window.history.pushState(null, '', '/second');
  router = page(<Layer name="Просмотр" />);
  await screen.findByText('Просмотр');
  await goBack();
  await waitFor(() => expect(screen.queryByText('Просмотр')).toBeNull());
  expect(window.location.pathname).toBe('/second');
  const leave = vi.spyOn(window.history, 'back');
  await goBack();
  // One call comes from the test, the other from `useBackCloses`, which then leaves the first entry as well.
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  // Waits, because otherwise this step would reach the router of the next test.
  await waitFor(() => expect(window.location.pathname).toBe('/first'));
});

it('«Назад» goes back only one entry if another page has replaced the spare entry', async () => {
  window.history.replaceState(null, '', '/second');
  router = page(<Layer name="Просмотр" />);
  await screen.findByText('Просмотр');
  cleanup();
  router.dispose();
  // Replaces the spare entry by another page, and opens one more page.
  window.history.replaceState(null, '', '/first');
  router = page(<h1>Вторая</h1>);
  await act(() => router.navigate('/second'));
  const steps = vi.spyOn(window.history, 'back');
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Первая' })).toBeVisible();
  expect(steps).toHaveBeenCalledOnce();
});
