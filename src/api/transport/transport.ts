import { createAuthorizedFetch } from './authorizedFetch';
import { systemClock, type Clock } from './clock';
import { REQUEST_HEADERS } from './requestHeaders';
import { createExpiryTimer, expiryOf } from './expiryTimer';
import { publicPaths } from '../generated/publicPaths';
import { createRefreshCookie } from './refreshCookie';
import { createRefresher, type ExpiryReason } from './refresh';
import { createRefreshLock, createTabChannel, type RefreshLock, type TabChannel } from './tabs';
import { createTokenVault, markOf, type RefreshCookie, type TokenPair } from './tokens';

/** What happened to the session, for whoever shows it. */
export type TransportEvent =
  /** `expiresAt` in milliseconds since 1970; null when the token does not say. */
  | { kind: 'renewed'; expiresAt: number | null }
  | { kind: 'expired'; reason: ExpiryReason }
  /** The tokens now belong to another user than the data on the screen. */
  | { kind: 'userChanged' };

/** The way to the server: one per store. */
export interface Transport {
  /** Where the contract's paths begin, without a slash at the end. */
  readonly baseUrl: string;
  /** `fetch` with the session's tokens; see `createAuthorizedFetch`. */
  fetch(request: Request): Promise<Response>;
  /** Starts a session with the tokens that login answered with. */
  begin(tokens: TokenPair): void;
  /**
   * Ends the session at once, also offline. The promise is kept when the server has been told, or
   * could not be told in 3 s.
   */
  end(): Promise<void>;
  /** True while there is a token to make calls with. */
  hasSession(): Promise<boolean>;
  /** Looks at cookie and clock again, after sleep, a hidden tab or a lost network. */
  recheck(): Promise<void>;
  subscribe(listener: (event: TransportEvent) => void): () => void;
}

/** Everything outside of the transport, so that tests can bring their own. */
export interface TransportEnvironment {
  baseUrl: string;
  fetch(request: Request): Promise<Response>;
  cookie: RefreshCookie;
  lock: RefreshLock;
  channel: TabChannel;
  clock: Clock;
}

const REFRESH_PATH = '/auth/token/refresh';
const LOGOUT_PATH = '/v1/auth/logout';
const LOGOUT_LIMIT_MS = 3_000;

/** Creates the transport over the given environment. */
export function createTransport(environment: TransportEnvironment): Transport {
  const { baseUrl, cookie, channel, clock } = environment;
  const publicPathnames = new Set(publicPaths.map((path) => pathnameOf(`${baseUrl}${path}`)));
  const listeners = new Set<(event: TransportEvent) => void>();
  const emit = (event: TransportEvent) => {
    for (const listener of listeners) listener(event);
  };
  /** A call of the session itself: it goes past the refresh and is never replayed. */
  const post = (path: string, bearer: string, signal: AbortSignal) =>
    environment.fetch(
      new Request(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { ...REQUEST_HEADERS, Authorization: `Bearer ${bearer}` },
        credentials: 'omit',
        signal,
      }),
    );
  const vault = createTokenVault();
  const timer = createExpiryTimer(clock, () => void refresher.renew(vault.accessToken()));
  const refresher = createRefresher({
    vault,
    cookie,
    channel,
    clock,
    lock: environment.lock,
    send: (refreshToken, signal) => post(REFRESH_PATH, refreshToken, signal),
    onRenewed: (accessToken, userChanged) => renewed(accessToken, userChanged),
    onExpired: (reason) => expired(reason),
  });
  const renewed = (accessToken: string, userChanged = false) => {
    timer.arm(accessToken);
    emit({ kind: 'renewed', expiresAt: expiryOf(accessToken) });
    if (userChanged) emit({ kind: 'userChanged' });
  };
  const expired = (reason: ExpiryReason) => {
    timer.cancel();
    emit({ kind: 'expired', reason });
  };
  const drop = (reason: ExpiryReason) => {
    vault.drop();
    expired(reason);
  };

  channel.listen((message) => {
    if (vault.accessToken() === null) return;
    if (message.kind === 'signedOut') void leaveWithOtherTab();
    // Another tab renewed: take its tokens at once, so that this tab's timer need not fire.
    else void adoptFromTab(message.accessToken, message.refreshMark);
  });
  /** The cookie decides: the message may be older than a sign-in that followed it. */
  const leaveWithOtherTab = async () => {
    const epoch = vault.epoch;
    if ((await cookie.read()) === null && vault.epoch === epoch) drop('signedOutElsewhere');
  };
  const adoptFromTab = async (accessToken: string, refreshMark: string) => {
    const epoch = vault.epoch;
    const inCookie = await cookie.read();
    if (vault.epoch !== epoch || inCookie === null || markOf(inCookie) !== refreshMark) return;
    if (vault.pairedWith(inCookie) || refresher.running()) return;
    renewed(accessToken, vault.keep(accessToken, refreshMark).userChanged);
  };

  return {
    baseUrl,
    fetch: createAuthorizedFetch({
      vault,
      cookie,
      refresher,
      fetch: environment.fetch,
      isPublic: (request) => publicPathnames.has(pathnameOf(request.url)),
      onMissingSession: () => drop('missing'),
    }),
    begin(tokens) {
      vault.drop();
      const refreshMark = markOf(tokens.refreshToken);
      vault.keep(tokens.accessToken, refreshMark);
      cookie.write(tokens.refreshToken);
      channel.send({ kind: 'renewed', accessToken: tokens.accessToken, refreshMark });
      renewed(tokens.accessToken);
    },
    async end() {
      const accessToken = vault.accessToken();
      vault.drop();
      cookie.clear();
      timer.cancel();
      channel.send({ kind: 'signedOut' });
      if (accessToken === null) return;
      const limit = new AbortController();
      const stop = clock.after(LOGOUT_LIMIT_MS, () => limit.abort());
      try {
        await post(LOGOUT_PATH, accessToken, limit.signal);
      } catch {
        console.warn('Сервер не узнал о выходе: нет связи');
      } finally {
        stop();
      }
    },
    async hasSession() {
      return vault.accessToken() !== null || (await cookie.read()) !== null;
    },
    async recheck() {
      const accessToken = vault.accessToken();
      if (accessToken === null) return;
      if (timer.overdue()) {
        await refresher.renew(accessToken);
        return;
      }
      await leaveWithOtherTab();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function pathnameOf(address: string): string {
  return new URL(address, 'http://localhost').pathname;
}

/** The transport of a browser page, over its own `/api`. */
export function createBrowserTransport(baseUrl: string): Transport {
  return createTransport({
    baseUrl,
    fetch: (request) => fetch(request),
    cookie: createRefreshCookie({
      document,
      location,
      cookieStore: 'cookieStore' in window ? window.cookieStore : undefined,
    }),
    lock: createRefreshLock(navigator.locks, systemClock),
    channel: createTabChannel(),
    clock: systemClock,
  });
}
