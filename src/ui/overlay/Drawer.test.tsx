// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Drawer } from './Drawer';

// jsdom has the element, but not its modal mode; the real one is checked in Chromium.
const close = vi.fn<(this: HTMLDialogElement) => void>();
beforeEach(() => {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
  };
  close.mockImplementation(function hide(this: HTMLDialogElement) {
    this.open = false;
  });
  prototype.close = close;
});

const drawer = (open: boolean, onClose = vi.fn<() => void>()) => (
  <Drawer open={open} onClose={onClose} label="Разделы">
    <a href="#offer">Страховые продукты</a>
  </Drawer>
);

describe('Drawer', () => {
  it('opens as a modal dialog and closes while still in the page, so that the focus can return', () => {
    const { rerender } = render(drawer(false));
    expect(screen.queryByText('Страховые продукты')).not.toBeInTheDocument();
    rerender(drawer(true));
    const dialog = screen.getByRole('dialog', { name: 'Разделы' });
    expect(dialog).toBeVisible();
    let inPage = false;
    close.mockImplementation(() => {
      inPage = dialog.isConnected;
    });
    rerender(drawer(false));
    expect(inPage).toBe(true);
    expect(screen.queryByText('Страховые продукты')).not.toBeInTheDocument();
  });

  it('closes while still in the page when it is taken out of it', () => {
    const { unmount } = render(drawer(true));
    const dialog = screen.getByRole('dialog');
    let inPage = false;
    close.mockImplementation(() => {
      inPage = dialog.isConnected;
    });
    unmount();
    expect(inPage).toBe(true);
  });

  it('asks to be closed by the cross, Escape and a click beside it', async () => {
    const onClose = vi.fn<() => void>();
    render(drawer(true, onClose));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    const escape = new Event('cancel', { cancelable: true });
    act(() => void screen.getByRole('dialog').dispatchEvent(escape));
    expect(escape.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(3);
    await userEvent.click(screen.getByText('Страховые продукты'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});
