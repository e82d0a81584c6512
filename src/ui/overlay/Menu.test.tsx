// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button';
import { Menu } from './Menu';
import { PrimeProvider } from '../prime/PrimeProvider';

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
    expect(screen.getByRole('menu', { name: 'Меню пользователя' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Профиль' })).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('an open Menu', () => {
  it('moves the focus by arrows, Home and End, around its ends and past lines that are disabled', async () => {
    const lines = ['Первая', 'Вторая', 'Третья'].map((label, at) => ({
      id: label,
      label,
      disabled: at === 1,
      onSelect: vi.fn<() => void>(),
    }));
    const show = (actions: typeof lines) => (
      <Menu label="Строки" groups={[{ id: 'lines', actions }]}>
        С
      </Menu>
    );
    const { rerender } = render(show(lines));
    await userEvent.click(screen.getByRole('button', { name: 'Строки' }));
    for (const [key, name] of [
      ['ArrowDown', 'Третья'],
      ['ArrowDown', 'Первая'],
      ['ArrowUp', 'Третья'],
      ['Home', 'Первая'],
      ['End', 'Третья'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(screen.getByRole('menuitem', { name })).toHaveFocus();
    }
    // A line that disappears leaves the focus to the first line.
    rerender(show(lines.slice(0, 2)));
    expect(screen.getByRole('menuitem', { name: 'Первая' })).toHaveFocus();
  });

  const themes = [
    { id: 'light', label: 'Светлая', checked: true, onSelect: vi.fn<() => void>() },
    { id: 'dark', label: 'Тёмная', checked: false, onSelect: vi.fn<() => void>() },
  ];

  it('closes by Tab, and the focus moves to the element after its button', async () => {
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
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Раньше' })).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['scroll', 'resize'])('stays open on %s, and follows its button', async (event) => {
    render(
      <PrimeProvider>
        <Menu label="Тема" groups={[{ id: 'theme', actions: themes }]}>
          Т
        </Menu>
      </PrimeProvider>,
    );
    const button = screen.getByRole('button', { name: 'Тема' });
    const moveTo = (top: number) =>
      vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, top, 40, 40));
    moveTo(300);
    await userEvent.click(button);
    const list = screen.getByRole('region', { name: 'Тема' });
    expect(list).toHaveStyle({ top: '344px' });
    moveTo(120);
    fireEvent(window, new Event(event));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(list).toHaveStyle({ top: '164px' });
  });

  it('says whether an option is chosen', async () => {
    render(
      <PrimeProvider>
        <Menu label="Тема" groups={[{ id: 'theme', actions: themes }]}>
          Т
        </Menu>
      </PrimeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Тема' }));
    const items = screen.getAllByRole('menuitemradio');
    expect(items.map((item) => [item.textContent, item.ariaChecked])).toEqual([
      ['Светлая', 'true'],
      ['Тёмная', 'false'],
    ]);
  });
});

describe('a Menu of pages', () => {
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
    const link = screen.getByRole('menuitem', { name: 'Профиль' });
    return { router, link };
  }

  it('contains links that work with the arrow keys and Enter', async () => {
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
