// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { giveRole, ILIN_ID, SOKOLOVA_ID } from '../../../test/backend/scenarios/people';
import { beginPage } from '../../../test/render/beginPage';
import { testCabinet } from '../../../test/render/cabinet';
import { profileModule } from './manifest';
import ProfilePage from './page';
import { profileTabs } from './profileTabs';
import UserPage from './users/user/page';

const cabinet = testCabinet();
const ANNA = 'sokolova@severveter.ru';
const DENIS = 'morozov@posylka-plus.ru';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Renders the cabinet at /offer; `load` starts the calls of a page as the router does. */
async function openCabinet(as = ANNA) {
  await Promise.all(profileTabs.tabs.map(({ page }) => page()));
  const shown = await cabinet.show(
    {
      '/offer': <h1>Страховые продукты</h1>,
      '/profile': <ProfilePage />,
      '/profile/users/:id': <UserPage />,
    },
    { as },
  );
  const load = (path: string, address: string, params?: { id: string }) =>
    beginPage(profileModule.routes, path, shown.store, address, params);
  return { ...shown, load };
}

const calls = () => cabinet.calls().toSorted();

it.each([
  ['organization', ANNA, '1027801234560', ['getOrganization']],
  ['accounts', ANNA, 'Национальный банк развития', ['findPaymentDetails']],
  ['users', ANNA, 'Прохоров Андрей', ['findUsers']],
  ['integrations', DENIS, 'EMscd6r9', ['getCredential', 'getServiceHealth']],
])(
  'the tab %s makes its calls once, in parallel with its code',
  async (id, as, content, expected) => {
    const { load, goTo } = await openCabinet(as);
    const tab = profileTabs.tabs.find((candidate) => candidate.id === id);
    if (!tab) throw new Error(`There is no tab ${id}`);
    const code = vi.spyOn(tab, 'page');
    const address = `/profile?tab=${id}&view=deleted`;
    await load('/profile', address);
    expect(code).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(calls()).toEqual(expected), 10_000);
    await goTo(address);
    expect((await screen.findAllByText(new RegExp(content))).length).toBeGreaterThan(0);
    expect(calls()).toEqual(expected);
  },
);

it('the page of a user loads user and roles once, in parallel with its code', async () => {
  const { load, goTo } = await openCabinet();
  await load('/profile/users/:id', `/profile/users/${ILIN_ID}`, { id: ILIN_ID });
  const expected = ['findUserRoles', 'getUser'];
  await vi.waitFor(() => expect(calls()).toEqual(expected), 10_000);
  await goTo(`/profile/users/${ILIN_ID}`);
  expect(await screen.findByRole('heading', { level: 1, name: /Ильин/ })).toBeVisible();
  expect(calls()).toEqual(expected);
});

it('the profile makes no calls for an unconfirmed user', async () => {
  giveRole(cabinet.backend.world.db, SOKOLOVA_ID, 'SENDER', false);
  cabinet.changeUser(ANNA, { isVerified: false });
  const { load, goTo } = await openCabinet();
  await load('/profile', '/profile?tab=users');
  await load('/profile', '/profile?tab=integrations');
  await load('/profile/users/:id', `/profile/users/${ILIN_ID}`, { id: ILIN_ID });
  // Opens a page before the check, because a call takes a moment to reach the server.
  await goTo('/profile?tab=users');
  expect(await screen.findByText('Ожидание подтверждения')).toBeVisible();
  expect(calls()).toEqual([]);
});
