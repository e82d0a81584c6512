import { controlOf } from '../../e2e/support/control';
import { openingCalls, type Opening, type RecordedCall } from '../../e2e/support/screenCalls';
import { users } from '../../e2e/support/users';
import { withJitter } from '../../src/lib/clock';
import { pauseAfter } from '../../src/shell/outage/healthRetry';
import { startServer } from '../serve/runningServer';
import { onBuiltCabinet } from './onBuiltCabinet';
import { outageLoad } from './outage';
import { replay, type CustomerDay, type Replayed } from './replay';
import { print, table } from './table';

/** Screens that users of each kind open in the morning. */
const DAYS: Readonly<Record<'admin' | 'seller' | 'sender', readonly string[]>> = {
  admin: ['/offer', '/deliveries', '/financing'],
  seller: ['/offer', '/documents', '/profile'],
  sender: ['/offer', '/sender/order-register', '/sender/invoices-payment'],
};
const KINDS = ['admin', 'seller', 'sender'] as const;

const BOUNDS = { connections: 64, arrivalMs: 20_000, screenMs: 6_000, limitMs: 55_000 };

/** Lifetime of an access token in the mock backend; a real server chooses its own. */
const TOKEN_SECONDS = 300;
/** Users arrive within ten minutes around nine o'clock. */
const MORNING_SECONDS = 600;
const OUTAGE_MS = 300_000;
/** Milliseconds within which polls and clicks detect an outage. */
const NOTICED_WITHIN_MS = 15_000;

/**
 * Records the calls of users in a browser, replays them for many users at once against a mock backend, with a session
 * each, and prints the load for a real backend.
 *
 * @returns whether every call was sent and got a successful response
 */
export async function benchCustomers(count: number): Promise<boolean> {
  const kinds = await recordDays();
  const days = Array.from({ length: count }, (_, index) => kinds[index % kinds.length]);
  const server = await startServer((port) => ({
    command: 'npm',
    args: ['run', '--silent', 'mock', '--', '--quiet', '--port', String(port)],
  }));
  try {
    const replayed = await replay(
      server.port,
      days.filter((day) => day !== undefined),
      BOUNDS,
    );
    print(replayReport(count, replayed));
    print(demandReport(count, kinds));
    return replayed.errors.size === 0 && replayed.unsent === 0;
  } finally {
    await server.stop();
  }
}

/** Records one day for each kind of user. */
async function recordDays(): Promise<CustomerDay[]> {
  return onBuiltCabinet(async (browser, { baseURL }) => {
    await controlOf(baseURL).reset();
    const record = async (opening: Opening): Promise<readonly RecordedCall[]> => {
      const context = await browser.newContext({ baseURL, locale: 'ru-RU' });
      const calls = await openingCalls(await context.newPage(), opening);
      await context.close();
      return calls;
    };
    const days: CustomerDay[] = [];
    for (const as of KINDS) {
      const screens: (readonly RecordedCall[])[] = [];
      for (const at of DAYS[as]) screens.push(await record({ at, as }));
      days.push({ username: users[as], screens });
    }
    return days;
  });
}

function replayReport(count: number, { times, errors, unsent, seconds }: Replayed): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return table(
    [`${count} customers, ${BOUNDS.connections} connections`, ''],
    [
      ['calls', String(times.length)],
      ['calls/s', (times.length / seconds).toFixed(0)],
      ['answered in, p50 ms', at(0.5)],
      ['answered in, p95 ms', at(0.95)],
      ['errors', [...errors].map(([name, times]) => `${name}: ${times}`).join(', ') || '0'],
      ['not sent', String(unsent)],
    ],
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function demandReport(count: number, kinds: readonly CustomerDay[]): string {
  const opening = mean(kinds.flatMap(({ screens }) => screens.map(({ length }) => length)));
  const morning = mean(
    kinds.map(({ screens }) => 1 + screens.reduce((sum, { length }) => sum + length, 0)),
  );
  const outage = (pause: (failures: number) => number, noticedWithinMs: number) =>
    outageLoad({
      customers: count,
      noticedWithinMs,
      outageMs: OUTAGE_MS,
      pauseAfter: pause,
      random: Math.random,
    });
  const spreadPause = (failures: number) => withJitter(pauseAfter(failures));
  const usual = outage(spreadPause, NOTICED_WITHIN_MS);
  const rush = outage(spreadPause, 1000);
  const unspread = outage(pauseAfter, 1000);
  const figure = (value: number) => value.toFixed(1);
  return table(
    [`a real backend, ${count} customers`, 'calls/s'],
    [
      [
        'start of the day: all sign in and open three screens within ten minutes',
        figure((count * morning) / MORNING_SECONDS),
      ],
      ['steady: a screen every two minutes', figure((count * opening) / 120)],
      ['renewals of sessions, tokens of five minutes', figure(count / TOKEN_SECONDS)],
      ['outage of five minutes: checks', figure(usual.checksPerSecond)],
      ['after it: pages come back', figure(usual.returnsPerSecond)],
      ['after it: calls of their screens', figure(usual.returnsPerSecond * opening)],
      ['everybody notices in one second: checks', figure(rush.checksPerSecond)],
      ['everybody notices in one second: pages come back', figure(rush.returnsPerSecond)],
      ['the same, were pauses not spread', figure(unspread.returnsPerSecond)],
      ['until the last page is back, s', figure(rush.lastReturnSeconds)],
    ],
  );
}
