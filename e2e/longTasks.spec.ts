import type { Page } from 'playwright/test';
import { expect, PASSWORD, test, users } from './support/cabinet';
import { tasksOf } from './support/pageTasks';
import { wholeBrowser } from './support/wholeBrowser';

// Limits for the longest task, in processor time. The yardstick is the time in which the same browser draws lines of
// text right before: 1600 lines for the way from the click on «Войти» to the cards, 800 lines for a key press. A slow
// or busy machine lengthens both equally.

test.use({ launchOptions: wholeBrowser });
// Twelve tries take minutes on a busy machine, and must print their figures at the end.
test.setTimeout(600_000);

const REQUEST = 'f2b1df09-4d6f-4b8c-8e0a-2f3e4d5c6b09';
/** Limits of a task, in multiples of the time for drawing 400 lines. */
const ROUNDS = { signIn: 4, key: 2 } as const;
/** Number of tries. The best one counts, because garbage collection may lengthen a task. */
const TRIES = 12;

/** Returns the processor time for `rounds` drawings of 400 lines, in milliseconds. */
async function yardstickOf(page: Page, rounds: number): Promise<number> {
  await page.goto('about:blank');
  const tasks = await tasksOf(page, () =>
    page.evaluate((count) => {
      for (let round = 0; round < count; round += 1) {
        const texts = Array.from({ length: 400 }, (_, at) => {
          const text = document.createElement('p');
          text.textContent = `Строка ${at} образца, по которой измеряется эта машина`;
          return text;
        });
        document.body.replaceChildren(...texts);
        if (document.body.offsetHeight === 0) throw new Error('Nothing was drawn');
      }
    }, rounds),
  );
  return Math.max(...tasks);
}

/** Returns the longest task of `work`, in multiples of `yardstick`. */
async function longestTask(page: Page, yardstick: number, work: () => Promise<void>) {
  return Math.max(...(await tasksOf(page, work))) / yardstick;
}

/** Fills in the form, waits until the cabinet is loaded, and measures the sign-in. */
async function signIn(page: Page, username: string): Promise<number> {
  const yardstick = await yardstickOf(page, ROUNDS.signIn);
  await page.goto('/login');
  await page.getByLabel('Логин', { exact: true }).fill(username);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/cabinet-[^/]+\.js$/.test(name)),
  );
  // Sends separate mouse events: a click of Playwright is one task, but a click of a person is three tasks.
  await page.getByRole('button', { name: 'Войти' }).hover();
  return longestTask(page, yardstick, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await page.getByRole('article').first().waitFor();
  });
}

for (const who of ['admin', 'supplier', 'sender', 'seller'] as const) {
  test(`signing in and showing the cards of the ${who} causes no long task`, async ({
    browser,
    cabinet,
  }) => {
    const tries: { first: number; again: number }[] = [];
    const best = (which: 'first' | 'again') => Math.min(...tries.map((one) => one[which]));
    const isKept = () => Math.max(best('first'), best('again')) <= 1;
    while (tries.length < TRIES && !isKept()) {
      const context = await browser.newContext({ baseURL: cabinet.baseURL, locale: 'ru-RU' });
      cabinet.watch(context);
      const page = await context.newPage();
      const first = await signIn(page, users[who]);
      await context.clearCookies();
      tries.push({ first, again: await signIn(page, users[who]) });
      await context.close();
    }
    expect(isKept(), JSON.stringify(tries)).toBe(true);
  });
}

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [readonly]), textarea';
const MOST_FIELDS = 4;

const fieldsIn = (page: Page) => page.getByRole('main').locator(FIELDS).filter({ visible: true });

/** Types into the first fields of the page; returns the longest task, in multiples of `yardstick`. */
async function type(page: Page, yardstick: number): Promise<number> {
  const fields = fieldsIn(page);
  const count = Math.min(await fields.count(), MOST_FIELDS);
  const longest: number[] = [];
  for (let at = 0; at < count; at += 1) {
    if (!(await fields.nth(at).isEnabled())) continue;
    await fields.nth(at).focus();
    const typing = async () => {
      await page.keyboard.type('12Аб3');
      // Waits for an idle moment, so that work after the last key is measured too. A busy machine may have no idle
      // moment for minutes, so the wait has a time limit.
      await page.evaluate(
        () => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })),
      );
    };
    longest.push(await longestTask(page, yardstick, typing));
  }
  return Math.max(...longest);
}

/** Pages with fields; dialogs are not measured. */
const FORMS = [
  [null, '/login', '/recovery', '/register', '/seller/register'],
  ['admin', `/offer/request/${REQUEST}?step=account`, '/profile', '/profile?tab=security'],
  ['admin', '/profile?tab=users', '/deliveries', '/deliveries?tab=invoices', '/financing'],
  ['seller', '/documents', '/help'],
  ['sender', '/sender/order-register', '/sender/invoices-payment'],
  ['godmod', '/dev?tab=store', '/dev?tab=backend'],
] as const;

for (const [who, ...addresses] of FORMS) {
  test(`a key press causes no long task at ${addresses.join(', ')}`, async ({ page, cabinet }) => {
    page.on('dialog', (dialog) => void dialog.accept()); // confirms leaving a half-filled form
    if (who !== null) await cabinet.enter(page, users[who]);
    for (const address of addresses) {
      const tries: number[] = [];
      while (tries.length < TRIES && !(Math.min(...tries) <= 1)) {
        const yardstick = await yardstickOf(page, ROUNDS.key);
        await page.goto(address);
        await fieldsIn(page).first().waitFor();
        tries.push(await type(page, yardstick));
      }
      expect.soft(Math.min(...tries), `${address}: ${tries.join(', ')}`).toBeLessThanOrEqual(1);
    }
  });
}
