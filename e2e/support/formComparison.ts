import type { Browser, Page } from 'playwright/test';
import { tasksOf } from './pageTasks';
import { startPlainPage } from './plainPage';
import type { CabinetServer } from './server';

/** Longest task until React has hydrated the form of a page, in milliseconds of processor time. */
export interface FormComparison {
  readonly ours: number;
  /** The page of `scripts/bench/plainForm`: the same libraries with a minimal form. */
  readonly plain: number;
}

/** Number of tries. The best one counts, because garbage collection may lengthen a task. */
const TRIES = 6;

/** Maximum ratio of our longest task to the longest task of the plain page. */
export const FORM_BOUND = 1.2;

async function longestTask(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ locale: 'ru-RU' });
  try {
    const page: Page = await context.newPage();
    const tasks = await tasksOf(page, async () => {
      await page.goto(address, { waitUntil: 'load' });
      // React adds properties to elements that it has rendered or hydrated.
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

/** Opens /login and the plain form in turns, each in a new browser context. */
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
