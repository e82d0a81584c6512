import type { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { EndReason } from '../events';
import type { FetchOptions } from '../request';
import type { SessionGate } from './sessionGate';
import type { TokenPair } from './tokens';

/** What happened to the session and on the way to the server, for the screens that show it. */
export type TransportEvent =
  /**
   * `expiresAt` in milliseconds since 1970; null when the token does not say. `who` marks whose token it
   * is, without naming him; null when the token does not say.
   */
  | { kind: 'renewed'; expiresAt: number | null; who: string | null }
  /** The browser keeps no cookie of the session, which lasts as long as the page then; said once. */
  | { kind: 'unkept' }
  /** The session ended, other than by `end()`. */
  | { kind: 'ended'; reason: EndReason }
  /** A call was answered with 403: perhaps the user may do less than before. */
  | { kind: 'forbidden' }
  /** A call that a page needs, or a renewal without a call, was answered with 500 or above. */
  | { kind: 'unavailable' };

/** The way to the server: one per store. */
export interface Transport {
  /** Where the contract's paths begin, without a slash at the end. */
  readonly baseUrl: string;
  /** The session's part in every call. */
  readonly gate: SessionGate;
  /** Sends one request of a base query as it is. */
  readonly query: ReturnType<typeof fetchBaseQuery>;
  /** `fetch` through the gate, for files. No redirect is followed: to the caller it is a 502. */
  fetch(request: Request, options?: FetchOptions): Promise<Response>;
  /** Reports the status of an answer: 500 or above where the page needs it, and 403. */
  report(status: number, isNeeded: boolean): void;
  /** Starts a session with the tokens that login answered with. */
  begin(tokens: TokenPair): void;
  /**
   * Ends the session at once, also offline. The promise is kept when the server has been told, or
   * could not be told in 3 s.
   */
  end(): Promise<void>;
  /** True while there is a token to make calls with. */
  hasSession(): Promise<boolean>;
  /**
   * Looks at cookie and clock again, after sleep, a hidden tab or a lost network. `isOnlineAgain`: a
   * renewal that failed is tried at once.
   */
  recheck(isOnlineAgain?: boolean): Promise<void>;
  subscribe(listener: (event: TransportEvent) => void): () => void;
  /**
   * The page goes, the session stays in the browser: tokens and timers of this page are dropped, and
   * no listener is called any more.
   */
  close(): void;
}
