import { pause, type Clock } from '../../lib/clock';
import { withinTimeLimit } from '../../lib/timeLimit';
import { timeLimits } from '../timeLimits';
import { HOLD_LOCK_MS, readPair } from './refreshCall';
import type { RefreshLock, TabChannel } from './tabs';
import { tokenFingerprint, type RefreshCookie } from './tokens';

/** A refresh that the page started before the transport had loaded. */
export interface EarlyRefresh {
  /** The exchanged refresh token and, after a success, the new one. */
  readonly tokens: readonly string[];
  /** The server's response; its body is unread. */
  readonly answer: Promise<Response>;
}

/** Properties of the window that the page's script (src/app/pageStart.ts) sets. */
export interface EarlyRefreshHolder {
  earlyRefresh?: EarlyRefresh | undefined;
  /** The channel to other tabs. It also keeps the tokens that another tab sends before the transport has loaded. */
  tabChannel?: TabChannel | undefined;
}

declare global {
  interface Window extends EarlyRefreshHolder {}
}

interface EarlyRefreshParts {
  /** Token that the page's script has read from the cookie. */
  refreshToken: string;
  cookie: RefreshCookie;
  lock: RefreshLock;
  channel: TabChannel;
  clock: Clock;
  /** Sends POST /auth/token/refresh with the refresh token as bearer; rejects if there is no response. */
  send(refreshToken: string, signal: AbortSignal): Promise<Response>;
  holder: EarlyRefreshHolder;
}

/**
 * Refreshes the session while the transport is still loading. The transport later uses the response instead of a call
 * of its own, even if it is a refusal or a failure. Writes a new refresh token into the cookie at once, because the
 * transport may never load; other tabs that reload at the same time use the same tokens. Never rejects.
 */
export async function beginEarlyRefresh(parts: EarlyRefreshParts): Promise<void> {
  const { refreshToken, cookie, lock, channel, clock, holder } = parts;
  holder.tabChannel = channel;
  const exchange = async (): Promise<void> => {
    // The transport handles both cases: another tab has refreshed, or another session has begun.
    if ((await cookie.read()) !== refreshToken) return;
    await withinTimeLimit(clock, timeLimits.refresh, async (signal) => {
      const tokens = [refreshToken];
      const answer = parts.send(refreshToken, signal);
      holder.earlyRefresh = { tokens, answer };
      const response = await answer;
      const pair = response.ok ? readPair(await response.clone().text()) : null;
      // Another tab may have signed in or out during the call; its cookie must not be overwritten.
      if (pair === null || (await cookie.read()) !== refreshToken) return;
      tokens.push(pair.refreshToken);
      cookie.write(pair.refreshToken);
      const refreshMark = tokenFingerprint(pair.refreshToken);
      const fromMark = tokenFingerprint(refreshToken);
      channel.send({ kind: 'renewed', accessToken: pair.accessToken, refreshMark, fromMark });
      await pause(clock, HOLD_LOCK_MS);
    });
  };
  // The transport reports the failure, because it gets the same rejected promise.
  await lock.run(exchange).catch(() => {});
}

/**
 * Returns the response of the early refresh if the refresh used this token or returned it; otherwise null. A second
 * call returns null.
 */
export function takeEarlyRefresh(
  holder: EarlyRefreshHolder,
  refreshToken: string,
): Promise<Response> | null {
  const early = holder.earlyRefresh;
  holder.earlyRefresh = undefined;
  return early?.tokens.includes(refreshToken) === true ? early.answer : null;
}
