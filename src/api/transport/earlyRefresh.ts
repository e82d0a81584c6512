import { pause, type Clock } from '../../lib/clock';
import { withinTimeLimit } from '../../lib/timeLimit';
import { timeLimits } from '../timeLimits';
import { HOLD_LOCK_MS, readPair } from './refreshCall';
import type { RefreshLock, TabChannel } from './tabs';
import { tokenFingerprint, type RefreshCookie } from './tokens';

/** A refresh that the page started before the transport had loaded. */
export interface EarlyRefresh {
  /** The exchanged refresh token, and the new one. */
  readonly tokens: readonly string[];
  /** Answer of the server, its body unread. */
  readonly answer: Promise<Response>;
}

/** Property of the window in which the page's script (src/app/pageStart.ts) stores the refresh. */
export interface EarlyRefreshHolder {
  earlyRefresh?: EarlyRefresh | undefined;
  /** The channel to other tabs. It also keeps messages from before the transport was loaded. */
  tabChannel?: TabChannel | undefined;
}

declare global {
  interface Window extends EarlyRefreshHolder {}
}

interface EarlyRefreshParts {
  /** Token of the page's cookie. The transport later reads the cookie itself. */
  refreshToken: string;
  cookie: RefreshCookie;
  lock: RefreshLock;
  channel: TabChannel;
  clock: Clock;
  /** POST /auth/token/refresh with the refresh token as bearer; rejects if there is no answer. */
  send(refreshToken: string, signal: AbortSignal): Promise<Response>;
  holder: EarlyRefreshHolder;
}

/**
 * Refreshes the session while the transport is still loading. The transport uses this answer instead of its own call,
 * even a refusal or a failure. A new refresh token is written into the cookie at once, because the transport may never
 * load; other tabs that reload at the same time take over the tokens. Never rejects.
 */
export async function beginEarlyRefresh(parts: EarlyRefreshParts): Promise<void> {
  const { refreshToken, cookie, lock, channel, clock, holder } = parts;
  holder.tabChannel = channel;
  const exchange = async (): Promise<void> => {
    // Another tab has refreshed, or another session has begun: the transport handles that.
    if ((await cookie.read()) !== refreshToken) return;
    await withinTimeLimit(clock, timeLimits.refresh, async (signal) => {
      const tokens = [refreshToken];
      const answer = parts.send(refreshToken, signal);
      holder.earlyRefresh = { tokens, answer };
      const response = await answer;
      const pair = response.ok ? readPair(await response.clone().text()) : null;
      // Another tab may have signed out or in meanwhile: this tab must not overwrite its cookie.
      if (pair === null || (await cookie.read()) !== refreshToken) return;
      tokens.push(pair.refreshToken);
      cookie.write(pair.refreshToken);
      const refreshMark = tokenFingerprint(pair.refreshToken);
      const fromMark = tokenFingerprint(refreshToken);
      channel.send({ kind: 'renewed', accessToken: pair.accessToken, refreshMark, fromMark });
      await pause(clock, HOLD_LOCK_MS);
    });
  };
  // The transport gets the same failure, and reports it.
  await lock.run(exchange).catch(() => {});
}

/**
 * Returns the answer to the page's early refresh, if that used this token or returned it; else null. An answer is
 * returned only once.
 */
export function takeEarlyRefresh(
  holder: EarlyRefreshHolder,
  refreshToken: string,
): Promise<Response> | null {
  const early = holder.earlyRefresh;
  holder.earlyRefresh = undefined;
  return early?.tokens.includes(refreshToken) === true ? early.answer : null;
}
