import { describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../lib/clock';
import { createRefresher } from './refresh';
import { withLatest, type TabMessage } from './tabs';
import { createTokenVault, tokenFingerprint, type RefreshCookie } from './tokens';
import { accessToken } from './testing/browser';

const access = (serial: number) => accessToken(`access-${serial}`);
const tokens = (serial: number) => ({
  accessToken: access(serial),
  refreshToken: `refresh-${serial}`,
});

/** Returns a tab that is signed in with the first token pair; `answer` acts as the server or as another tab. */
function tabAnswering(answer: (refreshToken: string, jar: { value: string | null }) => Response) {
  const jar: { value: string | null } = { value: 'refresh-1' };
  const cookie: RefreshCookie = {
    isKept: () => true,
    read: () => Promise.resolve(jar.value),
    write: (value) => {
      jar.value = value;
    },
    clear: () => {
      jar.value = null;
    },
  };
  const vault = createTokenVault();
  vault.keep(access(1), tokenFingerprint('refresh-1'));
  const sent: string[] = [];
  const listeners: ((message: TabMessage) => void)[] = [];
  const hear = (message: TabMessage) => listeners.forEach((listen) => listen(message));
  const onEnded = vi.fn();
  const refresher = createRefresher({
    vault,
    cookie,
    clock: systemClock,
    lock: { run: (task) => task() },
    channel: withLatest({
      send() {},
      listen: (listener) => void listeners.push(listener),
    }),
    send: (refreshToken) => {
      sent.push(refreshToken);
      return Promise.resolve(answer(refreshToken, jar));
    },
    onRenewed: vi.fn(),
    onEnded,
    onFailed: vi.fn(),
  });
  return { refresher, vault, jar, sent, onEnded, hear };
}

describe('a refresh', () => {
  it('reads the cookie again after a 4xx, because another tab may have rotated the token', async () => {
    const { refresher, vault, sent, onEnded } = tabAnswering((refreshToken, jar) => {
      if (refreshToken === 'refresh-2') return Response.json(tokens(3));
      jar.value = 'refresh-2';
      return new Response(null, { status: 401 });
    });
    expect(await refresher.renew(access(1))).toBe(true);
    expect(sent).toEqual(['refresh-1', 'refresh-2']);
    expect(vault.accessToken()).toBe(access(3));
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('uses tokens that another tab sends late instead of requesting new ones', async () => {
    const { refresher, vault, jar, sent, hear } = tabAnswering(() => Response.json(tokens(3)));
    jar.value = 'refresh-2';
    const outcome = refresher.renew(access(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    hear({ kind: 'renewed', accessToken: access(0), refreshMark: tokenFingerprint('refresh-0') });
    hear({ kind: 'renewed', accessToken: access(2), refreshMark: tokenFingerprint('refresh-2') });
    expect(await outcome).toBe(true);
    expect(sent).toEqual([]);
    expect(vault.accessToken()).toBe(access(2));
  });

  it('adopts opaque tokens from another tab’s refresh in the same session, but from its sign-in in a new session', async () => {
    const opaque = { accessToken: 'opaque', refreshToken: 'refresh-2' };
    const hearOf = async (fromMark?: string) => {
      const { refresher, vault, jar, hear } = tabAnswering(() => Response.json(tokens(3)));
      const { session } = vault;
      jar.value = 'refresh-2';
      const refreshMark = tokenFingerprint(opaque.refreshToken);
      hear({ kind: 'renewed', accessToken: 'opaque', refreshMark, ...(fromMark && { fromMark }) });
      const isRenewed = await refresher.renew(access(1));
      return [isRenewed, session.aborted, vault.accessToken()];
    };
    expect(await hearOf(tokenFingerprint('refresh-1'))).toEqual([true, false, 'opaque']);
    expect(await hearOf()).toEqual([false, true, 'opaque']);
  });

  it('ends the session after a 4xx when the cookie is unchanged', async () => {
    const { refresher, vault, jar, onEnded } = tabAnswering(
      () => new Response('<html>', { status: 403 }),
    );
    expect(await refresher.renew(access(1))).toBe(false);
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('rejected');
    expect([vault.accessToken(), jar.value]).toEqual([null, null]);
  });

  it('ends the session and sends nothing if there are several refresh cookies', async () => {
    const { refresher, jar, sent, onEnded } = tabAnswering(() => Response.json(tokens(2)));
    jar.value = '';
    expect(await refresher.renew(access(1))).toBe(false);
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('missing');
    expect([sent, jar.value]).toEqual([[], null]);
  });

  it('does not overwrite the cookie of a sign-in in another tab', async () => {
    const { refresher, vault, jar } = tabAnswering((refreshToken, page) => {
      if (refreshToken === 'refresh-7') return Response.json(tokens(8));
      page.value = 'refresh-7'; // Another tab has signed in again during this refresh.
      return Response.json(tokens(2));
    });
    expect(await refresher.renew(access(1))).toBe(true);
    expect(jar.value).toBe('refresh-8');
    expect(vault.accessToken()).toBe(access(8));
  });

  it('does not restore a session that another tab has ended', async () => {
    const { refresher, vault, jar } = tabAnswering((_refreshToken, page) => {
      page.value = null;
      return Response.json(tokens(2));
    });
    expect(await refresher.renew(access(1))).toBe(false);
    expect([vault.accessToken(), jar.value]).toEqual([null, null]);
  });

  it('drops tokens that arrive after the sign-out', async () => {
    const { refresher, vault, jar } = tabAnswering(() => {
      vault.drop();
      return Response.json(tokens(2));
    });
    expect(await refresher.renew(access(1))).toBe(false);
    expect([vault.accessToken(), jar.value]).toEqual([null, 'refresh-1']);
  });

  it.each([
    ['a 503', () => new Response('<html>', { status: 503 }), 503],
    ['a page with 200', () => new Response('<html>'), 502],
    ['a 200 without tokens', () => Response.json({}), 502],
  ])(
    'keeps the session after %s and is not repeated during the pause',
    async (_what, answer, status) => {
      const { refresher, vault, jar, sent } = tabAnswering(answer);
      await expect(refresher.renew(access(1))).rejects.toMatchObject({ status });
      await expect(refresher.renew(access(1))).rejects.toMatchObject({ status });
      expect(sent).toHaveLength(1);
      expect([vault.accessToken(), jar.value]).toEqual([access(1), 'refresh-1']);
      refresher.endCoolDown();
      await expect(refresher.renew(access(1))).rejects.toMatchObject({ status });
      expect(sent).toHaveLength(2);
    },
  );
});
