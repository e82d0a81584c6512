import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright/test';

/** What a page with 100 000 rows behind it costs the browser. */
export interface TableFigures {
  /** Most rows in the page at once while it is scrolled. */
  readonly rows: number;
  /** Main-thread milliseconds for the way down through 500 rows. */
  readonly scrolling: number;
  /** Main-thread milliseconds from a typed filter to its first rows, the middle of several. */
  readonly filtering: number;
  /** Tasks over 50 ms, while scrolling and while typing. */
  readonly longTasks: number;
  /** Scripts of the whole way there, kB gzip. */
  readonly scripts: number;
}

/** Parts of numbers of documents: long enough to stand in no other cell of the rows before. */
const FILTERS = ['7133', '4021', '9552', '1308', '6847'];
const TYPED = '9876543210';
const KEY_MS = 60;
const STEPS = 100;
const STEP_PX = 240;

const search = (page: Page) => page.getByRole('searchbox').first();

/** Resolves when the first rows are of the filter's finding. */
async function whenFiltered(page: Page, text: string): Promise<void> {
  // Functions with a name can't be sent into the page from every way of running this.
  await page.waitForFunction((wanted) => {
    const rows = [...document.querySelectorAll('tbody tr:not([aria-hidden])')].slice(0, 5);
    return rows.length > 0 && rows.every((row) => row.textContent.includes(wanted));
  }, text);
}

/** Empties the filter and waits for all rows. */
async function unfilter(page: Page, text: string): Promise<void> {
  await search(page).fill('');
  await page.waitForFunction((was) => {
    const rows = [...document.querySelectorAll('tbody tr:not([aria-hidden])')];
    return rows.length > 10 && !rows.every((row) => row.textContent.includes(was));
  }, text);
}

const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/**
 * Milliseconds that the page's main thread has worked so far on scripts, styles and layout. Painting
 * is left out: a machine without a graphics card paints every frame of an animation there.
 */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = metrics.filter(({ name }) => WORK.includes(name)).map(({ value }) => value);
  return seconds.reduce((sum, value) => sum + value, 0) * 1000;
}

/** Scrolls the table down, a step for each frame; the most rows that were there. */
function scrollDown(page: Page): Promise<number> {
  return page.evaluate(
    async ([steps, pixels]) => {
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
        const rows = document.querySelectorAll('tbody tr:not([aria-hidden])').length;
        most = Math.max(most, rows);
      }
      if (scroller.scrollTop < (steps * pixels) / 2) throw new Error('Nothing was scrolled');
      scroller.scrollTo(0, 0);
      return most;
    },
    [STEPS, STEP_PX] as const,
  );
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Adds up the scripts that a page loads from now on, kB gzip; call the result once it is loaded. */
function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    // What comes from the browser's cache weighs nothing.
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
 * Measures a page whose rows stand in a `tbody` and whose filter is its first search field.
 *
 * @param open opens it; its rows need not be there yet
 */
export async function tableFigures(page: Page, open: () => Promise<void>): Promise<TableFigures> {
  const weigh = weighScripts(page);
  await open();
  await whenFiltered(page, '');
  const scripts = await weigh();
  const cdp = await page.context().newCDPSession(page);
  // Time of the thread itself, whatever else the machine does.
  await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await cdp.send('Performance.enable');
  const longTasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    return durations;
  });

  const beforeScrolling = await worked(cdp);
  const rows = await scrollDown(page);
  const scrolling = (await worked(cdp)) - beforeScrolling;

  await search(page).pressSequentially(TYPED, { delay: KEY_MS });
  const long = await longTasks.evaluate((durations) => durations.length);
  await unfilter(page, TYPED);

  const filtering: number[] = [];
  for (const text of FILTERS) {
    const before = await worked(cdp);
    await search(page).fill(text);
    await whenFiltered(page, text);
    filtering.push((await worked(cdp)) - before);
    await unfilter(page, text);
  }
  await cdp.detach();
  return { rows, scrolling, filtering: middle(filtering), longTasks: long, scripts };
}

/** Figures of several rounds, the middle of each; of rows and long tasks the most. */
export function together(rounds: readonly TableFigures[]): TableFigures {
  const of = (name: keyof TableFigures) => rounds.map((round) => round[name]);
  return {
    rows: Math.max(...of('rows')),
    scrolling: middle(of('scrolling')),
    filtering: middle(of('filtering')),
    longTasks: middle(of('longTasks')),
    scripts: middle(of('scripts')),
  };
}
