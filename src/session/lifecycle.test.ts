import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userApi } from '../api/endpoints/user';
import { sessionEnded } from '../api/events';
import { REFRESH_PATH } from '../api/transport/refreshCall';
import { call, tokens, type ServerAnswer } from '../api/transport/testing/browser';
import { lastCall } from './lastCall';
import { beforeSignOut, signOut } from './signOut';
import { restoreSession } from './restore';
import { createPage, OFF_THE_PAGE } from './testing/sessionPage';

/* Start and end of a session in one page, with all effects. */

const refused: ServerAnswer = () => Response.json({ code: '401' }, { status: 401 });
const outage: ServerAnswer = () => new Response('<html>', { status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the start of a session', () => {
  it('loads the user after a sign-in, and keeps typed input for this user', async () => {
    const { enter, state, cached, effects } = createPage();
    await enter('anna');
    expect(state()).toMatchObject({ status: 'authenticated', endedBecause: null });
    expect(cached()?.id).toBe('anna');
    expect(effects.at(-1)).toBe('input of anna');
  });

  it('drops the cached data of the previous user', async () => {
    const { enter, effects, store } = createPage();
    await enter('anna');
    store.dispatch(sessionEnded({ reason: 'missing' }));
    await pass(10);
    effects.length = 0;
    await enter('boris');
    expect(effects).toEqual(['cache reset', ...OFF_THE_PAGE, 'input of boris']);
  });

  it('reports a wrong login or password', async () => {
    const { enter, state } = createPage({ '/v1/auth/login': refused });
    await expect(enter('anna')).rejects.toMatchObject({
      status: 401,
      message: 'Неверный логин или пароль',
    });
    expect(state().status).toBe('restoring');
  });

  it('fails and revokes the tokens if the user cannot be loaded', async () => {
    const { enter, jar, seen, tab } = createPage({ '/v1/user': outage });
    await expect(enter('anna')).rejects.toMatchObject({ status: 503 });
    await pass(100);
    expect(jar.refreshToken).toBeNull();
    expect(await tab.hasSession()).toBe(false);
    expect(seen.at(-1)?.path).toBe('/v1/auth/logout');
  });
});

describe('a session after a reload', () => {
  function reloaded(answers: Record<string, ServerAnswer> = {}) {
    const page = createPage(answers);
    page.jar.refreshToken = 'refresh of an earlier page';
    return page;
  }

  it('is restored once for any number of loaders', async () => {
    const { store, seen } = reloaded();
    const all = Promise.all([1, 2, 3].map(() => store.dispatch(restoreSession())));
    await pass(100);
    expect(await all).toEqual([1, 2, 3].map(() => ({ status: 'authenticated' })));
    expect(seen.map(({ path }) => path)).toEqual([REFRESH_PATH, '/v1/user']);
    await store.dispatch(restoreSession());
    expect(seen).toHaveLength(2);
  });

  it('is anonymous without a token, makes no call and reports no end of a session', async () => {
    const { store, seen, state, effects } = createPage();
    expect(await store.dispatch(restoreSession())).toEqual({ status: 'anonymous' });
    expect(seen).toEqual([]);
    expect(state()).toMatchObject({ status: 'anonymous', endedBecause: null });
    expect(effects).toEqual([]);
  });

  it('is anonymous when the server refuses the refresh token', async () => {
    const { store, state, jar } = reloaded({ [REFRESH_PATH]: refused });
    const restored = store.dispatch(restoreSession());
    await pass(100);
    expect(await restored).toEqual({ status: 'anonymous' });
    expect(state()).toMatchObject({ status: 'anonymous', endedBecause: 'rejected' });
    expect(jar.refreshToken).toBeNull();
  });

  it('is kept during an outage, and the next loader tries again', async () => {
    const { store, answers, jar } = reloaded({ '/v1/user': outage });
    const failed = store.dispatch(restoreSession());
    await pass(100);
    expect(await failed).toMatchObject({ status: 'failed', error: { status: 503 } });
    expect(jar.refreshToken).not.toBeNull();
    delete answers['/v1/user'];
    expect(await store.dispatch(restoreSession())).toEqual({ status: 'authenticated' });
  });
});

