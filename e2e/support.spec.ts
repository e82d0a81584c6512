import type { BrowserContext } from 'playwright/test';
import { test as journey } from './fixtures';
import { expect, test, users } from './support/cabinet';
import { watchContext } from './support/watch';

// Tests the test support: a watch that never fails would let every journey pass.

/** Runs the check in a separate context, so that its errors do not fail the test. */
async function inNewContext(
  context: BrowserContext,
  visit: (another: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser');
  const another = await browser.newContext();
  await visit(another);
  await another.close();
}

test(
  'the error watch of the e2e tests detects every kind of error',
  { tag: '@core' },
  async ({ cabinet, context }) => {
    await inNewContext(context, async (another) => {
      const troubles = watchContext(another, cabinet.baseURL, []);
      const page = await another.newPage();
      await page.goto(`${cabinet.baseURL}/login`);
      await page.evaluate(() => {
        console.error('planted console error');
        setTimeout(() => {
          throw new Error('planted unhandled error');
        });
        void Promise.reject(new Error('planted rejection'));
        void fetch('https://elsewhere.invalid/').catch(() => undefined);
        const image = new Image();
        image.src = '/no-such-file.svg';
      });
      for (const trouble of [
        'console error: planted console error',
        'unhandled error: planted unhandled error',
        'unhandled error: planted rejection',
        'request outside the cabinet: https://elsewhere.invalid/',
        `404: ${cabinet.baseURL}/no-such-file.svg`,
      ]) {
        await expect.poll(() => troubles).toContain(trouble);
      }
    });
  },
);

test(
  'the error watch ignores errors that a test expects',
  { tag: '@core' },
  async ({ cabinet, context }) => {
    await inNewContext(context, async (another) => {
      const allowances = [{ consoleErrors: [/^expected/] }];
      const troubles = watchContext(another, cabinet.baseURL, allowances);
      const page = await another.newPage();
      await page.goto(`${cabinet.baseURL}/login`);
      await page.evaluate(() => {
        console.error('expected');
        console.error('unexpected');
      });
      await expect.poll(() => troubles).toEqual(['console error: unexpected']);
    });
  },
);

test(
  'the mock backend records a violation of the contract until a reset',
  { tag: '@core' },
  async ({ cabinet, request }) => {
    await request.post('/api/v1/auth/login', { data: { strange: true } });
    await expect.poll(() => cabinet.control.violations()).not.toEqual([]);
    await cabinet.control.reset();
    expect(await cabinet.control.violations()).toEqual([]);
  },
);

test(
  'a demo user can sign in, and the mock backend logs the call',
  { tag: '@core' },
  async ({ cabinet, page }) => {
    await cabinet.signIn(page, users.admin);
    await expect(page).toHaveURL(/\/offer$/);
    const log = await cabinet.control.log();
    expect(log.map(({ operationId }) => operationId)).toContain('login');
  },
);

journey('a wrong name of a user or a variant is answered with all names', async ({ as, seed }) => {
  // @ts-expect-error there is no such user
  await expect(async () => as('denis', '/offer')).rejects.toThrow(
    "'denis' is nobody; there are admin, unverified, supplier, seller, sender, godmod",
  );
  // @ts-expect-error there is no such variant
  expect(() => seed.claim.denied()).toThrow('denied is no variant of claim; there are ');
});
