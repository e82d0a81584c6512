import type { Page } from 'playwright/test';
import { expect, test, users, type Cabinet } from './support/cabinet';

// Rows of requisites must have the same height and a copy button at the end, in panels of registries and on cards of
// the profile.

interface Place {
  as: string;
  at: string;
  /** True if the requisites are in the panel of a row. */
  isPanel?: true;
}

const PLACES: readonly Place[] = [
  { as: users.supplier, at: '/deliveries', isPanel: true },
  { as: users.supplier, at: '/deliveries?tab=invoices', isPanel: true },
  { as: users.supplier, at: '/financing', isPanel: true },
  { as: users.sender, at: '/sender/invoices-payment', isPanel: true },
  { as: users.admin, at: '/profile?tab=accounts' },
  { as: users.admin, at: '/profile?tab=organization' },
];

/**
 * Runs in the page: returns heights of single-line rows, distances of copy buttons from the edge, and numbers
 * with more than one line.
 */
function requisitesOf() {
  const rows = [...document.querySelectorAll('.requisites__row')].map((row) => {
    const partOf = (part: string) => {
      const range = document.createRange();
      const text = row.querySelector(`.requisites__${part}`);
      if (text) range.selectNodeContents(text);
      return {
        text: text?.textContent?.trim() ?? '',
        lines: new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 6)))
          .size,
      };
    };
    return { row, label: partOf('label'), value: partOf('text') };
  });
  const plain = rows.filter(({ label, value }) => label.lines === 1 && value.lines === 1);
  const gaps = rows.flatMap(({ row }) => {
    const sign = row.querySelector('.copy-button svg');
    const { right, top } = row.getBoundingClientRect();
    const box = sign?.getBoundingClientRect();
    return box ? [{ edge: Math.round(right - box.right), top: Math.round(box.top - top) }] : [];
  });
  return {
    heights: [...new Set(plain.map(({ row }) => Math.round(row.getBoundingClientRect().height)))],
    count: plain.length,
    gaps,
    /** Labels of rows whose number or label takes more than one line. */
    parted: rows
      .filter(({ value }) => /^\d+$/.test(value.text))
      .filter(({ label, value }) => label.lines > 1 || value.lines > 1)
      .map(({ label }) => label.text),
  };
}

async function openRequisites(page: Page, cabinet: Cabinet, place: Place): Promise<void> {
  await cabinet.enter(page, place.as, place.at);
  if (place.isPanel) {
    const first = page.locator('main [data-row], main li[data-index]').first();
    await first.click({ position: { x: 100, y: 20 } });
  }
  await expect(page.locator('.requisites__row').first()).toBeVisible();
}

for (const { width, row, isTouch } of [
  { width: 1440, row: 32, isTouch: false },
  { width: 360, row: 44, isTouch: true },
]) {
  test.describe(`the pages at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: isTouch });

    for (const place of PLACES) {
      test(
        `${place.at}: requisites have rows of ${row} px, with copy buttons at the edge`,
        { tag: place.at === '/deliveries' ? ['@core'] : [] },
        async ({ page, cabinet }) => {
          await openRequisites(page, cabinet, place);
          // A late font or a late section of the panel changes the lines, so all of it is measured again.
          await expect(async () => {
            const { heights, gaps, count, parted } = await page.evaluate(requisitesOf);
            expect(heights).toEqual([row]);
            expect(parted).toEqual([]);
            expect(count).toBeGreaterThan(2);
            expect(gaps.length).toBeGreaterThan(1);
            for (const { edge, top } of gaps) {
              expect(edge).toBe(gaps[0]?.edge);
              // An icon has some padding.
              expect(Math.abs(edge)).toBeLessThanOrEqual(2);
              // The button is in the first line, even next to a long value.
              expect(top).toBe(gaps[0]?.top);
            }
          }).toPass({ timeout: 20_000 });
        },
      );
    }
  });
}
