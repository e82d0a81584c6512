import type { Browser } from 'playwright/test';
import { controlOf } from './control';
import { startPlainTable } from './plainTable';
import type { CabinetServer } from './server';
import { PASSWORD, signIn } from './signIn';
import { tableFigures, together, type TableFigures } from './tableFigures';
import { users } from './users';

/** The cabinet's registry and the plain page on the same 100 000 supplies, in one run. */
export interface TableComparison {
  readonly ours: TableFigures;
  readonly plain: TableFigures;
}

const ROUNDS = 3;

/** Rows on a page, as many as the plain page has. */
const OURS = '/deliveries?size=500';

/** What noise may make of two equal figures: a share, and milliseconds where both are small. */
const NOISE = { share: 1.25, milliseconds: 25 };

/** Whether one time is no longer than another of the same run. */
export function isNoSlower(ours: number, plain: number): boolean {
  return ours <= plain * NOISE.share + NOISE.milliseconds;
}

/** Rows that may be in the page at once. */
export const MOST_ROWS = 60;

/** Measures both in turns, so that whatever else the machine does slows both down. */
export async function compareTables(
  browser: Browser,
  cabinet: Pick<CabinetServer, 'baseURL'>,
): Promise<TableComparison> {
  const plainServer = await startPlainTable();
  try {
    for (const { baseURL } of [cabinet, plainServer]) await controlOf(baseURL).reset('large');
    const ours: TableFigures[] = [];
    const plain: TableFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measureOurs(browser, cabinet.baseURL));
      plain.push(await measurePlain(browser, plainServer.baseURL));
    }
    return { ours: together(ours), plain: together(plain) };
  } finally {
    await plainServer.close();
  }
}

async function measureOurs(browser: Browser, baseURL: string): Promise<TableFigures> {
  const context = await browser.newContext({ baseURL, locale: 'ru-RU' });
  const page = await context.newPage();
  const figures = await tableFigures(page, async () => {
    await signIn(page, users.admin);
    await page.goto(OURS);
  });
  await context.close();
  return figures;
}

async function measurePlain(browser: Browser, baseURL: string): Promise<TableFigures> {
  const context = await browser.newContext({ baseURL, locale: 'ru-RU' });
  const page = await context.newPage();
  const figures = await tableFigures(page, async () => {
    await page.goto(`/#${encodeURIComponent(`${users.admin} ${PASSWORD}`)}`);
  });
  await context.close();
  return figures;
}
