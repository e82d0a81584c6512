// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetForms } from '../../forms/form/keptInput';
import type { LoadContext } from '../../shell/modules/defineModule';
import { renderShell, stubBrowser } from '../../shell/testing/cabinetForTests';
import { PrimeProvider } from '../../ui/prime/PrimeProvider';
import { profileModule } from './index';
import ProfilePage from './ProfilePage';
import { profileTabs } from './profileTabs';
import { company } from './testing/organization';
import { withRoles } from './testing/person';
import UserPage from './users/UserPage';

const user = withRoles('USER_ADMIN', 'SENDER');
const list = { status: 200, body: { content: [], totalElements: 0 } };

const ANSWERS: Record<string, { status: number; body: unknown }> = {
  'GET /api/v1/user': { status: 200, body: user },
  'GET /api/v1/user/u2': { status: 200, body: { ...user, id: 'u2', lastname: 'Ильин' } },
  'POST /api/v1/user/find': list,
  'POST /api/v1/user/role/find': list,
  'GET /api/v1/organization/o1': { status: 200, body: company },
  'POST /api/v1/paymentDetails/find': list,
  'GET /api/v1/client/credential/COURIER': {
    status: 200,
    body: { id: 'c1', clientId: 'EMscd6r9', serviceType: 'COURIER', secretType: 'OAUTH' },
  },
  'GET /api/v1/client/COURIER/health-check': {
    status: 200,
    body: { status: 'AVAILABLE', description: null },
  },
};

beforeEach(() => {
  stubBrowser();
  forgetForms();
});
afterEach(() => vi.restoreAllMocks());

/** The cabinet elsewhere; `load` is what the router does before it opens an address. */
async function openCabinet(as = user) {
  await Promise.all(profileTabs.map(({ lazy }) => lazy()));
  const calls: string[] = [];
  const shown = await renderShell(
    [
      { path: '/offer', element: <h1>Страховые продукты</h1> },
      {
        path: '/profile',
        element: (
          <PrimeProvider>
            <ProfilePage />
          </PrimeProvider>
        ),
      },
      { path: '/profile/users/:id', element: <UserPage /> },
    ],
    {
      user: as,
      answer: (path, request) => {
        const call = `${request.method} ${path}`;
        calls.push(call);
        return ANSWERS[call] ?? { status: 404 };
      },
    },
  );
  const load = (path: string, address: string, params: LoadContext['params'] = {}) => {
    const { store } = shown;
    const url = new URL(address, 'https://cabinet.example');
    const route = profileModule.routes?.find((candidate) => candidate.path === path);
    route?.load?.({ dispatch: store.dispatch, getState: store.getState, url, params });
  };
  return { ...shown, calls, load };
}

it.each([
  ['organization', 'ООО «Северный ветер»', ['GET /api/v1/organization/o1']],
  ['accounts', 'Здесь появятся банковские счета', ['POST /api/v1/paymentDetails/find']],
  ['users', 'Ничего не найдено', ['POST /api/v1/user/find']],
  [
    'integrations',
    'EMscd6r9',
    ['GET /api/v1/client/COURIER/health-check', 'GET /api/v1/client/credential/COURIER'],
  ],
])('the tab %s asks together with its code, and once only', async (id, content, expected) => {
  const { calls, load, router } = await openCabinet();
  const tab = profileTabs.find((candidate) => candidate.id === id);
  if (!tab) throw new Error(`There is no tab ${id}`);
  const code = vi.spyOn(tab, 'lazy');
  const address = `/profile?tab=${id}&status=deleted`;
  load('/profile', address);
  expect(code).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(calls.toSorted()).toEqual(expected));
  await act(() => router.navigate(address));
  expect((await screen.findAllByText(new RegExp(content))).length).toBeGreaterThan(0);
  expect(calls.toSorted()).toEqual(expected);
});

it('the page of a user asks for user and roles together with its code, and once only', async () => {
  const { calls, load, router } = await openCabinet();
  load('/profile/users/:id', '/profile/users/u2', { id: 'u2' });
  const expected = ['GET /api/v1/user/u2', 'POST /api/v1/user/role/find'];
  await vi.waitFor(() => expect(calls.toSorted()).toEqual(expected));
  await act(() => router.navigate('/profile/users/u2'));
  expect(await screen.findByRole('heading', { level: 1, name: /Ильин/ })).toBeVisible();
  expect(calls.toSorted()).toEqual(expected);
});

it('nothing is asked on behalf of a user who waits for the confirmation', async () => {
  const { calls, load } = await openCabinet({ ...user, isVerified: false });
  load('/profile', '/profile?tab=users');
  load('/profile', '/profile?tab=integrations');
  load('/profile/users/:id', '/profile/users/u2', { id: 'u2' });
  expect(calls).toEqual([]);
});
