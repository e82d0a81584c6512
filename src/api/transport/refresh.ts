import type { EndReason } from '../events';
import { createCoolDown, retryAfterMs } from './coolDown';
import { pause, type Clock } from '../../lib/clock';
import { HOLD_LOCK_MS, readPair, withinRefreshLimit } from './refreshCall';
import type { RefreshLock, TabChannel } from './tabs';
import { markOf, type RefreshCookie, type TokenVault } from './tokens';

/** How a refresh ended, as the calls that waited for it see it. */
export type RefreshOutcome =
  /** The vault holds a newer access token. */
  | { kind: 'renewed' }
  /** There is no session any more. */
  | { kind: 'ended' }
  /** The server answered 5xx (`status`) or something unreadable; the session is kept. */
  | { kind: 'unavailable'; status: number }
  /** The server takes no refresh for now (408, 425, 429); the session is kept. */
  | { kind: 'refused'; status: number }
  /** No answer; the session is kept. */
  | { kind: 'unreachable'; error: unknown };

interface RefresherParts {
  vault: TokenVault;
  cookie: RefreshCookie;
  lock: RefreshLock;
  channel: TabChannel;
  clock: Clock;
  /** POST /auth/token/refresh with the refresh token as bearer; rejects when there is no answer. */
  send(refreshToken: string, signal: AbortSignal): Promise<Response>;
  onRenewed(accessToken: string, userChanged: boolean): void;
  onEnded(reason: EndReason): void;
  /** A refresh failed and the session is kept; before `waitMs` are over there is no other try. */
  onFailed(waitMs: number): void;
}

/** Refusals in passing: request time-out, too early, too many requests. They say nothing of the token. */
const PASSING_REFUSALS: ReadonlySet<number> = new Set([408, 425, 429]);
const OTHER_TAB_WAIT_MS = 500;
const MOST_ATTEMPTS = 3;

/** What the refresh call brought, its body read within the time limit. */
type RefreshAnswer =
  | { status: number; body: string; retryAfterMs: number | null }
  | { error: unknown };

export type Refresher = ReturnType<typeof createRefresher>;

