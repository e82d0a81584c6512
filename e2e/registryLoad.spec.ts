import { expect, test } from './support/cabinet';
import { compareTables, isWithinBounds, tableReport } from './support/tableComparison';

test.setTimeout(600_000);

test(
  'registries of 100 000 supplies and 20 000 orders keep up with a plain page of supplies',
  { tag: '@long' },
  async ({ browser, server }) => {
    const comparison = await compareTables(browser, server);
    expect(isWithinBounds(comparison), tableReport(comparison)).toBe(true);
  },
);
