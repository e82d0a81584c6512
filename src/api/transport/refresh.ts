import { RefreshFailed, refusedForNow } from '../errors';
import type { EndReason } from '../events';
import { createCoolDown } from './coolDown';
import { timeLimits } from '../timeLimits';
import { pause, type Clock } from '../../lib/clock';
import { retryAfterMs } from '../../lib/retryAfter';
import { withinTimeLimit } from '../../lib/timeLimit';
import { HOLD_LOCK_MS, readPair } from './refreshCall';
import type { RefreshLock, TabChannel } from './tabs';
import { tokenFingerprint, type RefreshCookie, type TokenVault } from './tokens';

interface RefresherParts {
  vault: TokenVault;
  cookie: RefreshCookie;
  lock: RefreshLock;
  channel: TabChannel;
  clock: Clock;
  /** Sends POST /auth/token/refresh with the refresh token as bearer; rejects if there is no response. */
  send(refreshToken: string, signal: AbortSignal): Promise<Response>;
  onRenewed(accessToken: string, userChanged: boolean): void;
  onEnded(reason: EndReason): void;
  /** Called if a refresh has failed and the session continues; the next refresh is due after `waitMs`. */
  onFailed(waitMs: number): void;
}

/** Temporary refusals: timeout, too early, too many requests. The token may still be valid. */
const PASSING_REFUSALS: ReadonlySet<number> = new Set([408, 425, 429]);
const OTHER_TAB_WAIT_MS = 500;
const MOST_ATTEMPTS = 3;

export type Refresher = ReturnType<typeof createRefresher>;

/** Creates the object that refreshes the session, even with parallel calls, several tabs or a bad network. */
export function createRefresher(parts: RefresherParts) {
  const { vault, cookie, lock, channel, clock } = parts;
  let running: { session: AbortSignal; outcome: Promise<boolean> } | null = null;
  const coolDown = createCoolDown(clock);
  /** Latest `Retry-After` of the server, in milliseconds. */
  let askedWaitMs: number | null = null;
  let onOtherTab = (): unknown => undefined;

  channel.listen((message) => {
    if (message.kind !== 'renewed') return;
    if (message.fromMark !== undefined) vault.relate(message.fromMark, message.refreshMark);
    onOtherTab();
  });

  const keep = (accessToken: string, refreshMark: string): boolean => {
    const userChanged = vault.keep(accessToken, refreshMark);
    parts.onRenewed(accessToken, userChanged);
    return !userChanged;
  };

  const end = (reason: EndReason): boolean => {
    vault.drop();
    cookie.clear();
    parts.onEnded(reason);
    return false;
  };

  /** Returns the access token of another tab for the refresh token of this fingerprint; undefined if there is none. */
  const otherTabToken = (mark: string) => {
    const latest = channel.latest();
    return latest?.refreshMark === mark ? latest.accessToken : undefined;
  };

  /** Waits at most `OTHER_TAB_WAIT_MS` for the message of another tab (src/session/README.md, rule S15). */
  const waitForOtherTab = (mark: string) =>
    new Promise<void>((resolve) => {
      onOtherTab = () => otherTabToken(mark) !== undefined && resolve();
      onOtherTab();
      clock.after(OTHER_TAB_WAIT_MS, resolve);
    });

  const underLock = async (session: AbortSignal): Promise<boolean> => {
    for (let attempt = 1; ; attempt += 1) {
      const refreshToken = await cookie.read();
      session.throwIfAborted();
      if (!refreshToken) return end('missing');

      const held = vault.accessToken();
      const mark = tokenFingerprint(refreshToken);
      // A tab without an access token is new and does not wait for a message.
      const isRotated = held !== null && !vault.pairedWith(refreshToken);
      if (isRotated) await waitForOtherTab(mark);
      session.throwIfAborted();
      const fromOtherTab = isRotated || held === null ? otherTabToken(mark) : undefined;
      if (fromOtherTab !== undefined) return keep(fromOtherTab, mark);

      const { response, body } = await withinTimeLimit(
        clock,
        timeLimits.refresh,
        async (signal) => {
          const answer = await parts.send(refreshToken, signal);
          return { response: answer, body: await answer.text() };
        },
      );
      session.throwIfAborted();
      const { ok, status, headers } = response;
      askedWaitMs = retryAfterMs(headers.get('Retry-After'), clock.now());

      if (ok) {
        const pair = readPair(body);
        // An invalid 2xx counts as a gateway failure.
        if (pair === null) throw new RefreshFailed(502);
        // Another tab may have signed in or out during the call; its cookie must not be overwritten.
        const inCookie = await cookie.read();
        session.throwIfAborted();
        if (inCookie !== refreshToken && attempt < MOST_ATTEMPTS) continue;
        cookie.write(pair.refreshToken);
        const refreshMark = tokenFingerprint(pair.refreshToken);
        vault.relate(mark, refreshMark);
        const outcome = keep(pair.accessToken, refreshMark);
        const { accessToken } = pair;
        channel.send({ kind: 'renewed', accessToken, refreshMark, fromMark: mark });
        await pause(clock, HOLD_LOCK_MS);
        return outcome;
      }
      if (status < 400 || status >= 500) throw new RefreshFailed(Math.max(status, 500));
      if (PASSING_REFUSALS.has(status)) throw new RefreshFailed(status);
      const now = await cookie.read();
      session.throwIfAborted();
      if (now === null || now === refreshToken || attempt === MOST_ATTEMPTS) {
        return end('rejected');
      }
    }
  };

  const begin = async (): Promise<boolean> => {
    const { session } = vault;
    askedWaitMs = null;
    try {
      const isRenewed = await lock.run(() => underLock(session));
      if (!session.aborted) coolDown.reset();
      return isRenewed;
    } catch (error) {
      if (session.aborted) return false;
      const wait = coolDown.nextWait(askedWaitMs);
      // `Retry-After` is binding in a refusal, but only an estimate in an outage.
      const isRefusal = error instanceof RefreshFailed && error.status < 500;
      const failure = isRefusal ? refusedForNow(error.status, clock.now() + wait) : error;
      coolDown.begin(failure, session, wait, isRefusal);
      parts.onFailed(wait);
      throw failure;
    }
  };

  const underWay = () => (running && !running.session.aborted ? running.outcome : null);

  return {
    /**
     * Ensures that the vault has an access token other than `usedToken`, with at most one refresh at a time. Returns
     * false if the session has ended.
     *
     * @throws RefreshFailed, or the error of `send`, if the session continues
     */
    async renew(usedToken: string | null): Promise<boolean> {
      const outcome = underWay();
      if (outcome) return outcome;
      const current = vault.accessToken();
      if (current !== null && current !== usedToken) return true;
      coolDown.throwIfOn();
      const mine = {
        session: vault.session,
        outcome: begin().finally(() => {
          if (running === mine) running = null;
        }),
      };
      running = mine;
      return mine.outcome;
    },
    /** Resolves when the running refresh has ended, with any result; undefined if none is running. */
    running: () => underWay()?.catch(() => false),
    /**
     * Ends the pause after a failure early, because the server has responded or the network is back. Returns false if
     * the pause continues, because the server has refused the refresh (PASSING_REFUSALS).
     */
    endCoolDown: coolDown.end,
  };
}
