// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { REFRESH_PATH } from '../api/transport/refreshCall';
import { createBrowser, cutOff, tokens } from '../api/transport/testing/browser';
import type { ServerAnswer } from '../api/transport/testing/browser';
import { leaveIfSignedIn, requireSession, SessionRestoreError } from './guards';
import { createSessionStore } from './testing/sessionStore';

const targets = {
  login: (wanted: string) => `/login?redirect=${wanted}`,
  unavailable: (wanted: string) => `/unavailable?redirect=${wanted}`,
};

const user: ServerAnswer = () => Response.json({ id: 'anna', roles: [] });

/** A page loaded with or without a refresh token; its guards' way out as text, null for none. */
function createPage({
  hasToken = true,
  onUser = user,
  onRefresh,
}: {
  hasToken?: boolean;
  onUser?: ServerAnswer;
  onRefresh?: ServerAnswer;
} = {}) {
  const browser = createBrowser((request) =>
    request.path === REFRESH_PATH
      ? (onRefresh ?? (() => Response.json(tokens('new'))))(request)
      : onUser(request),
  );
  if (hasToken) browser.jar.refreshToken = 'refresh old';
  const { store } = createSessionStore(browser.openTab());
  const wayOut = async (guard: Promise<void>) => {
    try {
      await guard;
      return null;
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      return thrown.headers.get('Location');
    }
  };
  const enter = (address: string) =>
    wayOut(
      requireSession(store.dispatch, new Request(`https://cabinet.example${address}`), targets),
    );
  const openSignIn = () => wayOut(leaveIfSignedIn(store.dispatch, '/offer'));
  return { ...browser, store, enter, openSignIn };
}

beforeEach(() => window.history.replaceState(null, '', '/offer?page=2#top'));

describe('the guard of the cabinet', () => {
  it('lets a user through whose session was restored, and asks once for all pages', async () => {
    const { enter, seen } = createPage();
    expect(await Promise.all([enter('/offer'), enter('/profile')])).toEqual([null, null]);
    expect(await enter('/profile')).toBeNull();
    expect(seen.map(({ path }) => path)).toEqual([REFRESH_PATH, '/v1/user']);
  });

  it('sends a visitor to sign in, with the whole way back', async () => {
    const { enter } = createPage({ hasToken: false });
    expect(await enter('/offer?page=2')).toBe('/login?redirect=/offer?page=2#top');
    expect(await enter('/profile?tab=users')).toBe('/login?redirect=/profile?tab=users');
    // The fragment belongs to the page that stands, not to another one of its address.
    expect(await enter('/offer?page=3')).toBe('/login?redirect=/offer?page=3');
    expect(await enter('/profile?page=2')).toBe('/login?redirect=/profile?page=2');
  });

  it('sends a user to sign in whose session the server refuses', async () => {
    const refused: ServerAnswer = () => new Response(null, { status: 401 });
    const { enter } = createPage({ onRefresh: refused });
    expect(await enter('/profile')).toBe('/login?redirect=/profile');
  });

  it.each([
    ['the user', { onUser: () => new Response('<html>', { status: 503 }) }],
    ['the refresh', { onRefresh: () => new Response('<html>', { status: 502 }) }],
  ])(
    'sends to /unavailable when %s is answered by a 5xx, and keeps the session',
    async (_what, answers) => {
      const { enter, jar } = createPage(answers);
      expect(await enter('/profile')).toBe('/unavailable?redirect=/profile');
      expect(jar.refreshToken).not.toBeNull();
    },
  );

  it('never takes a lost network or a refusal in passing for a lost session', async () => {
    const offline = createPage({ onRefresh: cutOff });
    await expect(offline.enter('/profile')).rejects.toThrow(SessionRestoreError);
    const busy = createPage({ onRefresh: () => new Response(null, { status: 429 }) });
    await expect(busy.enter('/profile')).rejects.toThrow('Слишком много запросов');
    expect([offline.jar.refreshToken, busy.jar.refreshToken]).toEqual([
      'refresh old',
      'refresh old',
    ]);
  });
});

describe('the guard of the sign-in pages', () => {
  it('sends a signed-in user home', async () => {
    expect(await createPage().openSignIn()).toBe('/offer');
  });

  it.each([
    ['a visitor', { hasToken: false }],
    ['a user who can’t be asked for', { onUser: cutOff }],
  ])('lets %s stay', async (_who, page) => {
    expect(await createPage(page).openSignIn()).toBeNull();
  });
});
