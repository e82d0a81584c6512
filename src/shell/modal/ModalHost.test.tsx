// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { toasts } from '../../../test/render/toasts';
import { freshBrowser, renderRoutes } from '../../../test/render/routes';
import { confirm } from './modalKind';
import type { ModalContentProps } from './modalContent';
import { ModalHost } from './ModalHost';
import { modalKind } from './modalKind';
import { closeModal, openModal, selectModalStack } from './modalSlice';

function Greeting({ props, close }: ModalContentProps<{ name: string }, string>) {
  return <button onClick={() => close(`здравствуйте, ${props.name}`)}>{props.name}</button>;
}

const file = { default: Greeting };
const load = vi.fn<() => Promise<typeof file>>();
const greetingKind = () => modalKind<{ name: string }, string>({ id: 'test/greeting', lazy: load });
const greeting = greetingKind();

/** Opens a dialog and waits for its render, but not for its result. */
function opened<Result>(open: () => Promise<Result>): { answer: Promise<Result> } {
  const started: Promise<Result>[] = [];
  act(() => void started.push(open()));
  return { answer: Promise.race(started) };
}

const renderHost = () => renderRoutes([{ path: '*', element: <ModalHost /> }], '/offer');

freshBrowser();
// Loads the dialog in advance, because the load may take longer than the timeout of a test.
beforeAll(() => import('./ConfirmDialog'));
beforeEach(() => {
  load.mockReset().mockResolvedValue(file);
});

describe('ModalHost', () => {
  it('renders the dialog of a kind with its props, and returns its result', async () => {
    const { store } = await renderHost();
    const { answer } = opened(() => store.dispatch(greeting.open({ name: 'Анна' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Анна' }));
    expect(await answer).toBe('здравствуйте, Анна');
    expect(screen.queryByRole('button', { name: 'Анна' })).toBeNull();
  });

  it('keeps the lower dialog while an upper dialog opens and closes', async () => {
    const { store } = await renderHost();
    opened(() => store.dispatch(greeting.open({ name: 'Нижний' })));
    opened(() => store.dispatch(greeting.open({ name: 'Верхний' })));
    const lower = await screen.findByRole('button', { name: 'Нижний' });
    await userEvent.click(await screen.findByRole('button', { name: 'Верхний' }));
    expect(screen.getByRole('button', { name: 'Нижний' })).toBe(lower);
  });

  it('closes a dialog whose file is missing, with a message, and loads it again the next time', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const broken = greetingKind();
    const { store } = await renderHost();

    expect(
      await opened(() => store.dispatch(broken.open({ name: 'Анна' }))).answer,
    ).toBeUndefined();
    expect(toasts().at(-1)).toMatchObject({
      tone: 'error',
      text: 'Кабинет обновился, и часть страницы не загрузилась. Обновите страницу.',
    });

    opened(() => store.dispatch(broken.open({ name: 'Анна' })));
    expect(await screen.findByRole('button', { name: 'Анна' })).toBeVisible();
  });

  it('covers the page at once, but shows a spinner only after 200 ms', async () => {
    vi.useFakeTimers();
    load.mockReturnValue(new Promise(() => {}));
    const { store, view } = await renderHost();
    opened(() => store.dispatch(greetingKind().open({ name: 'Анна' })));
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(view.container.querySelector('.opened-part__cover')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status')).toBeVisible();
    vi.useRealTimers();
  });

  it('removes a dialog of an unknown kind from the stack', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { store } = await renderHost();
    act(() => void store.dispatch(openModal({ id: 'stray', kind: 'test/stray', props: {} })));
    expect(selectModalStack(store.getState())).toEqual([]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('test/stray'));
  });

  it('accepts only a component that fits the kind', () => {
    type Lazy = Parameters<typeof modalKind<{ name: string }, string>>[0]['lazy'];
    type FileOf<Props, Result> = () => Promise<{
      default: ComponentType<ModalContentProps<Props, Result>>;
    }>;
    expectTypeOf<FileOf<{ name: string }, string>>().toExtend<Lazy>();
    expectTypeOf<FileOf<{ name: string; age: number }, string>>().not.toExtend<Lazy>();
    expectTypeOf<FileOf<{ name: string }, number>>().not.toExtend<Lazy>();
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
    const dialog = screen.getByRole('alertdialog', { name: question.title });
    expect(dialog).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(question.message);
    return { store, answer };
  }

  it('returns true after the consent', async () => {
    const { answer } = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    expect(await answer).toBe(true);
  });

  it('returns false after the refusal', async () => {
    const { answer } = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    expect(await answer).toBe(false);
  });

  it('returns false after Escape', async () => {
    const { answer } = await ask();
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it('returns false when the dialog is removed', async () => {
    const { store, answer } = await ask();
    const id = selectModalStack(store.getState())[0]?.id ?? '';
    act(() => void store.dispatch(closeModal(id)));
    expect(await answer).toBe(false);
  });

  it('moves the initial focus to «Отменить» if the action cannot be undone', async () => {
    await ask();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus());
  });
});
