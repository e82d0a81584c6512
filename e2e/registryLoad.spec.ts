import { expect, test } from './support/cabinet';
import { compareTables, GUARDED, isWithinBounds, tableReport } from './support/tableComparison';

test.setTimeout(900_000);

test('registries of 100 000 supplies and 20 000 orders load as fast as one page of supplies', async ({
  browser,
  server,
}) => {
  const comparison = await compareTables(browser, server, {
    most: 8,
    isEnough: (figures) => isWithinBounds(figures, GUARDED),
  });
  expect(isWithinBounds(comparison, GUARDED), tableReport(comparison)).toBe(true);
});
