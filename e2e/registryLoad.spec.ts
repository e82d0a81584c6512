import { expect, test } from './support/cabinet';
import { compareTables, isNoSlower, MOST_ROWS } from './support/tableComparison';

// `npm run bench -- table` prints the same figures.
test('the registry of 100 000 supplies is no slower than a plain table @long', async ({
  browser,
  cabinet,
}) => {
  test.setTimeout(300_000);
  const { ours, plain } = await compareTables(browser, cabinet);
  const said = JSON.stringify({ ours, plain });
  expect(ours.rows, said).toBeGreaterThan(5);
  expect.soft(ours.rows, said).toBeLessThanOrEqual(MOST_ROWS);
  expect.soft(isNoSlower(ours.filtering, plain.filtering), said).toBe(true);
  expect.soft(isNoSlower(ours.scrolling, plain.scrolling), said).toBe(true);
  expect.soft(ours.longTasks, said).toBeLessThanOrEqual(plain.longTasks + 2);
});
