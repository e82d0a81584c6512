// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../test/render/browser';
import { testCabinet, type Visit } from '../../../test/render/cabinet';
import { RouteErrorBoundary } from '../pages/RouteErrorBoundary';
import { defineModule } from '../modules/defineModule';
import type { RouteHandle } from '../page/pageTitle';
import { selectModuleNames } from '../modules/modulesSlice';
import { loadModules } from '../modules/loadModules';
import { moduleRegistry } from '../modules/registry';
import { dayWith } from '../today/testing/day';
import { confirm } from '../modal/modalKind';
import { selectModalStack } from '../modal/modalSlice';
import { densityChosen } from '../preferences/preferencesSlice';
import CabinetLayout from './CabinetLayout';
import { PageFrame } from './PageFrame';
import { toastsOf } from '../toast/toasts';

const cabinet = testCabinet();

const samplePage = vi.fn(() => Promise.reject(new Error('This file is not rendered in the test')));

/** A module with a caption in its menu. */
const sample = defineModule({
  id: 'sample',
  availableAs: 'core',
  title: 'Проба',
  sort: 1,
  routes: [{ path: '/sample', layout: 'lk', page: samplePage }],
  menu: [
    { id: 'help', label: 'Помощь', to: '/help', sort: 20, caption: 'Вопросы и ответы' },
    { id: 'sample', label: 'Проба', to: '/sample', sort: 30 },
  ],
});
moduleRegistry.register(sample);

const page = () => Promise.reject(new Error('This file is not rendered in the test'));

function Broken(): never {
  throw new Error('Свойство не прочитано');
}

const routes: RouteObject[] = [
  {
    element: <CabinetLayout />,
    children: [
      {
        path: '/offer',
        handle: { title: 'Страховые продукты' },
        ErrorBoundary: RouteErrorBoundary,
        element: <Link to="/offer?tab=2">Вторая вкладка</Link>,
      },
      {
        path: '/help',
        handle: { title: 'Помощь' },
        ErrorBoundary: RouteErrorBoundary,
        element: <h1>Помощь</h1>,
      },
      {
        path: '/tabs',
        handle: {
          title: 'Разделы',
          tabs: [
            { id: '1', label: 'Один', page },
            { id: '2', label: 'Два', page },
          ],
        } satisfies RouteHandle,
        element: <Link to="/tabs?tab=2">Вторая вкладка</Link>,
      },
      { path: '/broken', ErrorBoundary: RouteErrorBoundary, element: <Broken /> },
    ],
  },
  { path: '/login', element: <h1>Вход</h1> },
];

const framed: RouteObject[] = [
  { element: <PageFrame />, children: [...routes, { path: '/login', element: <h1>Вход</h1> }] },
];

async function renderCabinet(visit?: Visit) {
  return cabinet.showRoutes(framed, visit);
}

