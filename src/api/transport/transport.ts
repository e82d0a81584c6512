import type { UnknownAction } from '@reduxjs/toolkit';
import { timeLimits } from '../timeLimits';
import { isOutage, RefreshFailed } from '../errors';
import {
  callForbidden,
  serviceUnavailable,
  sessionEnded,
  sessionRenewed,
  sessionUnkept,
  type EndReason,
} from '../events';
import { takeEarlyRefresh } from './earlyRefresh';
import { createSessionFetch } from '../files/sessionFetch';
import { createSendRequest } from '../sendRequest';
import { discardBody, type SendRequest } from '../request';
import { createSessionGate } from './sessionGate';
import { pause, systemClock, type Clock } from '../../lib/clock';
import { createRenewalTimer, expiryOf } from './renewalTimer';
import { lastFailure } from '../../observability/errors/faults';
import { withinTimeLimit } from '../../lib/timeLimit';
import { readJwtClaims } from '../../lib/jwt';
import { publicPaths } from '../generated/publicPaths';
import { createRefreshCookie } from './refreshCookie';
import { createRefresher } from './refresh';
import { REFRESH_PATH, sessionRequest } from './refreshCall';
import { createRefreshLock, createTabChannel, type RefreshLock, type TabChannel } from './tabs';
import { createTokenVault, tokenFingerprint, type RefreshCookie, type TokenPair } from './tokens';

/** Sends all requests to the server; one instance per store. */
export type Transport = ReturnType<typeof createTransport>;

/** All dependencies of the transport, so that tests can replace them. */
export interface TransportEnvironment {
  baseUrl: string;
  fetch(request: Request): Promise<Response>;
  cookie: RefreshCookie;
  lock: RefreshLock;
  channel: TabChannel;
  clock: Clock;
  /** Returns the response of the early refresh with this token; null if there is none. */
  takeEarlyRefresh?(refreshToken: string): Promise<Response> | null;
}

const LOGOUT_PATH = '/v1/auth/logout';

