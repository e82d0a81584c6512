import type { Scheduler } from 'fast-check';
import { readJwtClaims } from '../../src/lib/jwt';
import type { Clock } from '../../src/lib/clock';
import {
  beginEarlyRefresh,
  takeEarlyRefresh,
  type EarlyRefreshHolder,
} from '../../src/api/transport/earlyRefresh';
import { REFRESH_PATH, sessionRequest } from '../../src/api/transport/refreshCall';
import {
  withLatest,
  type RefreshLock,
  type TabChannel,
  type TabMessage,
} from '../../src/api/transport/tabs';
import type { RefreshCookie, TokenPair } from '../../src/api/transport/tokens';
import type { TransportEnvironment } from '../../src/api/transport/transport';

/**
 * Result of the next refresh calls. `busy`: a 429, and the token stays valid. `lost`: the server rotates the token, but
 * its response never arrives.
 */
export type RefreshFault = 'rejected' | 'busy' | 'serverError' | 'network' | 'hang' | 'lost';

const BASE_URL = 'http://localhost/api';

/** History of one call. */
export interface SeenCall {
  sends: { bearer: string | null; tabEpoch: number; answered: number | null }[];
}

/** One browser with several tabs and one server, controlled by fast-check's scheduler. */
export class World {
  readonly violations: string[] = [];
  readonly calls = new Map<number, SeenCall>();
  refreshFaults: RefreshFault[] = [];
  refreshesUnderWay = 0;
  lostAnswers = 0;
  /** Number of refreshes so far that met a fault. */
  faultsMet = 0;
  /** Number of sign-outs and sign-ins of each tab; calls made before the last of them must no longer be sent. */
  readonly tabEpochs: number[] = [];
  now = 1_000_000;

  private readonly timers = new Set<{ at: number; callback: () => void }>();
  private cookie: string | null = null;
  private locked: Promise<unknown> = Promise.resolve();
  private readonly listeners: ((message: TabMessage) => void)[][] = [];
  private readonly holders: EarlyRefreshHolder[] = [];
  private serial = 0;
  private readonly validAccess = new Set<string>();
  private currentRefresh: string | null = null;
  private readonly rotated = new Set<string>();
  private readonly latestAccess = new Map<number, string>();
  private user = 0;

  constructor(private readonly scheduler: Scheduler) {}

  /** Waits until the scheduler lets this step run. */
  private turn(label: string): Promise<void> {
    return this.scheduler.schedule(Promise.resolve(), label).then(() => {});
  }

  readonly clock: Clock = {
    now: () => this.now,
    after: (milliseconds, callback) => {
      const timer = { at: this.now + milliseconds, callback };
      this.timers.add(timer);
      return () => void this.timers.delete(timer);
    },
  };

  tick(milliseconds: number): void {
    this.now += milliseconds;
    for (const timer of [...this.timers].toSorted((one, other) => one.at - other.at)) {
      if (timer.at <= this.now && this.timers.delete(timer)) timer.callback();
    }
  }

  /** Starts a session and returns its tokens; the previous family is revoked. */
  signIn(tab: number, user: number): TokenPair {
    this.user = user;
    const pair = this.issue();
    this.latestAccess.set(tab, pair.accessToken);
    return pair;
  }

  private issue(): TokenPair {
    this.serial += 1;
    const claims = btoa(JSON.stringify({ sub: `user-${this.user}`, serial: this.serial }));
    const pair = { accessToken: `e30.${claims}.x`, refreshToken: `refresh-${this.serial}` };
    this.validAccess.add(pair.accessToken);
    this.currentRefresh = pair.refreshToken;
    return pair;
  }

  /** Returns the user of the last token that the tab has received. */
  userSeenIn(tab: number): string | undefined {
    return userOf(this.latestAccess.get(tab) ?? null);
  }

  /** Records that the tab has dropped its tokens. */
  leftSession(tab: number): void {
    this.latestAccess.delete(tab);
  }

  expireAccess(): void {
    this.validAccess.clear();
  }

  cookieNow(): string | null {
    return this.cookie;
  }

  /** Returns true while the cookie can still be exchanged for tokens. */
  sessionAlive(): boolean {
    return this.cookie !== null && this.cookie === this.currentRefresh;
  }

  environment(tab: number): TransportEnvironment {
    this.listeners[tab] = [];
    const holder = (this.holders[tab] ??= {});
    return {
      baseUrl: BASE_URL,
      clock: this.clock,
      cookie: this.refreshCookie(),
      lock: this.lock(),
      channel: this.channel(tab),
      fetch: (request) => this.answer(tab, request),
      takeEarlyRefresh: (refreshToken) => takeEarlyRefresh(holder, refreshToken),
    };
  }