describe('the cabinet', () => {
  it('shows the organization with its ИНН and the person', async () => {
    await renderCabinet();
    expect(screen.getByText('ООО «Северный ветер»')).toBeVisible();
    expect(screen.getByText('ИНН 7801234564')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Меню пользователя: Анна Соколова' })).toBeVisible();
  });

  it('loads the files of a page when the pointer or the focus reaches its link', async () => {
    await renderCabinet();
    const link = screen.getByRole('link', { name: 'Проба' });
    await userEvent.hover(link);
    expect(samplePage).toHaveBeenCalledOnce();
    act(() => link.focus());
    expect(samplePage).toHaveBeenCalledTimes(2);
  });

  it('marks the current section in the menu and uses the title of the page for the tab', async () => {
    await renderCabinet();
    const menu = screen.getByRole('navigation', { name: 'Разделы' });
    const current = within(menu).getByRole('link', { name: 'Страховые продукты' });
    expect(current).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getAllByRole('link', { current: 'page' })).toEqual([current]);
    expect(document.title).toBe('Страховые продукты\u00A0— Деловой кабинет');
  });

  it('moves the focus to the content of a new page, and scrolls to its top', async () => {
    await renderCabinet();
    await userEvent.click(screen.getByRole('link', { name: /Вопросы и ответы/ }));
    expect(await screen.findByRole('heading', { name: 'Помощь' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(document.title).toBe('Помощь\u00A0— Деловой кабинет');
  });

  it('moves the focus once for two new pages in one frame', async () => {
    const { router } = await renderCabinet();
    const frames = new Map<number, FrameRequestCallback>();
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation(
      (call) => frames.set(frames.size + 1, call).size,
    );
    vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation(
      (frame) => void frames.delete(frame),
    );
    await act(() => router.navigate('/help'));
    await act(() => router.navigate('/offer'));
    for (const call of frames.values()) call(0);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('does not move the focus when only the query changes', async () => {
    await renderCabinet();
    await userEvent.click(screen.getByRole('link', { name: 'Вторая вкладка' }));
    expect(screen.getByRole('link', { name: 'Вторая вкладка' })).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('uses the name of the open page tab in the title of the browser tab, and announces the next title', async () => {
    await renderCabinet({ address: '/tabs' });
    expect(document.title).toBe('Один\u00A0— Разделы\u00A0— Деловой кабинет');
    await userEvent.click(screen.getByRole('link', { name: 'Вторая вкладка' }));
    expect(document.title).toBe('Два\u00A0— Разделы\u00A0— Деловой кабинет');
    expect(screen.getByText('Два — Разделы')).toHaveRole('status');
  });

  it('closes the dialogs when their page is left', async () => {
    const { store, router } = await renderCabinet();
    vi.spyOn(console, 'error').mockReturnValue();
    await act(() => router.navigate('/help'));
    act(() => void store.dispatch(confirm({ title: 'Да?', message: 'Нет?', confirmLabel: 'Да' })));
    await act(() => router.navigate('/offer'));
    expect(selectModalStack(store.getState())).toEqual([]);
  });

  it('moves the focus to the content by the skip link, without a change of the address', async () => {
    await renderCabinet();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Перейти к содержанию' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('keeps the menu usable when a page breaks', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await renderCabinet({ address: '/broken' });
    expect(screen.getByRole('heading', { name: 'Не удалось открыть страницу' })).toBeVisible();
    expect(screen.queryByText(/Свойство не прочитано/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /Вопросы и ответы/ }));
    expect(await screen.findByRole('heading', { name: 'Помощь' })).toBeVisible();
    expect(log).toHaveBeenCalled();
  });

  it('shows toasts that were added before its first render', async () => {
    const { store, goTo } = await renderCabinet({ address: '/login' });
    toastsOf(store.dispatch).success('Заявка отправлена');
    await goTo('/offer');
    expect(await screen.findByText('Заявка отправлена')).toBeVisible();
  });

  it('reports a missing list of sections and loads it again on request', async () => {
    cabinet.fail('getModules', '400');
    const { store } = await renderCabinet();
    await act(() => store.dispatch(loadModules()));
    expect(await screen.findByText(/Не удалось загрузить список разделов/)).toBeVisible();
    cabinet.mend();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByText(/список разделов/)).toBeNull());
    expect(cabinet.calls()).toEqual(['getModules', 'getModules']);
    expect(selectModuleNames(store.getState())).toContain('debtors');
  });
});

describe('the sidebar', () => {
  it('collapses to icons with tooltips, and expands again', async () => {
    await renderCabinet();
    await userEvent.click(screen.getByRole('button', { name: 'Свернуть меню' }));
    const link = screen.getByRole('link', { name: 'Страховые продукты' });
    await userEvent.hover(link);
    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(
      'Страховые продукты',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Развернуть меню' }));
    expect(screen.getByText('Общее')).toBeVisible();
  });

  it('closes a group by its heading', async () => {
    await renderCabinet();
    const heading = screen.getByRole('button', { name: 'Общее' });
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(heading);
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Страховые продукты' })).toBeNull();
  });

  it('shows captions and badges', async () => {
    const { store } = await renderCabinet();
    act(() => void store.dispatch(dayWith({ offer: 3 })));
    expect(screen.getByRole('link', { name: /Страховые продукты.*3/ })).toBeVisible();
    expect(screen.getByText('Вопросы и ответы')).toBeVisible();
  });
});

describe('the compact density', () => {
  it('sets a class on the whole cabinet', async () => {
    const { store, view } = await renderCabinet();
    expect(view.container.querySelector('.cabinet--compact')).toBeNull();
    act(() => void store.dispatch(densityChosen('compact')));
    expect(view.container.querySelector('.cabinet--compact')).not.toBeNull();
  });
});

describe('the drawer of narrow screens', () => {
  async function openDrawer() {
    stubBrowser(700);
    const shown = await renderCabinet();
    await userEvent.click(screen.getByRole('button', { name: 'Открыть меню' }));
    return { ...shown, drawer: await screen.findByRole('dialog', { name: 'Меню' }) };
  }

  it('contains the menu and closes when a section is chosen', async () => {
    const { drawer } = await openDrawer();
    await userEvent.click(within(drawer).getByRole('link', { name: /Помощь/ }));
    expect(await screen.findByRole('heading', { name: 'Помощь' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when the page changes', async () => {
    const { router } = await openDrawer();
    await act(() => router.navigate('/help'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by its close button', async () => {
    const { drawer } = await openDrawer();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the top bar', () => {
  const choose = async (name: RegExp, role = 'menuitem') =>
    userEvent.click(await screen.findByRole(role, { name }));

  it('changes the theme', async () => {
    const { store } = await renderCabinet();
    await userEvent.click(screen.getByRole('button', { name: /^Тема/ }));
    await choose(/Тёмная/, 'menuitemradio');
    expect(store.getState().preferences.theme).toBe('dark');
    expect(screen.getByRole('button', { name: 'Тема: тёмная' })).toBeVisible();
  });

  it('signs the user out', async () => {
    await renderCabinet();
    await userEvent.click(screen.getByRole('button', { name: /Меню пользователя/ }));
    expect(screen.getByText('Анна Соколова · Администратор организации')).toBeInTheDocument();
    await choose(/Выйти/);
    expect(await screen.findByRole('heading', { name: 'Вход' })).toBeVisible();
    await waitFor(() => expect(cabinet.calls()).toContain('logout'));
  });

  it('does not crash for a user without data', async () => {
    cabinet.fail('getCurrentUser', 'empty-object');
    await renderCabinet();
    expect(screen.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
    expect(screen.queryByText(/ИНН/)).toBeNull();
  });
});
