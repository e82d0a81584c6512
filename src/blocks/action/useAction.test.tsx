// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../test/render/toasts';
import { freshBrowser, renderRoutes } from '../../../test/render/routes';
import { errorFromBody, errorWithoutBody } from '../../api/errors';
import { useKeptFocus } from '../../shell/focus/useKeptFocus';
import { ModalHost } from '../../shell/modal/ModalHost';
import { useAction } from './useAction';

interface Answer {
  data?: string;
  error?: unknown;
}

const call = vi.fn<(name: string, signal: AbortSignal) => Promise<Answer>>();
const onDone = vi.fn<(name: string) => void>();
const focusAfter = vi.fn<() => HTMLElement | null>();
const onFailed = vi.fn<(name: string) => void>();

function Actions({ asks }: { asks: boolean }) {
  useKeptFocus();
  const { run, busy, cancel } = useAction<string, string>({
    ...(asks && {
      ask: (name) => ({ title: `Удалить ${name}?`, message: 'Навсегда', confirmLabel: 'Да' }),
    }),
    call,
    success: (name, result) => `${name}: ${result}`,
    focusAfter,
    onDone,
    onFailed,
  });
  return (
    <>
      <button aria-busy={busy} onClick={() => run('счёт')}>
        Удалить
      </button>
      <button onClick={cancel}>Прервать</button>
    </>
  );
}

async function draw(asks = false) {
  const page = (
    <>
      <Actions asks={asks} />
      <ModalHost />
    </>
  );
  const shown = await renderRoutes(
    [
      { path: '/offer', element: page },
      { path: '/profile', element: <p>Профиль</p> },
    ],
    '/offer',
  );
  return { ...shown, button: screen.getByRole('button', { name: 'Удалить' }) };
}

const toastTexts = () => toasts().map(({ tone, text }) => [tone, text]);

beforeAll(() => import('../../shell/modal/ConfirmDialog'));
freshBrowser();
beforeEach(() => {
  call.mockReset().mockResolvedValue({ data: 'удалён' });
  focusAfter.mockReset().mockReturnValue(null);
  onDone.mockReset();
  onFailed.mockReset();
});

describe('an action', () => {
  it('is busy while its call runs, announces the success, and keeps the focus', async () => {
    let answer: (value: Answer) => void = () => {};
    call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { button, user } = await draw();
    await user.click(button);
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer({ data: 'удалён' }));
    expect(toastTexts()).toEqual([['success', 'счёт: удалён']]);
    expect(call).toHaveBeenCalledOnce();
    expect(onDone).toHaveBeenCalledExactlyOnceWith('счёт');
    expect(button).toHaveAttribute('aria-busy', 'false');
    expect(button).toHaveFocus();
  });

  it('shows the server’s reason if the call is refused', async () => {
    call.mockResolvedValue({ error: errorFromBody(409, { message: 'Счёт занят' }) });
    const { button, user } = await draw();
    await user.click(button);
    expect(toastTexts()).toEqual([['error', 'Счёт занят']]);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('shows no message when it was cancelled', async () => {
    call.mockImplementation(
      (_name, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ error: errorWithoutBody('ABORTED') }));
        }),
    );
    const { button, user } = await draw();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Прервать' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(toastTexts()).toEqual([]);
  });

  it('aborts its call when the user leaves the page', async () => {
    const signals: AbortSignal[] = [];
    call.mockImplementation((_name, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const { button, user, goTo } = await draw();
    await user.click(button);
    expect(signals[0]?.aborted).toBe(false);
    await goTo('/profile');
    expect(signals[0]?.aborted).toBe(true);
  });

  it('asks for confirmation, makes its call only after it, and gives the focus back', async () => {
    const { button, user } = await draw(true);
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Отменить' }));
    expect(call).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Да' }));
    await waitFor(() => expect(toastTexts()).toEqual([['success', 'счёт: удалён']]));
    expect(button).toHaveFocus();
  });
});

describe('the focus after an action that removes its control', () => {
  it.each([false, true])(
    'moves to the element named by `focusAfter` (confirmation first: %s)',
    async (asks) => {
      focusAfter.mockImplementation(() => screen.getByRole('button', { name: 'Прервать' }));
      const { button, user } = await draw(asks);
      await user.click(button);
      if (asks) await user.click(await screen.findByRole('button', { name: 'Да' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Прервать' })).toHaveFocus());
    },
  );

  it('stays on another element if the user has focused it meanwhile', async () => {
    focusAfter.mockImplementation(() => screen.getByRole('button', { name: 'Удалить' }));
    let answer: (value: Answer) => void = () => {};
    call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { button, user } = await draw();
    await user.click(button);
    const other = screen.getByRole('button', { name: 'Прервать' });
    other.focus();
    await act(async () => answer({ data: 'удалён' }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(other).toHaveFocus();
  });
});
