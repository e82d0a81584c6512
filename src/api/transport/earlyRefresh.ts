import { pause, type Clock } from '../../lib/clock';
import { withinTimeLimit } from '../../lib/timeLimit';
import { timeLimits } from '../timeLimits';
import { HOLD_LOCK_MS, readPair } from './refreshCall';
import type { RefreshLock, TabChannel } from './tabs';
import { markOf, type RefreshCookie } from './tokens';

/** A refresh that the page has begun before the transport was there. */
export interface EarlyRefresh {
  /** The refresh token that was exchanged, and the one it was exchanged for. */
  readonly tokens: readonly string[];
  /** Answer of the server, its body unread. */
  readonly answer: Promise<Response>;
}

/** Property of the window in which the script of the page (src/app/pageStart.ts) leaves the refresh. */
export interface EarlyRefreshHolder {
  earlyRefresh?: EarlyRefresh | undefined;
  /** The way to the other tabs: it also has their messages from before the transport was loaded. */
  tabChannel?: TabChannel | undefined;
}

declare global {
  interface Window extends EarlyRefreshHolder {}
}

interface EarlyRefreshParts {
  /** Token that the page has found in its cookie. The transport reads the cookie later, in its turn. */
  refreshToken: string;
  cookie: RefreshCookie;
  lock: RefreshLock;
  channel: TabChannel;
  clock: Clock;
  /** POST /auth/token/refresh with the refresh token as bearer; rejects when there is no answer. */
  send(refreshToken: string, signal: AbortSignal): Promise<Response>;
  holder: EarlyRefreshHolder;
}

/**
 * Refreshes the session of this browser while the transport is still loading. The transport then uses this
 * answer instead of its own call, also a refusal or a failure. A new refresh token goes into the cookie at
 * once, because the transport may never be loaded; other tabs that reload at the same time adopt the
 * tokens. Never rejects.
 */
export async function beginEarlyRefresh(parts: EarlyRefreshParts): Promise<void> {
  const { refreshToken, cookie, lock, channel, clock, holder } = parts;
  holder.tabChannel = channel;
  const exchange = async (): Promise<void> => {
    // Another tab has refreshed, or another session has begun: the transport sees to it.
    if ((await cookie.read()) !== refreshToken) return;
    await withinTimeLimit(clock, timeLimits.refresh, async (signal) => {
      const tokens = [refreshToken];
      const answer = parts.send(refreshToken, signal);
      holder.earlyRefresh = { tokens, answer };
      const response = await answer;
      const pair = response.ok ? readPair(await response.clone().text()) : null;
      // Another tab may have signed out or in meanwhile: its cookie must not be overwritten.
      if (pair === null || (await cookie.read()) !== refreshToken) return;
      tokens.push(pair.refreshToken);
      cookie.write(pair.refreshToken);
      const refreshMark = markOf(pair.refreshToken);
      const fromMark = markOf(refreshToken);
      channel.send({ kind: 'renewed', accessToken: pair.accessToken, refreshMark, fromMark });
      await pause(clock, HOLD_LOCK_MS);
    });
  };
  // The transport meets the same failure, and reports it.
  await lock.run(exchange).catch(() => {});
}

/**
 * The answer to the refresh that the page has begun with this token, or has got it from; null where
 * there is none. It is given once.
 */
export function takeEarlyRefresh(
  holder: EarlyRefreshHolder,
  refreshToken: string,
): Promise<Response> | null {
  const early = holder.earlyRefresh;
  holder.earlyRefresh = undefined;
  return early?.tokens.includes(refreshToken) === true ? early.answer : null;
}
