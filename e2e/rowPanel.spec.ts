import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';

// The panel of a row covers the page: the focus must be visible beside it (WCAG 2.4.11).

/** Maximum number of Tab presses to any control of the page. */
const MOST_TABS = 80;

const panel = (page: Page) => page.getByRole('complementary', { name: /^(?:УПД|ТОРГ|Акт)/ });
const rows = (page: Page) => page.getByRole('grid', { name: 'Реестр поставок' }).getByRole('row');

type Place =
  | 'the end of the page'
  | 'the panel'
  | 'a row'
  | 'beside'
  | `under the panel: ${string}`;

/** Returns the position of the focused element in relation to the panel. */
const focusPlace = (page: Page) =>
  page.evaluate((): Place => {
    const over = document.querySelector('.registry-screen__panel');
    const { activeElement: focused, body } = document;
    if (focused === null || focused === body) return 'the end of the page';
    if (over?.contains(focused)) return 'the panel';
    const { left, top, height } = focused.getBoundingClientRect();
    if (over?.contains(document.elementFromPoint(left + 2, top + height / 2)))
      return `under the panel: ${focused.outerHTML.slice(0, 200)}`;
    return focused.matches('[data-row]') ? 'a row' : 'beside';
  });

/** Presses a key until the end of the page, and expects each focused element to be visible. */
async function goThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Place[]> {
  const way: Place[] = [];
  while (way.at(-1) !== 'the end of the page') {
    expect(way.length, way.join('\n')).toBeLessThan(MOST_TABS);
    await page.keyboard.press(key);
    await expect.poll(() => focusPlace(page)).not.toMatch(/^under/);
    way.push(await focusPlace(page));
  }
  return way;
}

for (const width of [1440, 768]) {
  test(
    `the panel hides no focused element at ${width} px`,
    { tag: width === 1440 ? ['@core'] : [] },
    async ({ page, cabinet }) => {
      await page.setViewportSize({ width, height: 900 });
      await cabinet.enter(page, users.supplier, '/deliveries');
      await rows(page).nth(2).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeFocused();

      // The keys still move between rows, although the panel covers most rows.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await expect(rows(page).nth(3)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeFocused();

      const way = await goThrough(page, 'Tab');
      expect(way.filter((place) => place === 'the panel').length).toBeGreaterThan(3);
      await expect(panel(page)).toBeHidden();

      // The panel closes when it hides the focused element (RowPanel). Enter on the row opens it again.
      await rows(page).nth(3).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(rows(page).and(page.locator(':focus'))).toHaveCount(1);

      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeFocused();
      const back = await goThrough(page, 'Shift+Tab');
      expect(back[0]).toBe('a row');
      await expect(panel(page)).toBeHidden();
    },
  );
}