  /** Opens the page of a tab. If there is a cookie, the page refreshes before its transport has loaded. */
  startPage(tab: number): Promise<void> {
    const holder = (this.holders[tab] ??= {});
    if (this.cookie === null) return Promise.resolve();
    return beginEarlyRefresh({
      refreshToken: this.cookie,
      holder,
      clock: this.clock,
      cookie: this.refreshCookie(),
      lock: this.lock(),
      channel: this.channel(tab),
      send: (refreshToken, signal) =>
        this.answer(tab, sessionRequest(`${BASE_URL}${REFRESH_PATH}`, refreshToken, signal)),
    });
  }

  private refreshCookie(): RefreshCookie {
    return {
      read: async () => {
        await this.turn('cookie');
        return this.cookie;
      },
      write: (refreshToken) => {
        this.cookie = refreshToken;
      },
      isKept: () => true,
      clear: () => {
        this.cookie = null;
      },
    };
  }

  private lock(): RefreshLock {
    return {
      run: (task) => {
        const mine = this.locked.then(() => this.turn('lock')).then(task);
        this.locked = mine.catch(() => {});
        return mine;
      },
    };
  }

  private channel(tab: number): TabChannel {
    return withLatest({
      listen: (listener) => void this.listeners[tab]?.push(listener),
      send: (message) => {
        for (const [other, listeners] of this.listeners.entries()) {
          if (other === tab) continue;
          void this.turn('message').then(() => listeners.forEach((listen) => listen(message)));
        }
      },
    });
  }

  private async answer(tab: number, request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const bearer = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
    if (path.endsWith('/auth/token/refresh')) return this.answerRefresh(tab, request, bearer ?? '');
    if (path.endsWith('/logout')) return new Response(null, { status: 204 });

    const id = Number(path.split('/').at(-1));
    const seen = this.calls.get(id) ?? { sends: [] };
    this.calls.set(id, seen);
    const send: SeenCall['sends'][number] = {
      bearer,
      tabEpoch: this.tabEpochs[tab] ?? 0,
      answered: null,
    };
    seen.sends.push(send);
    if (bearer !== null) this.latestAccess.set(tab, bearer);
    await this.turn(`server ${id}`);
    const status = bearer !== null && this.validAccess.has(bearer) ? 200 : 401;
    await this.turn(`answer ${id}`);
    request.signal.throwIfAborted();
    send.answered = status;
    return Response.json(status === 200 ? { id } : { code: '401' }, { status });
  }

  private async answerRefresh(tab: number, request: Request, token: string): Promise<Response> {
    const held = this.latestAccess.get(tab);
    if (held !== undefined && this.validAccess.has(held)) {
      this.violations.push(`tab ${tab} refreshed although its access token ${held} was good`);
    }
    this.refreshesUnderWay += 1;
    if (this.refreshesUnderWay > 1) this.violations.push('two refreshes at the same time');
    try {
      return await this.refresh(request, token);
    } finally {
      this.refreshesUnderWay -= 1;
    }
  }

  private async refresh(request: Request, token: string): Promise<Response> {
    const fault = this.refreshFaults.shift();
    if (fault !== undefined) this.faultsMet += 1;
    await this.turn('refresh');
    if (request.signal.aborted) this.faultsMet += 1;
    request.signal.throwIfAborted();
    if (fault === 'network') throw new TypeError('Failed to fetch');
    if (fault === 'busy')
      return new Response(null, { status: 429, headers: { 'Retry-After': '5' } });
    if (fault === 'serverError') return new Response('<html>', { status: 503 });
    if (fault === 'hang') return untilAborted(request.signal);
    if (fault === 'rejected' && token === this.currentRefresh) this.currentRefresh = null;
    if (token !== this.currentRefresh) {
      if (this.rotated.has(token)) {
        if (this.lostAnswers === 0) this.violations.push(`${token} was used after its rotation`);
        this.currentRefresh = null; // reuse revokes the family
      }
      return Response.json({ code: '401' }, { status: 401 });
    }
    this.rotated.add(token);
    const pair = this.issue();
    await this.turn('refreshed');
    if (fault === 'lost' || request.signal.aborted) {
      this.faultsMet += 1;
      this.lostAnswers += 1;
      throw new TypeError('Failed to fetch');
    }
    return Response.json(pair);
  }
}

export function userOf(accessToken: string | null): string | undefined {
  return accessToken === null ? undefined : readJwtClaims(accessToken).sub;
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
