import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import { sidewaysScroll } from './support/sidewaysScroll';

/** A word without a place to break, as an attacker or a broken import leaves it. */
const WORD = 'Ж'.repeat(10_000);
/**
 * Twenty times as wide as a window. Chromium breaks a word anew for each width that a card tries out, and takes
 * the square of its length: cards full of 10 kB cost it minutes.
 */
const WORD_OF_CARDS = WORD.slice(0, 2_500);
const SOKOLOVA = '/profile/users/6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11';

/** Every text that people read, and every e-mail address, becomes the word; codes, dates, numbers stay. */
function withLongWords(value: unknown, word: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => withLongWords(inner, word));
  if (typeof value === 'object' && value !== null) {
    // A role that the cabinet does not know is called as the server calls it.
    const role = 'roleId' in value ? { ...value, roleId: 'UNHEARD_OF', name: word } : value;
    return Object.fromEntries(
      Object.entries(role).map(([name, inner]) => [name, withLongWords(inner, word)]),
    );
  }
  return typeof value === 'string' && /[а-яё@]/i.test(value) ? word : value;
}

async function spoilAnswers(page: Page, word = WORD) {
  await page.route('**/api/v1/**', async (route) => {
    const answer = await route.fetch();
    const isJson = answer.headers()['content-type']?.includes('json') === true;
    if (!isJson) return route.fulfill({ response: answer });
    const body: unknown = await answer.json();
    return route.fulfill({ response: answer, json: withLongWords(body, word) });
  });
}

const PAGES = [
  [users.admin, '/offer', 'article', WORD_OF_CARDS],
  [users.admin, '/profile', 'form', WORD],
  [users.admin, '/profile?tab=security', 'form', WORD],
  [users.admin, '/profile?tab=organization', 'dl', WORD_OF_CARDS],
  [users.admin, '/profile?tab=accounts', 'article', WORD_OF_CARDS],
  [users.admin, '/profile?tab=users', '[data-index]', WORD],
  [users.admin, '/profile?tab=interface', 'h2', WORD_OF_CARDS],
  [users.admin, '/deliveries', '[data-index]', WORD],
  [users.admin, '/deliveries?tab=invoices', '[data-index]', WORD],
  [users.admin, '/deliveries?tab=calendar', 'h2', WORD_OF_CARDS],
  [users.admin, '/financing?view=all', '[data-index]', WORD],
  [users.admin, '/financing?tab=rules', 'article', WORD_OF_CARDS],
  [users.admin, '/financing?tab=agreements', 'article', WORD_OF_CARDS],
  [users.sender, '/profile?tab=integrations', 'article', WORD_OF_CARDS],
  [users.sender, '/sender/order-register', '[data-index]', WORD],
  [users.sender, '/sender/order-register?tab=claims', '[data-index]', WORD],
  [users.sender, '/sender/invoices-payment', '[data-index]', WORD],
  [users.godmod, SOKOLOVA, '[role=switch]', WORD],
] as const;

/** A desk, and a phone: a page is loaded once and looked at in both, since breaking such words is what costs. */
const WIDTHS = [1440, 360] as const;

/** Changes the window as a person does, and waits until the page has drawn what belongs to its width. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

for (const [user, address, ready, word] of PAGES) {
  test(`a word of ${word.length} letters leaves ${address} within the window`, async ({
    page,
    cabinet,
  }) => {
    test.setTimeout(180_000);
    await resize(page, WIDTHS[0]);
    await cabinet.enter(page, user);
    await spoilAnswers(page, word);
    await page.goto(address);
    for (const width of WIDTHS) {
      await resize(page, width);
      // A registry draws its rows only when they are scrolled into view.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(page.locator(`main ${ready}`).first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      expect.soft(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const width of WIDTHS) {
  test(`the note that another user has signed in stays within ${width} px with such a name`, async ({
    page,
    cabinet,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const other = await context.newPage();
    // The page has seen that there is no session: it does not follow the one that begins now.
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

  test(`a dialog and a message with such a word stay within ${width} px`, async ({
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
