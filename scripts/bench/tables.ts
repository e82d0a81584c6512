import { chromium } from 'playwright';
import { startCabinet } from '../../e2e/support/server';
import { compareTables, isNoSlower, MOST_ROWS } from '../../e2e/support/tableComparison';
import { findChromium } from '../browser/findChromium';
import { thisMachine } from '../browser/machine';
import { say, table } from './table';

/**
 * What the registry of 100 000 supplies costs the browser beside a plain TanStack page on the same
 * data, on the build in dist/. Throws when there is no Chromium.
 */
export async function benchTables(): Promise<boolean> {
  const found = findChromium(thisMachine);
  if (!found) throw new Error('Chromium не найден: запустите npm run e2e, он его установит');
  const server = await startCabinet();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args],
  });
  try {
    const { ours, plain } = await compareTables(browser, server);
    const row = (name: string, figure: keyof typeof ours, digits = 0) => [
      name,
      ours[figure].toFixed(digits),
      plain[figure].toFixed(digits),
    ];
    say(
      table(
        ['100 000 supplies, 500 on the page', 'ours', 'plain'],
        [
          row(`rows in the page, at most ${MOST_ROWS}`, 'rows'),
          row('filter to first rows, main-thread ms', 'filtering', 1),
          row('scrolling through the page, main-thread ms', 'scrolling', 1),
          row('tasks over 50 ms while scrolling and typing', 'longTasks'),
          row('all scripts, the sign-in with them, kB gzip', 'scripts', 1),
        ],
      ),
    );
    const isQuick = (name: 'filtering' | 'scrolling') => isNoSlower(ours[name], plain[name]);
    return ours.rows <= MOST_ROWS && isQuick('filtering') && isQuick('scrolling');
  } finally {
    await browser.close();
    await server.close();
  }
}
