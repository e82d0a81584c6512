// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button';
import { Menu } from './Menu';
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
  it('is named by its title, closes on Escape and returns the focus', async () => {
    render(<Opener />);
    await openDialog();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Открыть')).toHaveFocus());
  });

  it('has the specified z-index, the tenth time as the first', async () => {
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

  it('has no cross and ignores Escape when it must not be closed', async () => {
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

  it('accepts twelfths of the screen and pixels, each breakpoint inheriting the one below', async () => {
    render(<Opener widths={{ sm: '10/12', lg: 623 }} />);
    const { style } = await openDialog();
    expect(style.getPropertyValue('--modal-sm')).toBe('calc(100vw * 10 / 12)');
    expect(style.getPropertyValue('--modal-md')).toBe('calc(100vw * 10 / 12)');
    expect(style.getPropertyValue('--modal-lg')).toBe('623px');
    expect(style.getPropertyValue('--modal-xl')).toBe('623px');
  });
});

describe('Menu', () => {
  it('opens from the keyboard, runs the chosen action and returns the focus', async () => {
    const onSelect = vi.fn<() => void>();
    const groups = [
      {
        id: 'person',
        label: 'Учётная запись',
        actions: [
          { id: 'profile', label: 'Профиль', onSelect: vi.fn<() => void>() },
          { id: 'exit', label: 'Выйти', onSelect },
        ],
      },
    ];
    render(
      <PrimeProvider>
        <Menu label="Меню пользователя" groups={groups}>
          АС
        </Menu>
      </PrimeProvider>,
    );
    const button = screen.getByRole('button', { name: 'Меню пользователя' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    // jsdom has no layout, so PrimeReact does not position the popup there.
    const list = await screen.findByRole('menu', { name: 'Меню пользователя', hidden: true });
    expect(list).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('Menu left by Tab', () => {
  const themes = [
    { id: 'light', label: 'Светлая', checked: true, onSelect: vi.fn<() => void>() },
    { id: 'dark', label: 'Тёмная', checked: false, onSelect: vi.fn<() => void>() },
  ];

  it('closes, and the focus moves to the element after its button', async () => {
    render(
      <PrimeProvider>
        <Button>Раньше</Button>
        <Menu label="Тема" groups={[{ id: 'theme', actions: themes }]}>
          Т
        </Menu>
        <Button>Дальше</Button>
      </PrimeProvider>,
    );
    const button = screen.getByRole('button', { name: 'Тема' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { hidden: true });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { hidden: true });
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Раньше' })).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('announces whether an option is chosen', async () => {
    render(
      <PrimeProvider>
        <Menu label="Тема" groups={[{ id: 'theme', actions: themes }]}>
          Т
        </Menu>
      </PrimeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Тема' }));
    const items = await screen.findAllByRole('menuitemradio', { hidden: true });
    expect(items.map((item) => [item.ariaLabel, item.getAttribute('aria-checked')])).toEqual([
      ['Светлая', 'true'],
      ['Тёмная', 'false'],
    ]);
  });
});

describe('Menu of pages', () => {
  async function openMenu() {
    const router = createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <PrimeProvider>
              <Menu
                label="Меню"
                groups={[
                  { id: 'own', actions: [{ id: 'profile', label: 'Профиль', to: '/profile' }] },
                ]}
              >
                АС
              </Menu>
            </PrimeProvider>
          ),
        },
      ],
      { initialEntries: ['/offer'] },
    );
    render(<RouterProvider router={router} />);
    screen.getByRole('button', { name: 'Меню' }).focus();
    await userEvent.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: 'Профиль', hidden: true });
    return { router, link };
  }

  it('has links, which the arrow keys and Enter follow', async () => {
    const { router, link } = await openMenu();
    expect(link).toHaveAttribute('href', '/profile');
    await userEvent.keyboard('{Home}{Enter}');
    expect(router.state.location.pathname).toBe('/profile');
    expect(screen.getByRole('button', { name: 'Меню' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves modified clicks on a link to the browser', async () => {
    const { router, link } = await openMenu();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    act(() => void link.dispatchEvent(click));
    expect(click.defaultPrevented).toBe(false);
    expect(router.state.location.pathname).toBe('/offer');
  });
});

describe('ToastHost', () => {
  /** A host as in the shell: dismissed messages are removed. */
  function Host({ said, onDismiss }: { said: readonly ToastMessage[]; onDismiss?: () => void }) {
    const [gone, setGone] = useState<readonly string[]>([]);
    return (
      <ToastHost
        messages={said.filter(({ id }) => !gone.includes(id))}
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

  it('announces success politely for three seconds and an error until it is closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { rerender } = render(<Host said={[success]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Договор сохранён');
    await pass(2500);
    expect(screen.getByRole('status')).toBeVisible();
    await pass(500);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<Host said={[success, failure]} />);
    await pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Нет связи$/);
    vi.useRealTimers();
    await close();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows one message at a time, the latest, and counts the waiting ones', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { rerender } = render(<Host said={[failure]} />);
    rerender(<Host said={[failure, success]} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/^Договор сохранён.*и ещё 1\sсообщение$/);
    await pass(3000);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Нет связи$/);
  });

  it('keeps the message with the pointer or the focus, and the time of a waiting one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onDismiss = vi.fn<() => void>();
    const { rerender } = render(<Host said={[failure]} onDismiss={onDismiss} />);
    act(() => screen.getByRole('button', { name: 'Закрыть' }).focus());
    rerender(<Host said={[failure, success]} onDismiss={onDismiss} />);
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
