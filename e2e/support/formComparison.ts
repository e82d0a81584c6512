import type { Browser, Page } from 'playwright/test';
import { tasksOf } from './pageTasks';
import { startPlainPage } from './plainPage';
import type { CabinetServer } from './server';

/** The longest task until the form of a page is React's, in milliseconds of the processor. */
export interface FormComparison {
  readonly ours: number;
  /** The page of `scripts/bench/plainForm`: the same libraries, and a form as plain as they allow. */
  readonly plain: number;
}

/** A task is once in a while longer, because the browser tidies up: the best of so many counts. */
const TRIES = 6;

/** How many times the plain page's longest task ours may take. */
export const FORM_BOUND = 1.2;

async function longestTask(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ locale: 'ru-RU' });
  try {
    const page: Page = await context.newPage();
    const tasks = await tasksOf(page, async () => {
      await page.goto(address, { waitUntil: 'load' });
      // React puts marks of its own on what it has drawn or taken over.
      await page.waitForFunction(() => {
        const form = document.querySelector('form');
        return form !== null && Object.keys(form).some((name) => name.startsWith('__react'));
      });
    });
    return Math.max(...tasks);
  } finally {
    await context.close();
  }
}

/** Opens /login and the plain form by turns, each in a browser context of its own. */
export async function compareForms(
  browser: Browser,
  server: CabinetServer,
): Promise<FormComparison> {
  const plain = await startPlainPage('plainForm');
  try {
    const tries: FormComparison[] = [];
    while (tries.length < TRIES) {
      tries.push({
        ours: await longestTask(browser, `${server.baseURL}/login`),
        plain: await longestTask(browser, plain.baseURL),
      });
    }
    return {
      ours: Math.min(...tries.map(({ ours }) => ours)),
      plain: Math.min(...tries.map((one) => one.plain)),
    };
  } finally {
    await plain.close();
  }
}

export const isWithinFormBound = ({ ours, plain }: FormComparison): boolean =>
  ours <= plain * FORM_BOUND;
