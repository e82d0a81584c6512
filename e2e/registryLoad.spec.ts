import { expect, test } from './support/cabinet';
import { compareTables, isWithinBounds, tableReport } from './support/tableComparison';

test.setTimeout(600_000);

test(
  'a registry of 100 000 supplies keeps up with a plain page that shows the same table',
  { tag: '@long' },
  async ({ browser, server }) => {
    const comparison = await compareTables(browser, server);
    expect(isWithinBounds(comparison), tableReport(comparison)).toBe(true);
  },
);
