import {
  compareTables,
  isWithinBounds,
  REACHED,
  tableReport,
} from '../../e2e/support/tableComparison';
import { onBuiltCabinet } from './onBuiltCabinet';
import { say } from './table';

/** As many as the best figures need to settle. */
const ROUNDS = 4;

/**
 * Measures the registry of 100 000 supplies in the browser beside a plain TanStack page on the same data,
 * on the build in dist/. Throws when there is no Chromium.
 */
export function benchTables(): Promise<boolean> {
  return onBuiltCabinet(async (browser, server) => {
    const comparison = await compareTables(browser, server, {
      most: ROUNDS,
      isEnough: () => false,
    });
    say(tableReport(comparison));
    return isWithinBounds(comparison, REACHED);
  });
}
