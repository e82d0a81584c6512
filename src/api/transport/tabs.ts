import { fieldsOf } from '../../lib/fieldsOf';
import { timeLimits } from '../timeLimits';
import type { Clock } from '../../lib/clock';
import { startTimeLimit } from '../../lib/timeLimit';

/** Lets one tab at a time refresh the session; other tabs wait for a limited time. */
export interface RefreshLock {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** Messages between tabs of one browser. Instead of refresh tokens they contain fingerprints. */
export type TabMessage = Renewed | { kind: 'signedOut' };

interface Renewed {
  kind: 'renewed';
  accessToken: string;
  refreshMark: string;
  /** Fingerprint of the exchanged refresh token; undefined after a sign-in. */
  fromMark?: string;
}

export interface TabChannel {
  send(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** Returns the latest tokens of another tab, even from before the first listener; null if there are none. */
  latest(): Renewed | null;
}

const LOCK_NAME = 'cabinet-token-refresh';
const CHANNEL_NAME = 'cabinet-session';

/** The part of `navigator.locks` that is used here. Not every browser has it. */
export interface Locks {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    task: () => Promise<Result>,
  ): Promise<Result>;
}

/** Creates a Web Lock with a timeout: a caller that waits longer continues without the lock. */
export function createRefreshLock(locks: Locks | undefined, clock: Clock): RefreshLock {
  return {
    async run(task) {
      if (!locks) return task();
      const waiting = startTimeLimit(timeLimits.refreshOfAnotherTab, undefined, clock);
      let started = false;
      const start = () => {
        started = true;
        waiting.end();
        return task();
      };
      return locks.request(LOCK_NAME, { signal: waiting.signal }, start).catch((error: unknown) => {
        if (started) throw error;
        return start();
      });
    },
  };
}

/** Checks a message, because another tab may run an older version of the cabinet. */
function isTabMessage(data: unknown): data is TabMessage {
  const { kind, accessToken, refreshMark, fromMark = '' } = fieldsOf(data);
  const isText = [accessToken, refreshMark, fromMark].every((one) => typeof one === 'string');
  return kind === 'signedOut' || (kind === 'renewed' && isText);
}

/** Opens the channel; null if the browser has no channels, or blocks them together with cookies. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return null;
  }
}

/** Adds `latest` to a channel; it returns the latest tokens received. */
export function withLatest(channel: Pick<TabChannel, 'send' | 'listen'>): TabChannel {
  let latest: Renewed | null = null;
  channel.listen((message) => {
    if (message.kind === 'renewed') latest = message;
  });
  return { ...channel, latest: () => latest };
}

/** Creates a channel to the other tabs. Without a channel of the browser, messages are neither sent nor received. */
export function createTabChannel(): TabChannel {
  const channel = openChannel();
  return withLatest({
    send: (message) => channel?.postMessage(message),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) listener(data);
      }),
  });
}
