// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button';
import { Modal, type ModalProps } from './Modal';
import { PrimeProvider } from '../prime/PrimeProvider';
import { ToastHost, type ToastMessage } from './ToastHost';

function Opener(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <PrimeProvider>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      {open && (
        <Modal title="Реквизиты страхователя" onClose={() => setOpen(false)} {...props}>
          <input aria-label="ИНН" />
        </Modal>
      )}
    </PrimeProvider>
  );
}

const openDialog = async () => {
  await userEvent.click(screen.getByText('Открыть'));
  return screen.findByRole('dialog', { name: 'Реквизиты страхователя' });
};

describe('Modal', () => {
  it('moves the focus to its title, closes on Escape and returns the focus', async () => {
    render(<Opener />);
    await openDialog();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Открыть')).toHaveFocus());
  });

  it('gets the same z-index from the specified range each time it opens', async () => {
    render(<Opener />);
    const layers: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const dialog = await openDialog();
      await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
      layers.push(dialog.parentElement?.style.zIndex ?? '');
      await userEvent.keyboard('{Escape}');
    }
    expect(new Set(layers).size).toBe(1);
    expect(Number(layers[0])).toBeGreaterThanOrEqual(1100);
    expect(Number(layers[0])).toBeLessThan(1200);
  });

  it('releases its z-index even if it closes before it has fully opened', async () => {
    const { unmount } = render(<Opener />);
    const first = await openDialog();
    const layer = first.parentElement?.style.zIndex;
    unmount();
    render(<Opener />);
    expect((await openDialog()).parentElement?.style.zIndex).toBe(layer);
  });

  it('has no cross and ignores Escape if it must not be closed', async () => {
    render(<Opener closable={false} />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Закрыть' })).not.toBeInTheDocument();
  });

  it('can ignore Escape and keep its cross', async () => {
    render(<Opener closeOnEscape={false} />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('accepts widths in twelfths and in pixels; a breakpoint without a width uses the width of the next smaller breakpoint', async () => {
    render(<Opener widths={{ sm: '10/12', lg: 623 }} />);
    const { style } = await openDialog();
    expect(style.getPropertyValue('--modal-sm')).toBe('calc(100vw * 10 / 12)');
    expect(style.getPropertyValue('--modal-md')).toBe('calc(100vw * 10 / 12)');
    expect(style.getPropertyValue('--modal-lg')).toBe('623px');
    expect(style.getPropertyValue('--modal-xl')).toBe('623px');
  });
});

describe('ToastHost', () => {
  /** A host as in the shell: dismissed messages are removed. */
  function Host({
    messages,
    onDismiss,
  }: {
    messages: readonly ToastMessage[];
    onDismiss?: () => void;
  }) {
    const [gone, setGone] = useState<readonly string[]>([]);
    return (
      <ToastHost
        messages={messages.filter(({ id }) => !gone.includes(id))}
        onPress={() => undefined}
        onHold={() => undefined}
        onDismiss={(id) => {
          setGone([...gone, id]);
          onDismiss?.();
        }}
      />
    );
  }
  const success: ToastMessage = { id: '1', tone: 'success', text: 'Договор сохранён' };
  const failure: ToastMessage = { id: '2', tone: 'error', text: 'Нет связи' };
  const close = () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  afterEach(() => {
    vi.useRealTimers();
  });

  it('announces success politely for three seconds, and an error until it is closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { rerender } = render(<Host messages={[success]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Договор сохранён');
    await pass(2500);
    expect(screen.getByRole('status')).toBeVisible();
    await pass(500);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<Host messages={[success, failure]} />);
    await pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Нет связи$/);
    vi.useRealTimers();
    await close();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows only the latest message, and the number of waiting messages', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { rerender } = render(<Host messages={[failure]} />);
    rerender(<Host messages={[failure, success]} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/^Договор сохранён.*и ещё 1\sсообщение$/);
    await pass(3000);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Нет связи$/);
  });

  it('keeps a message that has the pointer or the focus, and then shows the waiting message for its full time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onDismiss = vi.fn<() => void>();
    const { rerender } = render(<Host messages={[failure]} onDismiss={onDismiss} />);
    act(() => screen.getByRole('button', { name: 'Закрыть' }).focus());
    rerender(<Host messages={[failure, success]} onDismiss={onDismiss} />);
    await pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Нет связи.*и ещё 1\sсообщение$/);
    act(() => screen.getByRole('button', { name: 'Закрыть' }).blur());
    expect(screen.getByRole('status')).toHaveTextContent('Договор сохранён');
    await pass(2500);
    expect(onDismiss).not.toHaveBeenCalled();
    await pass(500);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Нет связи$/);
  });
});
