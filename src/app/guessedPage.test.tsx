// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldsOf } from '../lib/fieldsOf';
import { SOKOLOVA_ID } from '../../test/backend/scenarios/people';
import { ANNA, bootedCabinet, PATIENCE } from '../../test/render/bootedCabinet';

const server = bootedCabinet();
const { open, close, haveSession, forgetCookie, address, callsOf, offers, heading } = server;
const DENIS = 'morozov@posylka-plus.ru';

const rows = () => screen.findAllByRole('row', {}, PATIENCE);

/** Opens an address as a user, and closes the page again. */
async function wasAt(path: string, seen: () => Promise<unknown>, as = ANNA): Promise<void> {
  haveSession(as);
  await open(path);
  await seen();
  await act(async () => close());
  document.body.replaceChildren();
  server.forgetCalls();
}

/** Removes Anna's role for supplies on the server only. */
function loseSupplies(): void {
  const { db } = server.backend.world;
  for (const { id } of db.userRole.findMany({
    where: { userId: { equals: SOKOLOVA_ID }, roleId: { equals: 'FINANCE' } },
  })) {
    db.userRole.update({ where: { id: { equals: id } }, data: { deleted: true } });
  }
}

const asked = (operation: string) =>
  waitFor(() => expect(server.calls()).toContain(operation), PATIENCE);

it('a page that the user has opened before starts its calls early, but shows no data before the guards pass', async () => {
  await wasAt('/offer', offers);
  haveSession();
  const answerUser = server.hold('getCurrentUser');
  const answerModules = server.hold('getModules');
  await open('/offer');
  await asked('findActualDebtorOffers');
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(document.body).not.toHaveTextContent('12 500 000');
  answerUser();
  answerModules();
  await offers();
  for (const operation of ['getCurrentUser', 'getModules', 'findActualDebtorOffers']) {
    expect(callsOf(operation)).toHaveLength(1);
  }
  expect(callsOf('findActualFinanceOffers')).toHaveLength(1);
  expect(address()).toBe('/offer');
});

it('a page starts no early calls if the browser has no stored rights', async () => {
  haveSession();
  const answer = server.hold('getCurrentUser');
  await open('/deliveries');
  await asked('getModules');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(server.calls().toSorted()).toEqual(['getCurrentUser', 'getModules', 'refreshToken']);
  answer();
  await rows();
});

it.each(['403', '406', '500', '502-html', 'broken-json', 'drop', 'none'] as const)(
  'early calls for a page now forbidden have no effect (fault «%s») and are not repeated',
  async (kind) => {
    await wasAt('/deliveries', rows);
    loseSupplies();
    if (kind !== 'none') server.fail('findSupplies', kind);
    haveSession();
    const answer = server.hold('getCurrentUser');
    await open('/deliveries');
    await asked('findSupplies');
    answer();
    await offers();
    expect(address()).toBe('/offer');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(callsOf('findSupplies')).toHaveLength(1);
    expect(callsOf('getCurrentUser')).toHaveLength(1);

    await act(async () => close());
    document.body.replaceChildren();
    server.forgetCalls();
    haveSession();
    await open('/deliveries');
    await offers();
    expect(address()).toBe('/offer');
    expect(callsOf('findSupplies')).toEqual([]);
  },
);

it('a late response to an early call for a page now forbidden is dropped', async () => {
  await wasAt('/deliveries', rows);
  loseSupplies();
  server.fail('findSupplies', '500');
  haveSession();
  const answerUser = server.hold('getCurrentUser');
  const answer = server.hold('findSupplies');
  await open('/deliveries');
  await asked('findSupplies');
  answerUser();
  await offers();
  answer();
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(address()).toBe('/offer');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('rights stored for one user start no early calls for the next user of the browser', async () => {
  await wasAt('/deliveries', rows);
  haveSession(DENIS);
  window.sessionStorage.clear(); // Simulates another tab.
  await open('/deliveries');
  await waitFor(() => expect(address()).toBe('/offer'), PATIENCE);
  await offers();
  expect(server.calls()).not.toContain('findSupplies');
});

it('no early calls are made after the session has ended', async () => {
  await wasAt('/deliveries', rows);
  server.fail('refreshToken', '401');
  haveSession();
  await open('/deliveries');
  await heading('Вход в личный кабинет');
  expect(server.calls()).not.toContain('findSupplies');
});

it('a page whose calls started early redirects to /unavailable if a call fails with a 500, like any page', async () => {
  await wasAt('/deliveries', rows);
  server.fail('findSupplies', '500');
  haveSession();
  await open('/deliveries');
  await waitFor(() => expect(address()).toBe('/unavailable?redirect=/deliveries'), PATIENCE);
  // The call may occur twice, because the screen may render before the redirect. Calls of tiles are excluded; they
  // request one row.
  const asked = server.sent('findSupplies').filter((body) => fieldsOf(body)['pageSize'] !== 1);
  expect(asked.length).toBeLessThanOrEqual(2);
});

it('the stored rights name no user or organization, and are not stored on someone else’s computer', async () => {
  await wasAt('/offer', offers);
  const kept = window.localStorage.getItem('cabinet-way-in') ?? '';
  expect(kept).toContain('USER_ADMIN');
  expect(kept).not.toMatch(/[0-9a-f]{8}-|sokolova|severveter/);
  window.localStorage.clear();
  forgetCookie();
  document.cookie = 'foreignComputer=1; path=/';
  await wasAt('/offer', offers);
  expect(window.localStorage.getItem('cabinet-way-in')).toBeNull();
  document.cookie = 'foreignComputer=; path=/; Max-Age=0';
});
