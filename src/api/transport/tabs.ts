import { fieldsOf } from '../../lib/fieldsOf';
import { timeLimits } from '../timeLimits';
import type { Clock } from '../../lib/clock';

/** Lets one tab at a time refresh; the others wait for it. */
export interface RefreshLock {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** What tabs of one browser tell each other. A refresh token never travels, only its mark. */
export type TabMessage =
  | {
      kind: 'renewed';
      accessToken: string;
      refreshMark: string;
      /** Mark of the refresh token that was exchanged for it; absent after a sign-in. */
      fromMark?: string;
    }
  | { kind: 'signedOut' };

export interface TabChannel {
  send(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
}

const LOCK_NAME = 'cabinet-token-refresh';
const CHANNEL_NAME = 'cabinet-session';

/** The part of `navigator.locks` that is used; not every browser has it. */
export interface Locks {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    task: () => Promise<Result>,
  ): Promise<Result>;
}

/** A Web Lock with a wait limit: a caller that waits longer goes on without the lock. */
export function createRefreshLock(locks: Locks | undefined, clock: Clock): RefreshLock {
  return {
    async run(task) {
      if (!locks) return task();
      const waiting = new AbortController();
      const stopWaiting = clock.after(timeLimits.refreshOfAnotherTab, () => waiting.abort());
      let started = false;
      try {
        return await locks.request(LOCK_NAME, { signal: waiting.signal }, () => {
          started = true;
          stopWaiting();
          return task();
        });
      } catch (error) {
        if (started) throw error;
        return await task();
      } finally {
        stopWaiting();
      }
    },
  };
}

/** A tab may run an older version of the cabinet. */
function isTabMessage(data: unknown): data is TabMessage {
  const { kind, accessToken, refreshMark, fromMark = '' } = fieldsOf(data);
  const isText = [accessToken, refreshMark, fromMark].every((one) => typeof one === 'string');
  return kind === 'signedOut' || (kind === 'renewed' && isText);
}

/** The browser's channel; null where it has none, or refuses it along with all cookies. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return null;
  }
}

/** A same-origin broadcast channel; silent where the browser gives none. */
export function createTabChannel(): TabChannel {
  const channel = openChannel();
  if (!channel) return { send() {}, listen() {} };
  return {
    send: (message) => channel.postMessage(message),
    listen(listener) {
      channel.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (isTabMessage(event.data)) listener(event.data);
      });
    },
  };
}
