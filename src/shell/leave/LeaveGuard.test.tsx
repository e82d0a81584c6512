// @vitest-environment jsdom
import { act, getConfig, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../test/render/toasts';
import { serviceUnavailable, sessionEnded } from '../../api/events';
import { FormShell } from '../../forms/form/FormShell';
import { SubmitButton } from '../../forms/form/SubmitButton';
import { defineForm } from '../../forms/description/defineForm';
import { text } from '../../forms/field/TextField';
import { freshBrowser, renderRoutes } from '../../../test/render/routes';
import { LeaveGuard } from './LeaveGuard';
import { ModalHost } from '../modal/ModalHost';
import { closeAllModals } from '../modal/modalSlice';

const onSubmit = vi.fn<() => void | Promise<void>>();

const edit = defineForm<{ city: string }>()({
  name: 'edit',
  unsent: 'Реквизиты не сохранены',
  fields: { city: text({ label: 'Город' }) },
});

function EditPage() {
  return (
    <>
      <FormShell form={edit} onSubmit={onSubmit} initialValues={{ city: 'Москва' }}>
        <LeaveGuard message="Изменения в реквизитах пропадут" />
        <edit.fields.city />
        <SubmitButton>Сохранить</SubmitButton>
      </FormShell>
      <ModalHost />
    </>
  );
}

async function renderEdit(address = '/profile') {
  const shell = await renderRoutes(
    [
      { path: address, element: <EditPage /> },
      { path: '*', element: <p>Другая страница</p> },
    ],
    address,
  );
  const type = () => shell.user.type(screen.getByLabelText('Город'), ', Россия');
  // Not wrapped in `act`: the dialog takes the focus, and the blurred field re-renders at the same time.
  const leave = async (to: string) => {
    await act(async () => {});
    await getConfig().asyncWrapper(() => shell.router.navigate(to));
  };
  return { ...shell, leave, type };
}

const taken = { status: 409, code: null, message: 'Занято', fieldErrors: [] };

/** Returns true if the browser would ask before it closes the tab. */
function isAskedByBrowser(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const place = ({ router }: Awaited<ReturnType<typeof renderEdit>>) =>
  router.state.location.pathname;

// Loads the dialog in advance: on a busy machine that may take longer than a test waits.
beforeAll(() => import('../modal/ConfirmDialog'));

freshBrowser();
beforeEach(() => {
  onSubmit.mockReset();
});

describe('LeaveGuard', () => {
  it('does not ask about an untouched form', async () => {
    const page = await renderEdit();
    expect(isAskedByBrowser()).toBe(false);
    await page.leave('/offer');
    expect(place(page)).toBe('/offer');
  });

  it('asks before a changed form is left, and stays on the page on request', async () => {
    const page = await renderEdit();
    await page.type();
    expect(isAskedByBrowser()).toBe(true);
    await page.leave('/offer');
    expect(await screen.findByText('Изменения в реквизитах пропадут')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(place(page)).toBe('/profile');
    expect(screen.getByLabelText('Город')).toHaveValue('Москва, Россия');

    await page.leave('/help');
    await page.user.click(await screen.findByRole('button', { name: 'Уйти' }));
    expect(await screen.findByText('Другая страница')).toBeVisible();
    expect(place(page)).toBe('/help');
    expect(isAskedByBrowser()).toBe(false);
  });

  it('asks again about a navigation right after «Остаться»', async () => {
    const page = await renderEdit();
    await page.type();
    await page.leave('/offer');
    await screen.findByRole('alertdialog');
    // Runs in one `act`, so that React does not render between the user's choice and the next navigation.
    await act(async () => {
      page.store.dispatch(closeAllModals());
      await Promise.resolve();
      await Promise.resolve();
      await page.router.navigate('/help');
    });
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(place(page)).toBe('/help'));
  });

  it('does not restore dropped input at the next visit', async () => {
    const page = await renderEdit();
    await page.type();
    await page.leave('/offer');
    await page.user.click(await screen.findByRole('button', { name: 'Уйти' }));
    await screen.findByText('Другая страница');
    await page.leave('/profile');
    expect(await screen.findByLabelText('Город')).toHaveValue('Москва');
  });

  it('does not ask if only the query of the page changes', async () => {
    const page = await renderEdit();
    await page.type();
    await page.leave('/profile?tab=security');
    expect(page.router.state.location.search).toBe('?tab=security');
  });

  it('does not ask once the form was sent, but again after the next change', async () => {
    const page = await renderEdit();
    await page.type();
    await page.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(isAskedByBrowser()).toBe(false));
    await page.type();
    expect(isAskedByBrowser()).toBe(true);
  });

  it('still asks after the server refused the form', async () => {
    onSubmit.mockRejectedValue(taken);
    const page = await renderEdit();
    await page.type();
    await page.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Занято')).toBeVisible();
    expect(isAskedByBrowser()).toBe(true);
    // A person moves the mouse before leaving: this gives React time to render.
    await page.user.hover(screen.getByLabelText('Город'));
    await page.leave('/offer');
    expect(await screen.findByText('Изменения в реквизитах пропадут')).toBeVisible();
  });

  it('does not ask when the submit handler navigates', async () => {
    const page = await renderEdit();
    onSubmit.mockImplementation(() => page.router.navigate('/offer'));
    await page.type();
    await page.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(place(page)).toBe('/offer'));
  });

  it('does not stop the end of a session or an outage, even while it asks', async () => {
    const page = await renderEdit();
    await page.type();
    await page.leave('/offer');
    await screen.findByText('Изменения в реквизитах пропадут');
    await act(async () => page.store.dispatch(serviceUnavailable()));
    expect(place(page)).toBe('/unavailable');
    await page.leave('/profile');
    expect(await screen.findByLabelText('Город')).toHaveValue('Москва, Россия');
    await act(async () => page.store.dispatch(sessionEnded({ reason: 'rejected' })));
    await waitFor(() => expect(place(page)).toBe('/login'));
  });

  it('shows a toast if the server refuses the form after the page was left', async () => {
    let refuse: (reason: typeof taken) => void = () => undefined;
    onSubmit.mockReturnValue(new Promise((_resolve, reject) => (refuse = reject)));
    const page = await renderEdit();
    await page.type();
    await page.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await page.leave('/offer');
    expect(place(page)).toBe('/offer');
    await act(async () => refuse(taken));
    expect(toasts().map(({ tone, text: said }) => [tone, said])).toEqual([
      ['error', 'Реквизиты не сохранены. Занято'],
    ]);
    await page.leave('/profile');
    expect(await screen.findByLabelText('Город')).toHaveValue('Москва, Россия');
  });

  it('does not show a refusal to the next user after the session has ended', async () => {
    let refuse: (reason: typeof taken) => void = () => undefined;
    onSubmit.mockReturnValue(new Promise((_resolve, reject) => (refuse = reject)));
    const page = await renderEdit();
    await page.type();
    await page.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await act(async () => page.store.dispatch(sessionEnded({ reason: 'rejected' })));
    await waitFor(() => expect(place(page)).toBe('/login'));
    await act(async () => refuse(taken));
    expect(toasts()).toEqual([]);
  });

  it('shows no dialog on a public page, where only the browser asks', async () => {
    const page = await renderEdit('/register');
    await page.type();
    expect(isAskedByBrowser()).toBe(true);
    await page.leave('/offer');
    expect(place(page)).toBe('/offer');
  });
});