describe('a session that ends', () => {
  async function signedIn(answers: Record<string, ServerAnswer> = {}) {
    const page = createPage(answers);
    await page.enter('anna');
    page.effects.length = 0;
    return page;
  }
  type Page = Awaited<ReturnType<typeof signedIn>>;

  const AT_SIGN_IN = [
    ...OFF_THE_PAGE,
    'input of a visitor',
    'sign-in page after REASON',
    'cache reset',
  ];

  const ways: [way: string, reason: string, effects: string[], end: (page: Page) => unknown][] = [
    [
      'by the user’s sign-out',
      'signedOut',
      [
        ...OFF_THE_PAGE,
        'input dropped',
        'input of a visitor',
        'sign-in page after signedOut',
        'cache reset',
        'reload',
      ],
      ({ store }) => store.dispatch(signOut()),
    ],
    [
      'because the server refuses to renew it',
      'rejected',
      AT_SIGN_IN,
      ({ answers, tab }) => {
        answers['/v1/offers'] = refused;
        answers[REFRESH_PATH] = refused;
        return tab.fetch(call());
      },
    ],
    [
      'by a sign-out in another tab',
      'missing',
      AT_SIGN_IN,
      ({ openTab, jar }) => {
        jar.refreshToken = null;
        return openTab().end();
      },
    ],
    [
      'because the cookie is gone when the page is visible again',
      'missing',
      AT_SIGN_IN,
      ({ jar, tab }) => {
        jar.refreshToken = null;
        return tab.recheck();
      },
    ],
  ];

  it.each(ways)(
    'leaves no data if it ends %s (reason: %s)',
    async (_way, reason, expected, end) => {
      const page = await signedIn();
      const ended = end(page);
      await pass(1_000);
      await ended;
      expect(page.state()).toMatchObject({ status: 'anonymous', endedBecause: reason });
      expect(page.effects).toEqual(expected.map((effect) => effect.replace('REASON', reason)));
      expect(page.cached()).toBeUndefined();
    },
  );

  it('clears the page first, and the cached data after the screens have unmounted', async () => {
    const { store, effects, cached } = await signedIn();
    store.dispatch(sessionEnded({ reason: 'rejected' }));
    expect(effects).toEqual([...OFF_THE_PAGE, 'input of a visitor', 'sign-in page after rejected']);
    expect(cached()?.id).toBe('anna');
    await pass(0);
    expect(effects.at(-1)).toBe('cache reset');
    expect(cached()).toBeUndefined();
    expect(Object.keys(store.getState().cabinetApi.queries)).toEqual([]);
  });

  it('notifies the other tabs and the server at sign-out, then reloads the page', async () => {
    const { store, openTab, jar, seen, reload } = await signedIn({
      '/v1/auth/logout': async () => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        return new Response(null, { status: 204 });
      },
    });
    const other = openTab();
    other.begin(tokens('anna', { sub: 'anna' }));
    await pass(10);
    const over = store.dispatch(signOut());
    await pass(10);
    expect(jar.refreshToken).toBeNull();
    expect(other.events.at(-1)).toEqual(sessionEnded({ reason: 'missing' }));
    expect(reload).not.toHaveBeenCalled();
    await pass(1_000);
    await over;
    expect(seen.at(-1)?.path).toBe('/v1/auth/logout');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits at most three seconds for all unsaved drafts together', async () => {
    const { store, state } = await signedIn();
    const saves = [1, 2, 3].map(() => lastCall(() => new Promise(() => {})));
    for (const save of saves) beforeSignOut.add(save);
    void store.dispatch(signOut());
    await pass(2_999);
    expect(state().status).toBe('authenticated');
    await pass(1);
    expect(state().status).toBe('anonymous');
    for (const save of saves) beforeSignOut.delete(save);
  });

  it('ends at once at an offline sign-out, without a reload of the page', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, state, cached, reload, jar } = await signedIn({
      '/v1/auth/logout': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const over = store.dispatch(signOut());
    await pass(0);
    expect(state().status).toBe('anonymous');
    expect(jar.refreshToken).toBeNull();
    await pass(10);
    await over;
    expect(cached()).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not restored by a late response', async () => {
    const { store, answers, cached } = await signedIn();
    answers['/v1/user'] = async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return Response.json({ id: 'anna', roles: [] });
    };
    const late = store.dispatch(
      userApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true }),
    );
    await pass(10);
    store.dispatch(sessionEnded({ reason: 'rejected' }));
    await pass(1_000);
    await late;
    expect(cached()).toBeUndefined();
  });
});
