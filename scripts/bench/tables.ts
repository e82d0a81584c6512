import { compareTables, isNoSlower, MOST_ROWS } from '../../e2e/support/tableComparison';
import { onBuiltCabinet } from './onBuiltCabinet';
import { say, table } from './table';

/**
 * What the registry of 100 000 supplies costs the browser beside a plain TanStack page on the same
 * data, on the build in dist/. Throws when there is no Chromium.
 */
export function benchTables(): Promise<boolean> {
  return onBuiltCabinet(async (browser, server) => {
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
  });
}
