import type { Page } from 'playwright/test';
import { expect, test, users } from '../support/cabinet';
import { sidewaysScroll } from '../support/sidewaysScroll';

const REGISTERS = ['/deliveries', '/financing?tab=objects', '/deliveries?tab=invoices'];

/** Text spacing from WCAG 2.2, criterion 1.4.12. Users may set it in their own stylesheet. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Returns the texts in `main` that an element with hidden overflow cuts off. */
function cutTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (
      node.textContent?.trim() === '' ||
      !parent?.checkVisibility() ||
      parent.closest('.visually-hidden, select, svg')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    for (let box = parent; box.parentElement && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) break;
      // Skips a text for screen readers, and a text that is cut by design, because a hint and the panel show it whole.
      if (
        getComputedStyle(box).clipPath !== 'none' ||
        box.closest('.registry__fact--party, .registry__fact[data-long="true"]')
      )
        break;
      const edge = box.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1) {
        found.push(`${node.textContent}: ${box.className}`);
      }
    }
  }
  return found;
}

/** Continues after a failure. Use `soft.poll`, because the page adapts to a new width or style in a later frame. */
const soft = expect.configure({ soft: true });

async function show(page: Page, address: string, css: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(/^(Итого по|Всего) \d/)).toBeVisible();
  await expect(page.locator('main .bone')).toHaveCount(0);
  await page.addStyleTag({ content: css });
}

test('cards of a register do not truncate text with wider text spacing', async ({
  page,
  cabinet,
}) => {
  await cabinet.control.reset('supplier');
  await page.setViewportSize({ width: 320, height: 740 });
  await cabinet.enter(page, users.admin);
  for (const address of REGISTERS) {
    await show(page, address, TEXT_SPACING);
    await soft.poll(() => page.evaluate(cutTexts), { message: address }).toEqual([]);
    await soft.poll(() => sidewaysScroll(page), { message: address }).toBeLessThanOrEqual(0);
  }
});

test('registers with double-size text do not scroll the page sideways', async ({
  page,
  cabinet,
}) => {
  await cabinet.control.reset('supplier');
  await cabinet.enter(page, users.admin);
  for (const address of REGISTERS) {
    await show(page, address, 'html { font-size: 200% }');
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await soft
        .poll(() => sidewaysScroll(page), { message: `${address}, ${width} px` })
        .toBeLessThanOrEqual(0);
    }
  }
});

test('in forced colours, an underline and a border mark the current view', async ({
  page,
  cabinet,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await cabinet.enter(page, users.admin, '/financing?tab=objects');
  const views = page.getByRole('navigation', { name: /: виды$/ });
  const look = (current: boolean) =>
    views
      .locator(current ? '[aria-current="true"]' : 'a:not([aria-current])')
      .first()
      .evaluate((one) => {
        const { borderTopColor, borderTopWidth, textDecorationLine } = getComputedStyle(one);
        return { borderTopColor, borderTopWidth, textDecorationLine };
      });
  await expect(views).toBeVisible();
  const [current, other] = [await look(true), await look(false)];
  expect(current.textDecorationLine).toBe('underline');
  expect(other.textDecorationLine).toBe('none');
  expect(current.borderTopColor).not.toBe(other.borderTopColor);
});
