// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stubBrowser } from '../../../../test/render/browser';
import Drawer from '../../overlay/Drawer';
import { listenToStepsBack } from '../../overlay/stepsBack';
import { DateInput } from './DateInput';

let router: ReturnType<typeof createBrowserRouter>;

/** A field in a drawer, as in the filters of a registry. */
function Filters() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <Drawer label="Фильтры" onClose={() => setOpen(false)}>
        <DateInput
          label="с"
          aria-label="с"
          day={undefined}
          today="2026-11-22"
          onChoose={() => undefined}
        />
      </Drawer>
    )
  );
}

beforeEach(async () => {
  stubBrowser();
  window.history.replaceState(null, '', '/first');
  listenToStepsBack();
  router = createBrowserRouter([
    { path: '/first', element: <h1>Первая</h1> },
    { path: '/second', element: <Filters /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/second'));
});
afterEach(() => router.dispose());

const goBack = () => act(async () => window.history.back());
const calendar = () => screen.queryByRole('dialog', { name: 'Календарь: с' });

it('«Назад» of the browser closes the calendar, then the dialog, then leaves the page', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Календарь: с' }));
  const popup = await screen.findByRole('dialog', { name: 'Календарь: с' });
  await within(popup).findByRole('grid');
  await goBack();
  await waitFor(() => expect(calendar()).toBeNull());
  expect(screen.getByLabelText('с')).toHaveFocus();
  expect(router.state.location.pathname).toBe('/second');
  await goBack();
  await waitFor(() => expect(screen.queryByLabelText('с')).toBeNull());
  expect(router.state.location.pathname).toBe('/second');
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Первая' })).toBeVisible();
});

it('«Назад» needs no extra press after a calendar was closed by Escape', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Календарь: с' }));
  await within(await screen.findByRole('dialog', { name: 'Календарь: с' })).findByRole('grid');
  await user.keyboard('{Escape}');
  expect(calendar()).toBeNull();
  await goBack();
  await waitFor(() => expect(screen.queryByLabelText('с')).toBeNull());
  expect(router.state.location.pathname).toBe('/second');
});
