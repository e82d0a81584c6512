// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineModule } from '../modules/defineModule';
import { moduleRegistry } from '../modules/registry';
import { renderShell, type Answer } from '../testing/cabinetForTests';
import { returnBrake } from './healthRetry';
import { UnavailablePage } from './UnavailablePage';

const HEALTH = '/api/service/build/health';
const up: Answer = { status: 200, body: { status: 'UP' } };
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

const renderPage = (address: string, answers: Answer[]) => {
  const asked: string[] = [];
  return renderShell(
    [
      { path: '/unavailable', element: <UnavailablePage /> },
      { path: '*', element: <p>Другая страница</p> },
    ],
    {
      address,
      answer(path) {
        asked.push(path);
        return answers.shift() ?? up;
      },
    },
  ).then((shown) => ({ ...shown, asked }));
};

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
    const { router, asked } = await renderPage(address, [up]);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
    expect(asked).toEqual([HEALTH]);
  });

  it.each<[string, Answer]>([
    ['answers 503', { status: 503 }],
    ['says that it is down', { status: 200, body: { status: 'DOWN' } }],
  ])('stays while the service %s, and tries again on demand', async (_what, answer) => {
    const { router, asked } = await renderPage('/unavailable?redirect=/deliveries', [answer]);
    expect(await screen.findByText(/Пока не отвечает/)).toBeVisible();
    expect(router.state.location).toMatchObject({ search: '?redirect=/deliveries' });

    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/deliveries'));
    expect(asked).toEqual([HEALTH, HEALTH]);
  });
});
