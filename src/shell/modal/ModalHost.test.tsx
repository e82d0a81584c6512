// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { defineModule } from '../modules/defineModule';
import { createModuleRegistry } from '../modules/registry';
import { freshBrowser, renderRoutes } from '../../../test/render/routes';
import { toast } from '../toast/toasts';
import { confirm } from './confirm';
import type { ModalContentProps } from './modalContent';
import { ModalHost } from './ModalHost';
import { modalKind } from './modalKind';
import { closeModal, selectModalStack } from './modalSlice';

const greeting = modalKind<{ name: string }, string>('test/greeting');

function Greeting({ props, close }: ModalContentProps<{ name: string }, string>) {
  return <button onClick={() => close(`здравствуйте, ${props.name}`)}>{props.name}</button>;
}

const missing = vi.fn<() => Promise<{ default: typeof Greeting }>>();

const registry = createModuleRegistry();
registry.register(
  defineModule({
    id: 'test',
    title: 'Проба',
    sort: 1,
    modals: {
      'test/greeting': () => Promise.resolve({ default: Greeting }),
      'test/missing': missing,
    },
  }),
);

/** Opens a dialog and lets React draw, without waiting for the dialog's answer. */
function opened<Result>(open: () => Promise<Result>): { answer: Promise<Result> } {
  const started: Promise<Result>[] = [];
  act(() => void started.push(open()));
  return { answer: Promise.race(started) };
}

const renderHost = () =>
  renderRoutes([{ path: '*', element: <ModalHost registry={registry} /> }], '/offer');

freshBrowser();

describe('the host of dialogs', () => {
  it('draws the dialog of a kind with its props and hands its result over', async () => {
    const { store } = await renderHost();
    const { answer } = opened(() => store.dispatch(greeting.open({ name: 'Анна' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Анна' }));
    expect(await answer).toBe('здравствуйте, Анна');
    expect(screen.queryByRole('button', { name: 'Анна' })).toBeNull();
  });

  it('keeps the lower dialog while an upper one opens and closes', async () => {
    const { store } = await renderHost();
    opened(() => store.dispatch(greeting.open({ name: 'Нижний' })));
    opened(() => store.dispatch(greeting.open({ name: 'Верхний' })));
    const lower = await screen.findByRole('button', { name: 'Нижний' });
    await userEvent.click(await screen.findByRole('button', { name: 'Верхний' }));
    expect(screen.getByRole('button', { name: 'Нижний' })).toBe(lower);
  });

  it('closes a dialog that could not be loaded, says so, and loads again the next time', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    missing.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    missing.mockResolvedValueOnce({ default: Greeting });
    const broken = modalKind<{ name: string }, string>('test/missing');
    const { store } = await renderHost();

    expect(
      await opened(() => store.dispatch(broken.open({ name: 'Анна' }))).answer,
    ).toBeUndefined();
    expect(toast.messages().at(-1)).toMatchObject({ tone: 'error' });

    opened(() => store.dispatch(broken.open({ name: 'Анна' })));
    expect(await screen.findByRole('button', { name: 'Анна' })).toBeVisible();
  });

  it('lets nobody wait for a kind that no module brought along', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { store } = await renderHost();
    const unknown = modalKind<undefined>('test/unknown');
    expect(await opened(() => store.dispatch(unknown.open(undefined))).answer).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('test/unknown'));
  });
});

describe('a confirmation', () => {
  const question = {
    title: 'Удалить пользователя?',
    message: 'Иван Петров потеряет доступ к кабинету.',
    confirmLabel: 'Удалить',
    danger: true,
  };
  async function ask() {
    const { store } = await renderHost();
    const { answer } = opened(() => store.dispatch(confirm(question)));
    expect(await screen.findByText(question.message)).toBeVisible();
    expect(screen.getByRole('dialog', { name: question.title })).toBeVisible();
    return { store, answer };
  }

  it('is true after the consent', async () => {
    const { answer } = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    expect(await answer).toBe(true);
  });

  it('is false after the refusal', async () => {
    const { answer } = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    expect(await answer).toBe(false);
  });

  it('is false after Escape', async () => {
    const { answer } = await ask();
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it('is false when the dialog is taken away', async () => {
    const { store, answer } = await ask();
    const id = selectModalStack(store.getState())[0]?.id ?? '';
    act(() => void store.dispatch(closeModal(id)));
    expect(await answer).toBe(false);
  });

  it('starts at the harmless answer when the other can not be undone', async () => {
    await ask();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus());
  });
});
