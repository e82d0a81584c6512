import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedCall } from '../../e2e/support/screenCalls';
import { fieldsOf } from '../../src/lib/fieldsOf';
import { DEMO_PASSWORD } from '../../test/backend/scenarios/people';
import { HOST } from '../serve/runningServer';
import { callOver, type Answer } from './callOver';

/** Calls of one user after the sign-in, screen by screen. */
export interface CustomerDay {
  readonly username: string;
  /** Calls of each screen, in order. */
  readonly screens: readonly (readonly RecordedCall[])[];
}

export interface Replayed {
  /**
   * Latencies of all sent calls, also of failed calls, in milliseconds from the time at which the browser would send
   * the call.
   */
  readonly times: readonly number[];
  /** Errors and broken connections, by operation and status. */
  readonly errors: ReadonlyMap<string, number>;
  /** Calls that were not sent in time. */
  readonly unsent: number;
  readonly seconds: number;
}

export interface ReplayBounds {
  readonly connections: number;
  /** Milliseconds within which users arrive, evenly distributed. */
  readonly arrivalMs: number;
  /** Pause between two screens of a user, milliseconds. */
  readonly screenMs: number;
  /** Nothing is sent after this time, milliseconds. */
  readonly limitMs: number;
}

const LOGIN = '/api/v1/auth/login';
const REFRESH = '/api/auth/token/refresh';
const SIGN_IN_CALLS = new Set(['refreshToken']);
const SESSION_CALLS = new Set(['refreshToken', 'getCurrentUser', 'getModules']);

export async function replay(
  port: number,
  days: readonly CustomerDay[],
  { connections, arrivalMs, screenMs, limitMs }: ReplayBounds,
): Promise<Replayed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const times: number[] = [];
  const errors = new Map<string, number>();
  let unsent = 0;

  const send = (method: string, path: string, bearer: string | null, body: string | null) => {
    const headers = {
      'Content-Type': 'application/json',
      'Accept-Language': 'ru',
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
    };
    return callOver(agent, {
      host: HOST,
      port,
      method,
      path,
      headers,
      ...(body !== null && { body }),
    });
  };

  /** Sends a call when it is due. Returns the text of a successful response, else undefined. */
  const timed = async (
    dueMs: number,
    name: string,
    ask: () => Promise<Answer>,
  ): Promise<string | undefined> => {
    const due = started + dueMs;
    await pause(Math.max(0, due - performance.now()));
    if (performance.now() > started + limitMs) {
      unsent += 1;
      return undefined;
    }
    const { status, body } = await ask().catch(() => ({ status: 0, body: '' }));
    times.push(performance.now() - due);
    if (status >= 200 && status < 300) return body;
    const error = `${name} ${status}`;
    errors.set(error, (errors.get(error) ?? 0) + 1);
    return undefined;
  };

  const tokensOf = (body: string | undefined) => {
    const { accessToken, refreshToken } = fieldsOf(JSON.parse(body ?? '{}'));
    return { access: String(accessToken), refresh: String(refreshToken) };
  };

  const live = async ({ username, screens }: CustomerDay, arrivesMs: number): Promise<void> => {
    const password = JSON.stringify({ username, password: DEMO_PASSWORD });
    const signedIn = await timed(arrivesMs, 'login', () => send('POST', LOGIN, null, password));
    if (signedIn === undefined) return;
    let tokens = tokensOf(signedIn);
    for (const [index, calls] of screens.entries()) {
      // Later screens open in the same page, which has already loaded its user.
      const known = index === 0 ? SIGN_IN_CALLS : SESSION_CALLS;
      const opensMs = Math.max(arrivesMs + index * screenMs, performance.now() - started);
      await Promise.all(
        calls
          .filter(({ operationId }) => !known.has(operationId))
          .map(({ operationId, method, path, body, afterMs }) =>
            timed(opensMs + afterMs, operationId, () => send(method, path, tokens.access, body)),
          ),
      );
    }
    const endsMs = Math.max(arrivesMs + screens.length * screenMs, performance.now() - started);
    const renewed = await timed(endsMs, 'refreshToken', () =>
      send('POST', REFRESH, tokens.refresh, null),
    );
    if (renewed !== undefined) tokens = tokensOf(renewed);
    await timed(endsMs, 'getCurrentUser', () => send('GET', '/api/v1/user', tokens.access, null));
  };

  await Promise.all(days.map((day, index) => live(day, (index * arrivalMs) / days.length)));
  agent.destroy();
  return { times, errors, unsent, seconds: (performance.now() - started) / 1000 };
}
