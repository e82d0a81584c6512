// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { defineModule } from '../modules/defineModule';
import { moduleRegistry } from '../modules/registry';
import { returnBrake } from './healthRetry';
import { UnavailablePage } from './UnavailablePage';

const cabinet = testCabinet();
const lazy = () => Promise.resolve({ default: () => null });

moduleRegistry.register(
  defineModule({
    id: 'finance',
    title: 'Финансирование',
    sort: 10,
    routes: [
      { path: '/deliveries', lazy },
      { path: '/offer/request/:id', lazy },
      { path: '/login', lazy, access: { public: 'strangers' } },
      { path: '/register', lazy, access: { public: 'strangers' } },
    ],
  }),
);

const setDown = (isDown: boolean) => {
  cabinet.backend.world.settings.serviceErrors = isDown ? { CABINET: 'Нет базы данных' } : {};
};

const openPage = (address: string) =>
  cabinet.showRoutes(
    [
      { path: '/unavailable', element: <UnavailablePage /> },
      { path: '*', element: <p>Другая страница</p> },
    ],
    { address },
  );

beforeEach(() => vi.spyOn(returnBrake, 'pause').mockReturnValue(0));

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
  ])('%s leads to %s once the service is well', async (address, pathname, search) => {
    const { router } = await openPage(address);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
    expect(cabinet.calls()).toEqual(['getHealth']);
  });

  it.each<[string, () => void, () => void]>([
    ['answers 503', () => cabinet.fail('getHealth', '503'), () => cabinet.mend()],
    ['says that it is down', () => setDown(true), () => setDown(false)],
  ])('stays while the service %s, and tries again on demand', async (_what, breakIt, mendIt) => {
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