export function createTransport(environment: TransportEnvironment) {
  const { baseUrl, cookie, channel, clock } = environment;
  const publicPathnames = new Set(publicPaths.map((path) => pathnameOf(`${baseUrl}${path}`)));
  const listeners = new Set<(news: UnknownAction) => void>();
  const emit = (news: UnknownAction) => {
    for (const listener of listeners) listener(news);
  };
  /** Sends any request. A redirect becomes a 502, because following it could leak a token. */
  const send = async (request: Request, via = environment.fetch): Promise<Response> => {
    const response = await via(new Request(request, { redirect: 'manual' }));
    if (!response.ok) lastFailure.code = response.headers.get('X-Request-ID');
    return isRedirect(response) ? new Response(null, { status: 502 }) : response;
  };
  /** Sends a request of the session itself, which neither waits for a refresh nor is repeated. */
  const post = (path: string, bearer: string, signal: AbortSignal, via?: SendRequest) =>
    send(sessionRequest(`${baseUrl}${path}`, bearer, signal), via);
  const vault = createTokenVault();
  const timer = createRenewalTimer(clock, () => void renewUnasked());
  const refresher = createRefresher({
    vault,
    cookie,
    channel,
    clock,
    lock: environment.lock,
    send: (refreshToken, signal) => {
      const early = environment.takeEarlyRefresh?.(refreshToken);
      return post(REFRESH_PATH, refreshToken, signal, early ? () => early : undefined);
    },
    onRenewed: (accessToken, userChanged) => renewed(accessToken, userChanged),
    onEnded: (reason) => ended(reason),
    onFailed(waitMs) {
      // Without an access token, no session is open on this page, so nothing depends on a retry.
      if (vault.accessToken() === null) return;
      timer.retryIn(waitMs);
    },
  });
  /** Refreshes the session without a call, and reports an outage, because no call would report it. */
  const renewUnasked = async () => {
    timer.cancel();
    await refresher.renew(vault.accessToken()).catch((error: unknown) => {
      if (error instanceof RefreshFailed && isOutage(error)) emit(serviceUnavailable());
    });
  };
  /** Retries a failed refresh at once, unless the server has refused it: its pause then continues. */
  const retryNow = async () => {
    if (refresher.endCoolDown() && timer.isForRetry()) await renewUnasked();
  };
  let hasWarned = false;
  const renewed = (accessToken: string, userChanged = false) => {
    timer.arm(accessToken);
    if (!cookie.isKept() && !hasWarned) {
      hasWarned = true;
      emit(sessionUnkept());
    }
    const { sub } = readJwtClaims(accessToken);
    const who = sub === undefined ? null : tokenFingerprint(sub);
    emit(sessionRenewed({ expiresAt: expiryOf(accessToken), who }));
    if (userChanged) emit(sessionEnded({ reason: 'userChanged' }));
  };
  const ended = (reason: EndReason) => {
    timer.cancel();
    emit(sessionEnded({ reason }));
  };
  const drop = (reason: EndReason) => {
    vault.drop();
    ended(reason);
  };

  channel.listen((message) => {
    if (vault.accessToken() === null) return;
    if (message.kind === 'signedOut') void onSignedOut();
    // Another tab has refreshed the session. Using its tokens at once makes this tab's own refresh unnecessary.
    else void adoptFromTab(message.accessToken, message.refreshMark);
  });
  /**
   * Ends the session after another tab's sign-out, but only if the cookie is gone, because the message may be older
   * than a new sign-in.
   */
  const leaveWithOtherTab = async () => {
    const { session } = vault;
    if ((await cookie.read()) === null && !session.aborted) drop('missing');
  };
  const onSignedOut = () => {
    // If the browser refuses the cookie, the message of the other tab is the only sign of a sign-out.
    if (!cookie.isKept()) cookie.clear();
    return leaveWithOtherTab();
  };
  const adoptFromTab = async (accessToken: string, refreshMark: string) => {
    const { session } = vault;
    const inCookie = await cookie.read();
    if (session.aborted || inCookie === null || tokenFingerprint(inCookie) !== refreshMark) return;
    if (vault.pairedWith(inCookie) || refresher.running()) return;
    renewed(accessToken, vault.keep(accessToken, refreshMark));
  };

  const gate = createSessionGate({
    vault,
    cookie,
    refresher,
    isPublic: (url) => publicPathnames.has(pathnameOf(url)),
    onServerWell: () => void retryNow(),
    onMissingSession: () => drop('missing'),
    nextTurn: () => pause(clock, 0),
  });
  const report = (status: number, isNeeded: boolean) => {
    if (isNeeded && status >= 500) emit(serviceUnavailable());
    if (status === 403) emit(callForbidden());
  };

  return {
    /** Address of the API without a trailing slash. */
    baseUrl,
    gate,
    /** Base query that sends one request, without handling the session. */
    query: createSendRequest(baseUrl, (request) => send(request)),
    /**
     * Emits `serviceUnavailable` for a status of 500 or above if the page needs the response, and `callForbidden` for
     * a 403.
     */
    report,
    fetch: createSessionFetch(gate, send, report),
    /** Starts a session with the tokens of a sign-in. */
    begin(tokens: TokenPair) {
      vault.drop();
      const refreshMark = tokenFingerprint(tokens.refreshToken);
      vault.keep(tokens.accessToken, refreshMark);
      cookie.write(tokens.refreshToken);
      channel.send({ kind: 'renewed', accessToken: tokens.accessToken, refreshMark });
      renewed(tokens.accessToken);
    },
    /** Ends the session at once, even offline. Resolves after the server's response, or after 3 s. */
    async end() {
      const accessToken = vault.accessToken();
      vault.drop();
      cookie.clear();
      timer.cancel();
      channel.send({ kind: 'signedOut' });
      if (accessToken === null) return;
      await withinTimeLimit(clock, timeLimits.logout, async (signal) =>
        discardBody(await post(LOGOUT_PATH, accessToken, signal)),
      ).catch(() => console.warn('Выход без связи с сервером'));
    },
    /** Returns true if there is an access token or a refresh token. */
    async hasSession() {
      return vault.accessToken() !== null || (await cookie.read()) !== null;
    },
    /**
     * Checks the cookie and the clock after sleep, after the tab was hidden or after a lost connection. With
     * `isOnlineAgain`, retries a failed refresh at once.
     */
    async recheck(isOnlineAgain = false) {
      if (isOnlineAgain) await retryNow();
      if (vault.accessToken() === null) return;
      if (timer.overdue()) await renewUnasked();
      else await leaveWithOtherTab();
    },
    /** Calls the listener with each action of `api/events.ts`; returns a function that removes the listener. */
    subscribe(listener: (news: UnknownAction) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Releases the page but keeps the session: drops tokens, timers and listeners. */
    close() {
      listeners.clear();
      timer.cancel();
      vault.drop(true);
    },
  };
}

/** Returns true for a redirect. Browsers hide a redirect that they do not follow: its status is 0. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

function pathnameOf(address: string): string {
  return new URL(address, 'http://localhost').pathname;
}

export function createBrowserTransport(baseUrl: string): Transport {
  return createTransport({
    baseUrl,
    fetch: (request) => fetch(request),
    cookie: createRefreshCookie(window),
    lock: createRefreshLock(navigator.locks, systemClock),
    channel: window.tabChannel ?? createTabChannel(),
    clock: systemClock,
    takeEarlyRefresh: (refreshToken) => takeEarlyRefresh(window, refreshToken),
  });
}