/** The refresh of specification, section 4, made safe for many calls, tabs and bad networks. */
export function createRefresher(parts: RefresherParts) {
  const { vault, cookie, lock, channel, clock } = parts;
  let running: { session: AbortSignal; outcome: Promise<RefreshOutcome> } | null = null;
  const coolDown = createCoolDown<RefreshOutcome>(clock);
  /** What the server's latest `Retry-After` asked for, in milliseconds. */
  let askedWaitMs: number | null = null;
  let onOtherTab = (): unknown => undefined;

  channel.listen((message) => {
    if (message.kind !== 'renewed') return;
    if (message.fromMark !== undefined) vault.relate(message.fromMark, message.refreshMark);
    onOtherTab();
  });

  const keep = (accessToken: string, refreshMark: string): RefreshOutcome => {
    const userChanged = vault.keep(accessToken, refreshMark);
    parts.onRenewed(accessToken, userChanged);
    return { kind: userChanged ? 'ended' : 'renewed' };
  };

  const end = (reason: EndReason): RefreshOutcome => {
    vault.drop();
    cookie.clear();
    parts.onEnded(reason);
    return { kind: 'ended' };
  };

  /** The access token that another tab has got together with the refresh token of this mark. */
  const toldOf = (mark: string) => {
    const latest = channel.latest();
    return latest?.refreshMark === mark ? latest.accessToken : undefined;
  };

  /** Another tab may be slow to tell: else each tab would refresh (src/session/README.md, rule S15). */
  const waitForOtherTab = (mark: string) =>
    new Promise<void>((resolve) => {
      onOtherTab = () => toldOf(mark) !== undefined && resolve();
      onOtherTab();
      clock.after(OTHER_TAB_WAIT_MS, resolve);
    });

  const ask = async (refreshToken: string): Promise<RefreshAnswer> => {
    try {
      return await withinRefreshLimit(clock, async (signal) => {
        const response = await parts.send(refreshToken, signal);
        return {
          status: response.status,
          body: await response.text(),
          retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), clock.now()),
        };
      });
    } catch (error) {
      return { error };
    }
  };

  const underLock = async (session: AbortSignal): Promise<RefreshOutcome> => {
    for (let attempt = 1; ; attempt += 1) {
      const refreshToken = await cookie.read();
      session.throwIfAborted();
      if (!refreshToken) return end('missing');

      const held = vault.accessToken();
      const mark = markOf(refreshToken);
      // A tab that has only been opened does not wait for the word of others.
      const isRotated = held !== null && !vault.pairedWith(refreshToken);
      if (isRotated) await waitForOtherTab(mark);
      session.throwIfAborted();
      const told = isRotated || held === null ? toldOf(mark) : undefined;
      if (told !== undefined) return keep(told, mark);

      const answer = await ask(refreshToken);
      session.throwIfAborted();
      if ('error' in answer) return { kind: 'unreachable', error: answer.error };
      askedWaitMs = answer.retryAfterMs;

      if (answer.status >= 200 && answer.status < 300) {
        const pair = readPair(answer.body);
        // Rubbish with a good status is no better than a failure of the gateway.
        if (pair === null) return { kind: 'unavailable', status: 502 };
        // Another tab may have signed out or in meanwhile: its cookie must not be overwritten.
        const inCookie = await cookie.read();
        session.throwIfAborted();
        if (inCookie !== refreshToken && attempt < MOST_ATTEMPTS) continue;
        cookie.write(pair.refreshToken);
        const refreshMark = markOf(pair.refreshToken);
        vault.relate(mark, refreshMark);
        const outcome = keep(pair.accessToken, refreshMark);
        const { accessToken } = pair;
        channel.send({ kind: 'renewed', accessToken, refreshMark, fromMark: mark });
        await pause(clock, HOLD_LOCK_MS);
        return outcome;
      }
      if (answer.status < 400 || answer.status >= 500) {
        return { kind: 'unavailable', status: Math.max(answer.status, 500) };
      }
      if (PASSING_REFUSALS.has(answer.status)) {
        return { kind: 'refused', status: answer.status };
      }
      const now = await cookie.read();
      session.throwIfAborted();
      if (now === null || now === refreshToken || attempt === MOST_ATTEMPTS) {
        return end('rejected');
      }
    }
  };

  const begin = async (): Promise<RefreshOutcome> => {
    const { session } = vault;
    askedWaitMs = null;
    let outcome: RefreshOutcome;
    try {
      outcome = await lock.run(() => underLock(session));
    } catch (error) {
      outcome = session.aborted ? { kind: 'ended' } : { kind: 'unreachable', error };
    }
    if (session.aborted) return outcome;
    if (outcome.kind === 'renewed' || outcome.kind === 'ended') coolDown.reset();
    // Of an outage the server only guesses when it is over; a refusal for now is its word.
    else parts.onFailed(coolDown.begin(outcome, session, askedWaitMs, outcome.kind === 'refused'));
    return outcome;
  };

  const underWay = () => (running && !running.session.aborted ? running.outcome : null);

  return {
    /**
     * Makes sure the vault holds another access token than `usedToken`, with at most one refresh at
     * a time. Never rejects.
     */
    renew(usedToken: string | null): Promise<RefreshOutcome> {
      const outcome = underWay();
      if (outcome) return outcome;
      const current = vault.accessToken();
      if (current !== null && current !== usedToken) return Promise.resolve({ kind: 'renewed' });
      const failed = coolDown.outcome();
      if (failed) return Promise.resolve(failed);
      const mine = {
        session: vault.session,
        outcome: begin().finally(() => {
          if (running === mine) running = null;
        }),
      };
      running = mine;
      return mine.outcome;
    },
    /** The refresh under way, if any. */
    running: underWay,
    /**
     * Ends the cool-down early, because the server was just seen to be well or the network came back.
     * False where it goes on: the server itself has asked to wait.
     */
    endCoolDown() {
      coolDown.end();
      return coolDown.outcome() === null;
    },
    /** When there may be another try, in milliseconds since 1970. */
    nextTryAt: () => coolDown.endsAt(),
  };
}
