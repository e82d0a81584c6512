import { expect, test, users } from './support/cabinet';

// Tests the progress lines of due dates (`TermLine`) in the rows of registries.

const REGISTERS = [
  { as: users.supplier, at: '/deliveries' },
  { as: users.supplier, at: '/deliveries?tab=invoices' },
  { as: users.sender, at: '/sender/invoices-payment' },
] as const;

const WINDOWS = [
  { width: 1440, length: 64, row: 56 },
  { width: 360, length: 40, row: 88 },
] as const;

for (const { as, at } of REGISTERS) {
  test(`${at} shows the term line of each row, all rows equally high, but prints no line`, async ({
    page,
    cabinet,
  }) => {
    for (const { width, length, row } of WINDOWS) {
      await page.setViewportSize({ width, height: 900 });
      await cabinet.enter(page, as, at);
      const rows = page.locator('main :is([data-row], li[data-index])');
      await expect(rows.first()).toBeVisible();
      // Retries, because words have other widths until the font has loaded.
      await expect(async () => {
        const seen = await rows.evaluateAll((all) =>
          all.map((one) => {
            const line = one.querySelector('.term-line--row')?.getBoundingClientRect();
            const words = one.querySelector('.two-lines__words');
            return {
              height: Math.round(one.getBoundingClientRect().height),
              line: line?.width ?? 0,
              isCut: words !== null && words.scrollWidth > words.clientWidth,
            };
          }),
        );
        expect(new Set(seen.map(({ height }) => height)), `${width} px`).toEqual(new Set([row]));
        expect(seen.filter(({ isCut }) => isCut)).toEqual([]);
        // A long text makes its line shorter.
        const lengths = seen.map(({ line }) => line);
        expect(Math.max(...lengths)).toBe(length);
        expect(Math.min(...lengths)).toBeGreaterThanOrEqual(24);
      }).toPass({ timeout: 20_000 });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.term-line--row').first()).toBeHidden();
  });
}
