import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import { sidewaysScroll } from './support/sidewaysScroll';
import { twoFrames } from './support/twoFrames';

/**
 * A word without break opportunities, from an attacker or a broken import. Its letter has no kerning: a browser
 * takes 40 times as long for a word of kerned letters.
 */
const WORD = 'Щ'.repeat(10_000);
const SOKOLOVA = '/profile/users/6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11';

/** Replaces all texts and e-mail addresses by the word; keeps codes, dates and numbers. */
function withLongWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongWords);
  if (typeof value === 'object' && value !== null) {
    // Makes each role unknown, because the cabinet shows the server's name only for an unknown role.
    const role = 'roleId' in value ? { ...value, roleId: 'UNHEARD_OF', name: WORD } : value;
    return Object.fromEntries(
      Object.entries(role).map(([name, inner]) => [name, withLongWords(inner)]),
    );
  }
  return typeof value === 'string' && /[а-яё@]/i.test(value) ? WORD : value;
}

/** Milliseconds without a new request after which the held responses are released. */
const QUIET_MS = 300;

/**
 * Puts the word into all responses from now on. Holds the responses until the page sends no more requests: released one
 * by one, each would make the browser lay out all words again, for seconds.
 */
async function spoilAnswers(page: Page) {
  let calls = 0;
  await page.route('**/api/v1/**', async (route) => {
    calls += 1;
    const answer = await route.fetch();
    for (let before = 0; before !== calls; await pause(QUIET_MS)) before = calls;
    const isJson = answer.headers()['content-type']?.includes('json') === true;
    if (!isJson) return route.fulfill({ response: answer });
    const body: unknown = await answer.json();
    return route.fulfill({ response: answer, json: withLongWords(body) });
  });
}

const PAGES = [
  [users.admin, '/offer', 'article'],
  [users.admin, '/profile', 'form'],
  [users.admin, '/profile?tab=security', 'form'],
  [users.admin, '/profile?tab=organization', 'dl'],
  [users.admin, '/profile?tab=accounts', 'article'],
  [users.admin, '/profile?tab=users', '[data-index]'],
  [users.admin, '/profile?tab=interface', 'h2'],
  [users.admin, '/deliveries', '[data-index]'],
  [users.admin, '/deliveries?tab=invoices', '[data-index]'],
  [users.admin, '/deliveries?tab=calendar', 'h2'],
  [users.admin, '/financing?view=all', '[data-index]'],
  [users.admin, '/financing?tab=rules', 'article'],
  [users.admin, '/financing?tab=agreements', 'article'],
  [users.sender, '/profile?tab=integrations', 'article'],
  [users.sender, '/sender/order-register', '[data-index]'],
  [users.sender, '/sender/order-register?tab=claims', '[data-index]'],
  [users.sender, '/sender/invoices-payment', '[data-index]'],
  [users.godmod, SOKOLOVA, '[role=switch]'],
] as const;

const WIDTHS = [360, 1440] as const;

for (const [user, address, ready] of PAGES) {
  test(`a word of 10 000 letters does not scroll ${address} sideways at ${WIDTHS.join(' and ')} px`, async ({
    page,
    cabinet,
  }) => {
    // This tests widths, not time: the layout of such words takes a browser minutes on a busy machine.
    test.setTimeout(600_000);
    await cabinet.enter(page, user);
    await spoilAnswers(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (width === WIDTHS[0]) await page.goto(address);
      // A registry changes from cards to a table one frame after the window is resized.
      else await page.evaluate(twoFrames);
      // A registry renders its rows only when they are in view.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(page.locator(`main ${ready}`).first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const width of WIDTHS) {
  test(`the note about another user does not scroll sideways at ${width} px with a name of 10 000 letters`, async ({
    page,
    cabinet,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const other = await context.newPage();
    // Once the page sends this request, it knows that it has no session, and does not join the next one.
    const asked = other.waitForRequest(/needCaptcha$/);
    await other.goto('/login');
    await asked;
    await cabinet.enter(page, users.admin, '/profile');
    await page.getByLabel('Имя', { exact: true }).fill('Анна-Мария');
    await spoilAnswers(page);
    await cabinet.signIn(other, users.sender);
    await expect(page.getByRole('alert')).toContainText(`Теперь в кабинете\u00A0— ${WORD}`);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByLabel('Имя', { exact: true })).toHaveValue(WORD);
  });

  test(`a dialog and a message with a word of 10 000 letters do not scroll sideways at ${width} px`, async ({
    page,
    cabinet,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await cabinet.enter(page, users.admin);
    await spoilAnswers(page);
    await page.goto('/profile?tab=users');
    await page
      .getByRole('button', { name: /^Подтвердить/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await sidewaysScroll(page), 'dialog').toBeLessThanOrEqual(0);
    const dialog = await page.getByRole('alertdialog').boundingBox();
    expect((dialog?.x ?? 0) + (dialog?.width ?? width + 1)).toBeLessThanOrEqual(width);
    await cabinet.control.faults([{ kind: '409', operationId: 'updateUser', message: WORD }]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.locator('.p-toast-message')).toBeVisible();
    expect(await sidewaysScroll(page), 'message').toBeLessThanOrEqual(0);
    const message = await page.locator('.p-toast-message').boundingBox();
    expect((message?.x ?? 0) + (message?.width ?? width + 1)).toBeLessThanOrEqual(width);
  });
}
