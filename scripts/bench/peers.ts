import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import { tasksOf } from '../../e2e/support/pageTasks';
import { compareForms, FORM_BOUND, isWithinFormBound } from '../../e2e/support/formComparison';
import { countRounds, LATER } from '../../e2e/support/rounds';
import { PASSWORD } from '../../e2e/support/signIn';
import { users } from '../../e2e/support/users';
import { parseFlags } from '../command/flags';
import { onBuiltCabinet } from './onBuiltCabinet';
import { median, print, table } from './table';

const RUNS = 5;
const RECORD = join(import.meta.dirname, 'peers.json');
/** Allows for small differences between versions of the bundler. */
const BYTES_TOLERANCE = 1.02;

/** A slow mobile network, and a four times slower processor. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const SLOWER = 4;

/** Cost of one journey into the cabinet; times in milliseconds. */
interface Figures {
  readonly bytes: number;
  readonly requests: number;
  readonly rounds: number;
  /** First and largest paint; 0 if there is no new page, as after a click. */
  readonly fcp: number;
  readonly lcp: number;
  /** Time until the form or the cards are visible. */
  readonly content: number;
  readonly longestTask: number;
}

type Recorded = Readonly<Record<string, Figures>>;

interface Way {
  readonly name: string;
  prepare(page: Page): Promise<void>;
  begin(page: Page): Promise<unknown>;
  readonly content: string;
  readonly paints: boolean;
}

const CARDS = 'text=12 500 000';
const FORM = 'button[type=submit]';

/** Fills in the sign-in form and waits until the rest of the cabinet has loaded in the background. */
async function fillIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Логин', { exact: true }).fill(users.admin);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.waitForLoadState('networkidle');
}

/** Signs in, so the browser has cached files, a session and user settings. */
async function enter(page: Page): Promise<void> {
  await fillIn(page);
  await page.locator(FORM).click();
  await page.locator(CARDS).first().waitFor();
  await page.waitForLoadState('networkidle');
}

const ways: readonly Way[] = [
  {
    name: 'login',
    prepare: async () => {},
    begin: (page) => page.goto('/login', { waitUntil: 'commit' }),
    content: FORM,
    paints: true,
  },
  {
    name: 'first sign-in',
    prepare: fillIn,
    begin: (page) => page.locator(FORM).click(),
    content: CARDS,
    paints: false,
  },
  {
    name: 'sign-in',
    prepare: async (page) => {
      await enter(page);
      await page.context().clearCookies();
      await fillIn(page);
    },
    begin: (page) => page.locator(FORM).click(),
    content: CARDS,
    paints: false,
  },
  {
    name: 'reload',
    prepare: async (page) => {
      await enter(page);
      await page.goto('about:blank');
    },
    begin: (page) => page.goto('/offer', { waitUntil: 'commit' }),
    content: CARDS,
    paints: true,
  },
];

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Returns the bytes that the responses took on the network; 0 for files from the browser's cache. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  let bytes = 0;
  for (const request of requests) {
    const sizes = await request.sizes().catch(() => null);
    bytes += Math.max((sizes?.responseBodySize ?? 0) + (sizes?.responseHeadersSize ?? 0), 0);
  }
  return bytes;
}

/** Returns the first and the largest paint of a newly opened page. Without a navigation there are no paints. */
function paintsOf(page: Page): Promise<Pick<Figures, 'fcp' | 'lcp'>> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint');
        new PerformanceObserver((list) => {
          resolve({ fcp: first?.startTime ?? 0, lcp: list.getEntries().at(-1)?.startTime ?? 0 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function measureOnce(page: Page, way: Way): Promise<Omit<Figures, 'rounds'>> {
  await way.prepare(page);
  await slowDown(await page.context().newCDPSession(page));
  const requests: Request[] = [];
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !LATER.test(request.url())) requests.push(request);
  });
  let content = 0;
  const tasks = await tasksOf(page, async () => {
    const start = performance.now();
    await way.begin(page);
    await page.locator(way.content).first().waitFor();
    content = performance.now() - start;
  });
  await page.waitForLoadState('networkidle');
  const paints = way.paints ? await paintsOf(page) : { fcp: 0, lcp: 0 };
  return {
    bytes: await bytesOf(requests),
    requests: requests.length,
    ...paints,
    content,
    longestTask: Math.max(...tasks),
  };
}

/** Runs `work` in a new browser context, whose cache is empty. */
async function inNewContext<Result>(
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL, locale: 'ru-RU' });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function measure(browser: Browser, baseURL: string, way: Way): Promise<Figures> {
  const { rounds } = await inNewContext(browser, baseURL, async (page) => {
    await way.prepare(page);
    const isThere = () => page.locator(way.content).first().isVisible();
    return countRounds(page, () => way.begin(page), isThere);
  });
  const runs: Omit<Figures, 'rounds'>[] = [];
  while (runs.length < RUNS) {
    runs.push(await inNewContext(browser, baseURL, (page) => measureOnce(page, way)));
  }
  const middle = (name: keyof Omit<Figures, 'rounds'>) =>
    Math.round(median(runs.map((run) => run[name])));
  return {
    bytes: middle('bytes'),
    requests: middle('requests'),
    rounds,
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    content: middle('content'),
    longestTask: middle('longestTask'),
  };
}

/** Compares only counts, which do not depend on the machine. Times are only printed. */
function isNoWorse(now: Figures, before: Figures): boolean {
  return (
    now.rounds <= before.rounds &&
    now.requests <= before.requests &&
    now.bytes <= before.bytes * BYTES_TOLERANCE
  );
}

/**
 * Compares the journeys on a slow network and processor (median of five runs) with peers.json, and the longest task of
 * /login with a plain form's. `--record` updates the file. Throws without Chromium.
 */
export async function benchPeers(args: readonly string[]): Promise<boolean> {
  const options = { record: { type: 'boolean' } } as const;
  const { record } = parseFlags(
    { args: [...args], options },
    'npm run bench -- peers [--record]',
  ).values;
  const before: Recorded = JSON.parse(readFileSync(RECORD, 'utf8'));
  const now: Record<string, Figures> = {};
  const form = await onBuiltCabinet(async (browser, server) => {
    for (const way of ways) now[way.name] = await measure(browser, server.baseURL, way);
    return compareForms(browser, server);
  });
  const names = ['bytes', 'requests', 'rounds', 'fcp', 'lcp', 'content', 'longestTask'] as const;
  const shown = (figures: Figures | undefined, name: (typeof names)[number]) =>
    String(figures?.[name] || '-');
  const rows = Object.entries(now).flatMap(([way, figures]) => [
    [way, ...names.map((name) => shown(figures, name))],
    ['  recorded', ...names.map((name) => shown(before[way], name))],
  ]);
  print(table(['way in', ...names], rows));
  const ratio = (form.ours / form.plain).toFixed(2);
  print(`longest task of /login: ${ratio} of a plain form's, at most ${FORM_BOUND}`);
  if (record === true) writeFileSync(RECORD, `${JSON.stringify(now, null, 2)}\n`);
  const hasWorse = Object.entries(now).some(([way, figures]) => {
    const recorded = record === true ? undefined : before[way];
    return recorded !== undefined && !isNoWorse(figures, recorded);
  });
  return !hasWorse && isWithinFormBound(form);
}
