import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright/test';
import { median } from '../../scripts/bench/table';
import { tasksOf } from './pageTasks';

/** Cost of a page with many rows for the browser. */
export interface TableFigures {
  /** Most rows in the page at once while it is scrolled. */
  readonly rows: number;
  /** Milliseconds of the processor for the way down through the page's rows. */
  readonly scrolling: number;
  /** Milliseconds of the processor from a typed filter to its first rows. */
  readonly filtering: number;
  /** Milliseconds of the processor that the longest task took, while scrolling and while typing. */
  readonly longest: number;
  /** Tasks of them that took more than `LONG_MS`. */
  readonly longTasks: number;
  /** Scripts of the whole way there, kB gzip. */
  readonly scripts: number;
  /** The words of the first row, each once, in their alphabetical order. */
  readonly words: string;
}

/** Search of a registry, and the distance to scroll. */
export interface TableTask {
  /** Searched texts, each long enough to be in no other cell of the rows before. */
  readonly filters: readonly string[];
  /** Steps of `STEP_PX`, one for each frame. */
  readonly steps: number;
}

/** From so many milliseconds on a task keeps a person waiting. */
export const LONG_MS = 50;

/** Typed in one go, and found nowhere. */
const TYPED = '9876543210';
const KEY_MS = 60;
const STEP_PX = 240;
const POLLING = { polling: 50 };
const ROWS = 'tbody tr:not([aria-hidden])';

const search = (page: Page) => page.locator('input[type="search"]').first();

/** Resolves when the first rows are of the filter's finding. */
async function whenFiltered(page: Page, text: string): Promise<void> {
  // Functions with a name can't be sent into the page from every way of running this.
  await page.waitForFunction(
    ([selector, wanted]) => {
      const rows = [...document.querySelectorAll(selector)].slice(0, 5);
      return rows.length > 0 && rows.every((row) => row.textContent.includes(wanted));
    },
    [ROWS, text] as const,
    POLLING,
  );
}

/** Empties the filter, and waits for all rows and for all that follows them. */
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
 * Milliseconds for which the page's main thread has had the processor: scripts, styles, layout and paint.
 * Other work of the same machine does not count, however long it keeps the page waiting.
 */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
  if (seconds === undefined) throw new Error('This browser does not tell the time of its threads');
  return seconds * 1000;
}

/** Scrolls the table down, a step for each frame; the most rows that were there. */
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

/** The words of the first row, so that two pages can be seen to show the same. */
function firstWords(page: Page): Promise<string> {
  return page
    .locator(ROWS)
    .first()
    .innerText()
    .then((text) => [...new Set(text.split(/\s+/).filter(Boolean))].toSorted().join(' '));
}

/** Adds up the scripts that a page loads from now on, kB gzip; call the result once it is loaded. */
function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    // A file from the browser's cache weighs nothing.
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
 * @param open opens it; its rows need not be there yet
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

  // The first run compiles: neither page is measured by that.
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
    filtering.push((await worked(cdp)) - before);
    await unfilter(page, text);
  }
  await cdp.detach();
  return {
    rows,
    scrolling,
    // One that was seen before it was painted would look cheaper than any can be.
    filtering: median(filtering),
    longest: Math.max(0, ...tasks),
    longTasks: tasks.filter((milliseconds) => milliseconds > LONG_MS).length,
    scripts,
    words,
  };
}

/**
 * Figures of several rounds: the best of each, for noise only ever adds; of the filter the median, for
 * rows that were seen before their paint take away; of the rows the most.
 *
 * @param rounds at least one
 */
export function together(rounds: readonly TableFigures[]): TableFigures {
  const best = (name: Exclude<keyof TableFigures, 'words'>) =>
    Math.min(...rounds.map((round) => round[name]));
  return {
    rows: Math.max(...rounds.map((round) => round.rows)),
    scrolling: best('scrolling'),
    filtering: median(rounds.map(({ filtering }) => filtering)),
    longest: best('longest'),
    longTasks: best('longTasks'),
    scripts: best('scripts'),
    words: rounds[0]?.words ?? '',
  };
}
