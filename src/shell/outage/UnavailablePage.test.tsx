// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testCabinet, type Visit } from '../../../test/render/cabinet';
import { restoreSession } from '../../session/restore';
import { defineModule } from '../modules/defineModule';
import { moduleRegistry } from '../modules/registry';
import { returnThrottle } from './healthRetry';
import { UnavailablePage } from './UnavailablePage';

const cabinet = testCabinet();
const page = () => Promise.resolve({ default: () => null });

moduleRegistry.register(
  defineModule({
    id: 'finance',
    title: 'Финансирование',
    sort: 10,
    routes: [
      { path: '/deliveries', title: 'Реестр поставок', page },
      { path: '/offer/request/:id', page },
      { path: '/login', page, access: { public: 'strangers' } },
      { path: '/register', page, access: { public: 'strangers' } },
    ],
  }),
);

const setDown = (isDown: boolean) => {
  cabinet.backend.world.settings.serviceErrors = isDown ? { CABINET: 'Нет базы данных' } : {};
};

const openPage = (address: string, visit: Visit = {}) =>
  cabinet.showRoutes(
    [
      { path: '/unavailable', element: <UnavailablePage /> },
      { path: '*', element: <p>Другая страница</p> },
    ],
    { address, ...visit },
  );

beforeEach(() => vi.spyOn(returnThrottle, 'pause').mockReturnValue(0));

describe('/unavailable', () => {
  it.each([
    ['/unavailable?redirect=/deliveries%3Fpage%3D2', '/deliveries', '?page=2'],
    ['/unavailable?redirect=/offer/request/7', '/offer/request/7', ''],
    ['/unavailable', '/offer', ''],
    ['/unavailable?redirect=/register', '/register', ''],
    ['/unavailable?redirect=/login', '/offer', ''],
    ['/unavailable?redirect=/login?redirect%3D/deliveries', '/deliveries', ''],
    ['/unavailable?redirect=https://evil.example/', '/offer', ''],
    ['/unavailable?redirect=//evil.example/deliveries', '/offer', ''],
    ['/unavailable?redirect=/nowhere', '/offer', ''],
  ])('returns from %s to %s once the service works', async (address, pathname, search) => {
    const { router } = await openPage(address);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
    expect(cabinet.calls()).toEqual(['getHealth']);
  });

  it('says that the service works again, and returns on request', async () => {
    vi.mocked(returnThrottle.pause).mockReturnValue(600_000);
    const { router, user } = await openPage('/unavailable?redirect=/deliveries');
    const again = 'Сервис снова отвечает, возвращаем вас обратно…';
    expect(await screen.findByText(again)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Вернуться сейчас' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/deliveries'));
  });

  it('checks the service again if the same page fails at once after the return', async () => {
    cabinet.fail('getHealth', '503');
    const { router } = await openPage('/unavailable?redirect=/deliveries');
    expect(await screen.findByText(/Пока не отвечает/)).toBeVisible();
    await act(() => router.navigate('/unavailable?redirect=/deliveries', { replace: true }));
    await waitFor(() => expect(cabinet.calls()).toEqual(['getHealth', 'getHealth']));
  });

  it.each<[string, () => void, () => void]>([
    ['answers 503', () => cabinet.fail('getHealth', '503'), () => cabinet.mend()],
    ['says that it is down', () => setDown(true), () => setDown(false)],
  ])('stays while the service %s, and retries on demand', async (_what, breakIt, mendIt) => {
    breakIt();
    const { router, user } = await openPage('/unavailable?redirect=/deliveries');
    expect(await screen.findByText(/Пока не отвечает/)).toBeVisible();
    expect(router.state.location).toMatchObject({ search: '?redirect=/deliveries' });

    mendIt();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/deliveries'));
    expect(cabinet.calls()).toEqual(['getHealth', 'getHealth']);
  });
});

describe('a section that fails again after each return', () => {
  const HEADING = 'Раздел «Реестр поставок» не отвечает';
  const deliveries = '/unavailable?redirect=/deliveries%3Fpage%3D2';
  const button = (name: string) => screen.getByRole('button', { name });

  beforeEach(() => vi.spyOn(returnThrottle, 'pause').mockReturnValue(undefined));

  it('is named on the page, which does not return by itself', async () => {
    const { router, user } = await openPage(deliveries);
    expect(await screen.findByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    expect(screen.getByText(/не открылся и после повторных попыток/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/unavailable');
    await user.click(button('Повторить'));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/deliveries', search: '?page=2' }),
    );
  });

  it('does not block the home page, the menu and the sign-out', async () => {
    const { router, user } = await openPage(deliveries);
    expect(await screen.findByRole('link', { name: 'На главную' })).toHaveAttribute(
      'href',
      '/offer',
    );
    const menu = screen.getByRole('navigation', { name: 'Разделы' });
    expect(within(menu).getByRole('link', { name: 'Страховые продукты' })).toBeVisible();
    await user.click(button('Выйти'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('is named to a visitor on a page without menu and sign-out', async () => {
    const { store } = await openPage('/unavailable?redirect=/register', { as: null });
    await act(() => store.dispatch(restoreSession()));
    const name = 'Раздел «Регистрация» не отвечает';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(button('Повторить')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull();
  });

  it('gets no link to the home page if it is the home page itself', async () => {
    await openPage('/unavailable');
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('navigation')).toBeVisible());
    expect(screen.queryByRole('link', { name: 'На главную' })).toBeNull();
  });
});
