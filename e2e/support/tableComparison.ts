import type { Browser, Page } from 'playwright/test';
import { table } from '../../scripts/bench/table';
import { controlOf } from './control';
import { startPlainPage } from './plainPage';
import type { CabinetServer } from './server';
import { PASSWORD, signIn } from './signIn';
import { LONG_MS, tableFigures, together, type TableFigures, type TableTask } from './tableFigures';
import { users } from './users';

/**
 * Figures of one run: registry and plain page with the same 100 000 supplies, and the registry of 20 000 orders, for
 * which there is no plain page.
 */
export interface TableComparison {
  readonly ours: TableFigures;
  readonly plain: TableFigures;
  readonly orders: TableFigures;
}

/** Address with as many rows as the plain page. */
const OURS = '/deliveries?size=500';

const ORDERS = '/sender/order-register?size=500';

/** The filters are parts of the numbers of supplies and orders; 100 steps scroll through 500 rows. */
const TASK: TableTask = { filters: ['7133', '4021', '9552', '1308', '6847'], steps: 100 };

/** Maximum number of rows in the page at once. */
const MOST_ROWS = 60;

/** Limits of a registry, relative to the plain page. */
interface Bounds {
  readonly scrolling: number;
  readonly filtering: number;
  /** Ratio of the longest tasks, in processor time. */
  readonly longest: number;
}

export interface TableBounds {
  readonly supplies: Bounds;
  /** Higher, because the plain page shows different rows. */
  readonly orders: Bounds;
}

/**
 * Measured figures; they are the limits of the bench. A filter of the registry also updates address, cache, tiles and
 * chips. The plain page has none of these.
 */
export const REACHED: TableBounds = {
  supplies: { scrolling: 1.25, filtering: 2.1, longest: 1.5 },
  orders: { scrolling: 1.5, filtering: 2.2, longest: 2 },
};

/** Limits for any busy machine: a list that renders all its rows far exceeds them. */
export const GUARDED: TableBounds = {
  supplies: { scrolling: 1.7, filtering: 2.5, longest: 2.5 },
  orders: { scrolling: 2.5, filtering: 3.5, longest: 3 },
};

function isWithin(ours: TableFigures, plain: TableFigures, bounds: Bounds): boolean {
  return (
    ours.rows <= MOST_ROWS &&
    ours.scrolling <= plain.scrolling * bounds.scrolling &&
    ours.filtering <= plain.filtering * bounds.filtering &&
    // Tasks that are too short to be noticed are not compared.
    ours.longest <= Math.max(LONG_MS, plain.longest * bounds.longest)
  );
}

/** Returns whether both registries stay within their bounds, relative to the plain page of the same run. */
export function isWithinBounds(
  { ours, plain, orders }: TableComparison,
  bounds: TableBounds,
): boolean {
  return isWithin(ours, plain, bounds.supplies) && isWithin(orders, plain, bounds.orders);
}

/** Returns a printable table of all figures. */
export function tableReport({ ours, plain, orders }: TableComparison): string {
  const line = (name: string, figure: Exclude<keyof TableFigures, 'words'>) => [
    name,
    ours[figure].toFixed(1),
    plain[figure].toFixed(1),
    plain[figure] === 0 ? '' : (ours[figure] / plain[figure]).toFixed(2),
    orders[figure].toFixed(1),
    plain[figure] === 0 ? '' : (orders[figure] / plain[figure]).toFixed(2),
  ];
  return table(
    ['100 000 supplies, 500 on the page', 'ours', 'plain', 'ratio', '20 000 orders', 'ratio'],
    [
      line(`rows in the page, at most ${MOST_ROWS}`, 'rows'),
      line('filter to first rows, ms of the processor', 'filtering'),
      line('scrolling through the page, ms of the processor', 'scrolling'),
      line('longest task while scrolling and typing, ms of the processor', 'longest'),
      line(`tasks over ${LONG_MS} ms of the processor`, 'longTasks'),
      line('all scripts, the sign-in with them, kB gzip', 'scripts'),
    ],
  );
}

async function measure(
  browser: Browser,
  baseURL: string,
  task: TableTask,
  open: (page: Page) => Promise<void>,
): Promise<TableFigures> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const figures = await tableFigures(page, task, () => open(page));
  await context.close();
  return figures;
}

/** Decides how many rounds are measured; `most` is the limit. */
export interface TableRounds {
  readonly most: number;
  /** Returns true if no more rounds are needed: noise only makes good figures worse. */
  isEnough(comparison: TableComparison): boolean;
}

/**
 * Measures all pages in turns, so that other load of the machine affects them equally. Throws if both pages show
 * different supplies, because then the figures are not comparable.
 */
export async function compareTables(
  browser: Browser,
  cabinet: Pick<CabinetServer, 'baseURL'>,
  { most, isEnough }: TableRounds,
): Promise<TableComparison> {
  const plainServer = await startPlainPage('plainTable');
  const ours: TableFigures[] = [];
  const plain: TableFigures[] = [];
  const orders: TableFigures[] = [];
  const round = async (): Promise<TableComparison> => {
    ours.push(
      await measure(browser, cabinet.baseURL, TASK, async (page) => {
        await signIn(page, users.admin);
        await page.goto(OURS);
      }),
    );
    plain.push(
      await measure(browser, plainServer.baseURL, TASK, async (page) => {
        await page.goto(`/#${encodeURIComponent(`${users.admin} ${PASSWORD}`)}`);
      }),
    );
    orders.push(
      await measure(browser, cabinet.baseURL, TASK, async (page) => {
        await signIn(page, users.sender);
        await page.goto(ORDERS);
      }),
    );
    return { ours: together(ours), plain: together(plain), orders: together(orders) };
  };
  try {
    for (const { baseURL } of [cabinet, plainServer]) await controlOf(baseURL).reset('large');
    let comparison = await round();
    if (comparison.ours.words !== comparison.plain.words) {
      throw new Error(`${comparison.ours.words}\nis not\n${comparison.plain.words}`);
    }
    while (ours.length < most && !isEnough(comparison)) comparison = await round();
    return comparison;
  } finally {
    await plainServer.close();
  }
}
