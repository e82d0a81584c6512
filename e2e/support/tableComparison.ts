import type { Browser, Page } from 'playwright/test';
import { table } from '../../scripts/bench/table';
import { controlOf } from './control';
import { startPlainTable } from './plainTable';
import type { CabinetServer } from './server';
import { PASSWORD, signIn } from './signIn';
import { tableFigures, together, type TableFigures, type TableTask } from './tableFigures';
import { users } from './users';

/**
 * The cabinet's registry and the plain page on the same 100 000 supplies, in one run, and the register
 * of 20 000 orders, which has no plain page of its own.
 */
export interface TableComparison {
  readonly ours: TableFigures;
  readonly plain: TableFigures;
  readonly orders: TableFigures;
}

const ROUNDS = 3;

/** Rows on a page, as many as the plain page has. */
const OURS = '/deliveries?size=500';

const ORDERS = '/sender/order-register?size=500';

/** Parts of numbers of supplies and of orders; a hundred frames are the way through 500 of them. */
const TASK: TableTask = { filters: ['7133', '4021', '9552', '1308', '6847'], steps: 100 };

/** Rows that may be in the page at once. */
const MOST_ROWS = 60;

/**
 * How many times the plain page's work ours may take, noise included. A filter is also an address,
 * a cache, tiles and chips here, of which the plain page has none.
 */
const BOUNDS = { scrolling: 1.4, filtering: 2.6 };

/** The same of the orders: their rows are others than the plain page's, so that little can be said. */
const ORDER_BOUNDS = { scrolling: 3, filtering: 5 };

function isWithin(
  ours: TableFigures,
  plain: TableFigures,
  bounds: typeof BOUNDS | typeof ORDER_BOUNDS,
): boolean {
  return (
    ours.rows <= MOST_ROWS &&
    ours.scrolling <= plain.scrolling * bounds.scrolling &&
    ours.filtering <= plain.filtering * bounds.filtering &&
    ours.longTasks <= plain.longTasks + 2
  );
}

/** Whether both registries stay within their bounds beside the plain page of the same run. */
export function isWithinBounds({ ours, plain, orders }: TableComparison): boolean {
  return isWithin(ours, plain, BOUNDS) && isWithin(orders, plain, ORDER_BOUNDS);
}

/** All side by side, to be printed. */
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
      line('longest task while scrolling and typing, ms', 'longest'),
      line('tasks over 50 ms', 'longTasks'),
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

/**
 * Measures all in turns, so that whatever else the machine does slows all of them down.
 *
 * Throws when the supplies do not show the same: then there is nothing to compare.
 */
export async function compareTables(
  browser: Browser,
  cabinet: Pick<CabinetServer, 'baseURL'>,
): Promise<TableComparison> {
  const plainServer = await startPlainTable();
  try {
    for (const { baseURL } of [cabinet, plainServer]) await controlOf(baseURL).reset('large');
    const ours: TableFigures[] = [];
    const plain: TableFigures[] = [];
    const orders: TableFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
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
    }
    const comparison = {
      ours: together(ours),
      plain: together(plain),
      orders: together(orders),
    };
    if (comparison.ours.words !== comparison.plain.words) {
      throw new Error(`${comparison.ours.words}\nis not\n${comparison.plain.words}`);
    }
    return comparison;
  } finally {
    await plainServer.close();
  }
}
