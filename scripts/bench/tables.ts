import {
  compareTables,
  isWithinBounds,
  REACHED,
  tableReport,
} from '../../e2e/support/tableComparison';
import { onBuiltCabinet } from './onBuiltCabinet';
import { print } from './table';

/** Number of rounds until the best times are stable. */
const ROUNDS = 4;

/**
 * Compares the registry of 100 000 supplies in the browser with a plain TanStack page on the same
 * data, on the build in dist/. Throws without Chromium.
 */
export function benchTables(): Promise<boolean> {
  return onBuiltCabinet(async (browser, server) => {
    const comparison = await compareTables(browser, server, {
      most: ROUNDS,
      isEnough: () => false,
    });
    print(tableReport(comparison));
    return isWithinBounds(comparison, REACHED);
  });
}
