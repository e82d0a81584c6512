import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokens } from '../api/transport/testing/browser';
import { restoreSession } from './restore';
import { userChangeRead } from './sessionSlice';
import { createPage, OFF_THE_PAGE } from './testing/sessionPage';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Returns a page with Anna's session. */
async function signedIn(...options: Parameters<typeof createPage>) {
  const page = createPage(...options);
  await page.enter('anna');
  page.effects.length = 0;
  return page;
}

describe('a session whose user changes in another tab', () => {
  const TAKEN_AWAY = [...OFF_THE_PAGE, 'input of a visitor', 'cache reset'];

  /** Signs in as `name` (Boris by default) in another tab of Anna's browser. */
  async function borisSignsIn(page: ReturnType<typeof createPage>, name = 'boris') {
    page.becomes(name);
    page.openTab().begin(tokens(name, { sub: name }));
    await pass(0);
  }

  it('is replaced by a session of the new user without data of the old one, with a notice until it is confirmed', async () => {
    const page = await signedIn();
    await borisSignsIn(page);
    expect(page.state()).toMatchObject({ status: 'anonymous', endedBecause: 'userChanged' });
    await pass(100);
    expect(page.effects).toEqual([...TAKEN_AWAY, ...OFF_THE_PAGE, 'input of boris']);
    expect(page.cached()?.id).toBe('boris');
    expect(page.state()).toMatchObject({
      status: 'authenticated',
      endedBecause: 'userChanged',
    });
    page.store.dispatch(userChangeRead());
    expect(page.state()).toMatchObject({ status: 'authenticated', endedBecause: null });
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('belongs to the first user if she signs in again before the second user has loaded', async () => {
    const page = await signedIn();
    page.answers['/v1/user'] = async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return Response.json({ id: 'boris', roles: [] });
    };
    await borisSignsIn(page);
    await pass(100);
    delete page.answers['/v1/user'];
    await borisSignsIn(page, 'anna');
    await pass(1_000);
    expect(page.cached()?.id).toBe('anna');
    expect(page.effects.at(-1)).toBe('input of anna');
    expect(page.state().status).toBe('authenticated');
  });

  it('ends with a reload on a public page', async () => {
    const page = await signedIn({}, false);
    await borisSignsIn(page);
    await pass(100);
    expect(page.effects).toEqual([...TAKEN_AWAY, 'reload']);
    expect(page.cached()).toBeUndefined();
  });

  it('ends with a reload if the user of the page has not loaded yet', async () => {
    const page = createPage({ '/v1/user': () => new Promise(() => {}) });
    page.tab.begin(tokens('anna', { sub: 'anna' }));
    void page.store.dispatch(restoreSession());
    await pass(10);
    await borisSignsIn(page);
    await pass(100);
    expect(page.effects).toEqual([...TAKEN_AWAY, 'reload']);
  });
});

describe('a change of tokens whose `sub` is not a string', () => {
  /** Opens Anna's page with tokens whose `sub` comes from `subOf`, and signs in as `name` in another tab. */
  async function signInElsewhere(name: string, subOf: (name: string) => unknown) {
    const pairOf = (user: string, token: string) => ({
      accessToken: `e30.${btoa(JSON.stringify({ sub: subOf(user), token }))}.x`,
      refreshToken: `refresh ${token}`,
    });
    const page = createPage({
      '/v1/auth/login': () => Response.json(pairOf('anna', 'anna 1')),
    });
    await page.enter('anna');
    page.effects.length = 0;
    page.becomes(name);
    page.openTab().begin(pairOf(name, `${name} 2`));
    await pass(200);
    return page;
  }
  const asNumber = (name: string) => (name === 'anna' ? 42 : 43);
  const asNothing = () => undefined;

  it.each([
    ['a number', asNumber],
    ['nothing', asNothing],
  ])('is reported for another user, with %s as `sub`', async (_what, subOf) => {
    const page = await signInElsewhere('boris', subOf);
    expect(page.state()).toMatchObject({ endedBecause: 'userChanged', isSameUser: false });
    expect(page.cached()?.id).toBe('boris');
  });

  it('is not reported if `sub` is the same number', async () => {
    const page = await signInElsewhere('anna', asNumber);
    expect(page.effects).toEqual([]);
    expect(page.state()).toMatchObject({ status: 'authenticated', endedBecause: null });
  });

  it('drops the cache, but reports no other user, if `sub` is missing and the user is the same', async () => {
    const page = await signInElsewhere('anna', asNothing);
    expect(page.effects).toContain('cache reset');
    expect(page.state()).toMatchObject({ status: 'authenticated', isSameUser: true });
    page.store.dispatch(userChangeRead());
    expect(page.state()).toMatchObject({ endedBecause: null, isSameUser: false });
  });
});
