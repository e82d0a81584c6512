import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright/test';
import { median } from '../../scripts/bench/table';
import { tasksOf } from './pageTasks';

/** Figures of a page with many rows. */
export interface TableFigures {
  /** Maximum number of rows in the page at once during scrolling. */
  readonly rows: number;
  /** Processor time of scrolling through the rows, in milliseconds. */
  readonly scrolling: number;
  /** Processor time from a typed filter to its painted first rows, in milliseconds. */
  readonly filtering: number;
  /** Processor time of the longest task during scrolling and typing, in milliseconds. */
  readonly longest: number;
  /** Number of tasks longer than `LONG_MS`. */
  readonly longTasks: number;
  /** All loaded scripts, kB gzip. */
  readonly scripts: number;
  /** Words of the first row, each once, in alphabetical order. */
  readonly words: string;
}

/** Filters to type, and the distance to scroll. */
export interface TableTask {
  /** Filters to type. The first unfiltered rows must not contain them, or the wait for filtered rows ends at once. */
  readonly filters: readonly string[];
  /** Steps of `STEP_PX`, one for each frame. */
  readonly steps: number;
}

/** Minimum duration of a long task, in milliseconds. */
export const LONG_MS = 50;

/** A filter without matches. */
const TYPED = '9876543210';
const KEY_MS = 60;
const STEP_PX = 240;
const POLLING = { polling: 50 };
const ROWS = 'tbody tr:not([aria-hidden])';

const search = (page: Page) => page.locator('input[type="search"]').first();

/** Resolves when the first rows match the filter. */
async function whenFiltered(page: Page, text: string): Promise<void> {
  // Named functions are avoided: some tools that run this code cannot send them into the page.
  await page.waitForFunction(
    ([selector, wanted]) => {
      const rows = [...document.querySelectorAll(selector)].slice(0, 5);
      return rows.length > 0 && rows.every((row) => row.textContent.includes(wanted));
    },
    [ROWS, text] as const,
    POLLING,
  );
}

/** Resolves when the current rows are painted: the second frame begins after the paint of the first one. */
async function whenPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Empties the filter, and waits for all rows and the work after them. */
async function unfilter(page: Page, text: string): Promise<void> {
  await search(page).fill('');
  await page.waitForFunction(
    ([selector, was]) => {
      const rows = [...document.querySelectorAll(selector)];
      return rows.length > 10 && !rows.every((row) => row.textContent.includes(was));
    },
    [ROWS, text] as const,
    POLLING,
  );
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve());
      }),
  );
}

/**
 * Returns the processor time of the main thread, in milliseconds: scripts, styles, layout and paint. Other work
 * of the machine does not count.
 */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
  if (seconds === undefined)
    throw new Error('This browser does not report the time of its threads');
  return seconds * 1000;
}

/** Scrolls the table down, a step for each frame; returns the largest number of rows. */
function scrollDown(page: Page, count: number): Promise<number> {
  return page.evaluate(
    async ([steps, pixels, selector]) => {
      let box: Element | null = document.querySelector('tbody');
      while (
        box &&
        !(
          /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight
        )
      ) {
        box = box.parentElement;
      }
      const scroller = box ?? document.documentElement;
      let most = 0;
      for (let step = 0; step < steps; step += 1) {
        scroller.scrollBy(0, pixels);
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
        most = Math.max(most, document.querySelectorAll(selector).length);
      }
      if (scroller.scrollTop < (steps * pixels) / 2) throw new Error('Nothing was scrolled');
      scroller.scrollTo(0, 0);
      return most;
    },
    [count, STEP_PX, ROWS] as const,
  );
}

/** Returns the words of the first row, to check that two pages show the same data. */
function firstWords(page: Page): Promise<string> {
  return page
    .locator(ROWS)
    .first()
    .innerText()
    .then((text) => [...new Set(text.split(/\s+/).filter(Boolean))].toSorted().join(' '));
}

/** Counts the scripts of a page from now on. The returned function returns their sum, kB gzip. */
function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    // A file that has not changed since an earlier visit (304) does not count.
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    sizes.push(
      response.body().then(
        (body) => gzipSync(body).length / 1000,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Measures a page whose rows are in a `tbody` and whose filter is its first search field.
 *
 * @param open opens the page; the rows may load later
 */
export async function tableFigures(
  page: Page,
  { filters, steps }: TableTask,
  open: () => Promise<void>,
): Promise<TableFigures> {
  const weigh = weighScripts(page);
  await open();
  await whenFiltered(page, '');
  const scripts = await weigh();
  const words = await firstWords(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');

  // The first run only warms up the code.
  const [first = ''] = filters;
  await search(page).fill(first);
  await whenFiltered(page, first);
  await unfilter(page, first);

  let rows = 0;
  let scrolling = 0;
  const tasks = await tasksOf(page, async () => {
    const before = await worked(cdp);
    rows = await scrollDown(page, steps);
    scrolling = (await worked(cdp)) - before;
    for (const text of [TYPED, first]) {
      await search(page).pressSequentially(text, { delay: KEY_MS });
      if (text === first) await whenFiltered(page, first);
      await unfilter(page, text);
    }
  });

  const filtering: number[] = [];
  for (const text of filters) {
    const before = await worked(cdp);
    await search(page).fill(text);
    await whenFiltered(page, text);
    await whenPainted(page);
    filtering.push((await worked(cdp)) - before);
    await unfilter(page, text);
  }
  await cdp.detach();
  return {
    rows,
    scrolling,
    // The median, because the filters find different numbers of rows.
    filtering: median(filtering),
    longest: Math.max(0, ...tasks),
    longTasks: tasks.filter((milliseconds) => milliseconds > LONG_MS).length,
    scripts,
    words,
  };
}

/**
 * Combines several rounds: the smallest value of each time, because noise only adds, and the largest number of rows.
 *
 * @param rounds at least one
 */
export function together(rounds: readonly TableFigures[]): TableFigures {
  const best = (name: Exclude<keyof TableFigures, 'words'>) =>
    Math.min(...rounds.map((round) => round[name]));
  return {
    rows: Math.max(...rounds.map((round) => round.rows)),
    scrolling: best('scrolling'),
    filtering: best('filtering'),
    longest: best('longest'),
    longTasks: best('longTasks'),
    scripts: best('scripts'),
    words: rounds[0]?.words ?? '',
  };
}
