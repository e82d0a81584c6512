import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import { insuranceOffers, openCards } from './support/offerSections';
import { sidewaysScroll } from './support/sidewaysScroll';
import { twoFrames } from './support/twoFrames';

const PUBLIC_PAGES = [
  '/login',
  '/recovery',
  '/register',
  '/seller/register',
  '/policy',
  '/nowhere',
];
const CABINET_PAGES = [
  '/offer',
  '/profile',
  '/profile?tab=organization',
  '/profile?tab=accounts',
  '/help',
  '/deliveries',
  '/deliveries?tab=invoices',
  '/deliveries?tab=calendar',
  '/financing',
  '/financing?tab=rules',
  '/financing?tab=agreements',
];
const SENDER_PAGES = [
  '/sender/insurance-management',
  '/sender/order-register',
  '/sender/order-register?tab=claims',
  '/sender/invoices-payment',
  '/sender/insurance-conditions',
];

/** Runs in the page: returns the words that are split between two lines. */
function brokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.visually-hidden')) {
      continue;
    }
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[а-яё]{2,24}/gi)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${word}: ${node.parentElement.className}`);
    }
  }
  return found;
}

/** Continues after a failure. Use `soft.poll`, because the page adapts to another width in a later frame. */
const soft = expect.configure({ soft: true });

async function expectToFit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .bone')).toHaveCount(0);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const message = `${address}, ${width} px`;
    await page.evaluate(twoFrames);
    await openCards(page);
    await soft.poll(() => sidewaysScroll(page), { message }).toBeLessThanOrEqual(0);
    await soft.poll(() => page.evaluate(brokenWords), { message }).toEqual([]);
  }
}

test.describe('at 320 and 360 px nothing scrolls sideways and no word is broken', () => {
  test('on public pages', async ({ page }) => {
    for (const address of PUBLIC_PAGES) await expectToFit(page, address);
  });

  test('in the cabinet', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin);
    for (const address of CABINET_PAGES) await expectToFit(page, address);
    await page.setViewportSize({ width: 320, height: 740 });
    // The top bar is one line high, even with the long names of the fixtures.
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBe(56);
  });

  test('in the pages of a sender', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.sender);
    for (const address of SENDER_PAGES) await expectToFit(page, address);
  });
});

test('the top bar has enough space for double-size text', async ({ page, cabinet }) => {
  await cabinet.enter(page, users.admin, '/offer');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const troubles = () =>
      page.getByRole('banner').evaluate((bar) => {
        const boxes = [...bar.querySelectorAll('strong, span, button, a')]
          .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, svg'))
          .filter((one, _, all) => !all.some((other) => other !== one && other.contains(one)))
          .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }));
        const ground = bar.getBoundingClientRect();
        const outside = boxes.filter(
          ({ box }) => box.top < ground.top - 1 || box.bottom > ground.bottom + 1,
        );
        const overlapping = boxes.filter(({ box }, place) =>
          boxes
            .slice(place + 1)
            .some(
              (other) =>
                box.left < other.box.right - 1 &&
                other.box.left < box.right - 1 &&
                box.top < other.box.bottom - 1 &&
                other.box.top < box.bottom - 1,
            ),
        );
        return [...outside, ...overlapping].map(({ name }) => name);
      });
    await expect.poll(troubles, `${width} px`).toEqual([]);
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
});

test.describe('the cabinet in a window of 400 px height', () => {
  test.use({ viewport: { width: 800, height: 400 } });

  test('does not let the top bar or the ends of a dialog cover the content', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/offer');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await insuranceOffers(page).getByRole('button', { name: 'Подать заявку' }).first().click();
    const dialog = page.getByRole('dialog');
    const consent = dialog.getByRole('checkbox').first();
    await consent.focus();
    const title = dialog.getByRole('heading').first();
    await dialog.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await expect(title).not.toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Подать заявку' })).toBeInViewport();
  });
});

test('a dialog does not move while it opens, so a quick press hits its button', async ({
  page,
  cabinet,
}) => {
  await cabinet.enter(page, users.admin, '/offer');
  const card = page.getByRole('article').filter({ hasText: '12 500 000' });
  const places = await card
    .getByRole('button', { name: 'Подать заявку' })
    .evaluate(async (button) => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const seen = new Set<string>();
      for (let opacity = ''; opacity !== '1';) {
        await new Promise(requestAnimationFrame);
        const dialog = document.querySelector('[role="dialog"]');
        if (!dialog) continue;
        const { left, right } = dialog.getBoundingClientRect();
        seen.add(`${left} ${right}`);
        ({ opacity } = getComputedStyle(dialog));
      }
      return [...seen];
    });
  expect(places).toHaveLength(1);
});

test('the link to the policy is large enough to press', async ({ page }) => {
  await page.goto('/login');
  const link = await page.getByRole('link', { name: 'Политика обработки данных' }).boundingBox();
  expect(link?.height).toBeGreaterThanOrEqual(24);
});

test('a slow start shows a loading message, and later a retry button', async ({ page }) => {
  let isSlow = true;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!isSlow) await route.continue();
  });
  await page.goto('/recovery', { waitUntil: 'commit' });
  await expect(page.getByText('Загружаем…')).toBeVisible();
  const again = page.getByRole('link', { name: 'Повторить' });
  await expect(again).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 10_001;
  });
  await expect(again).toBeVisible();
  isSlow = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Восстановление пароля');
});

test('badges, buttons and the focus have visible edges in forced colours', async ({
  page,
  cabinet,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await cabinet.enter(page, users.admin, '/offer');
  const edgeOf = (selector: string, side: 'border-top' | 'outline') =>
    page
      .locator(selector)
      .first()
      .evaluate((one, edge) => {
        const style = getComputedStyle(one);
        const ground = getComputedStyle(document.body).backgroundColor;
        const colour = style.getPropertyValue(`${edge}-color`);
        const isSeen = style.getPropertyValue(`${edge}-style`) !== 'none' && colour !== ground;
        return isSeen ? Number.parseFloat(style.getPropertyValue(`${edge}-width`)) : 0;
      }, side);
  await expect(page.locator('.status-badge').first()).toBeVisible();
  expect(await edgeOf('.status-badge', 'border-top')).toBeGreaterThanOrEqual(1);
  expect(await edgeOf('main .button', 'border-top')).toBeGreaterThanOrEqual(1);
  await page.keyboard.press('Tab');
  expect(await edgeOf(':focus', 'outline')).toBeGreaterThanOrEqual(2);
});
