import type { Page } from 'playwright/test';
import { fieldsOf } from '../src/lib/fieldsOf';
import { PASSWORD, expect, test, users, type Cabinet } from './support/cabinet';
import { hold } from './support/hold';
import { ERRORS, serve } from './support/services';
import { signOut } from './support/signIn';

// Tests the speculative calls of a page before its guards have passed (src/app/guessedPage.ts), when the guards refuse
// the page or the response is useless. Unit tests of the booted cabinet cover more faults.

const SUPPLIES = '/api/v1/finance/supply/find';
const ORDERS = '/api/v1/sender/order/find';
const USER = '/api/v1/user';
const MODULES = '/api/service/build/module';
const HEALTH = '/api/service/build/health';
const REFRESH = '/api/auth/token/refresh';

/** Records the paths of all calls of the page from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

const rows = (page: Page) => expect(page.getByRole('row').nth(1)).toBeVisible();
const offers = (page: Page) => expect(page.getByText('12 500 000').first()).toBeVisible();
const countOf = (calls: readonly string[], path: string) =>
  calls.filter((one) => one === path).length;

async function expectNoTrouble(page: Page): Promise<void> {
  await expect(page.locator('.p-toast-message')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

const KEY = 'cabinet-way-in';
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Opens the supplies, so that the browser stores the user's permissions. */
async function wasAtSupplies(page: Page, cabinet: Cabinet): Promise<string> {
  await cabinet.enter(page, users.admin, '/deliveries');
  await rows(page);
  await expect.poll(() => kept(page)).toContain('FINANCE');
  return (await kept(page)) ?? '';
}

/** Removes the role for supplies from the administrator without a notice to the page. */
async function loseSupplies({ request }: Page): Promise<void> {
  const data = { username: users.admin, password: PASSWORD };
  const { accessToken } = fieldsOf(
    await (await request.post('/api/v1/auth/login', { data })).json(),
  );
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  const { id } = fieldsOf(await (await request.get(USER, { headers })).json());
  const filters = [
    { field: 'userId', value: id, operation: 'EQ' },
    { field: 'roleId', value: 'FINANCE', operation: 'EQ' },
  ];
  const found = await request.post(`${USER}/role/find`, { headers, data: { filters } });
  const { content } = fieldsOf(await found.json());
  const [role] = Array.isArray(content) ? content : [];
  const taken = await request.delete(`${USER}/role/${String(fieldsOf(role)['id'])}`, { headers });
  expect(taken.ok()).toBe(true);
}

const KINDS = ['500', '403', '406', 'broken-json'] as const;
const FAILURES = /^(Не удалось загрузить данные|Сервис временно недоступен)$/;
/** A 5xx redirects to /unavailable; before that, the registry may show its own error. */
const failureOf = (kind: (typeof KINDS)[number]) =>
  kind === '500' ? 'Сервис временно недоступен' : FAILURES;

test(
  'a speculative call for a page that the user may no longer open leaves no trace and is not repeated',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await wasAtSupplies(page, cabinet);
    await loseSupplies(page);
    await page.goto('about:blank');
    cabinet.allow({ requests: [ERRORS] });
    const told = await serve(page, 'well');
    await cabinet.control.faults([{ operationId: 'findSupplies', kind: '500' }]);
    const answerUser = await hold(page, `**${USER}`);
    const calls = callsOf(page);
    const answered = page.waitForResponse((response) => response.url().endsWith(SUPPLIES));
    await page.goto('/deliveries');
    await answered;
    await expect
      .poll(() => calls.toSorted())
      .toEqual([REFRESH, USER, SUPPLIES, MODULES].toSorted());
    expect(await page.locator('main').allTextContents()).toEqual([]);
    answerUser();
    await offers(page);
    await expect(page).toHaveURL(/\/offer$/);
    await expectNoTrouble(page);
    await expect.poll(() => [...told.asked].toSorted()).toEqual(['errors', 'tracker']);
    expect(JSON.stringify(told.tracked)).not.toContain('/deliveries');
    expect(told.envelopes.join()).not.toContain('"exception"');
    expect(countOf(calls, SUPPLIES)).toBe(1);
    await page.goto('/deliveries');
    await offers(page);
    await expect(page).toHaveURL(/\/offer$/);
    expect(countOf(calls, SUPPLIES)).toBe(1);
  },
);

for (const kind of KINDS) {
  test(`a speculative call that ends with ${kind} gives the same page as no speculative call`, async ({
    page,
    cabinet,
  }) => {
    const memory = await wasAtSupplies(page, cabinet);
    await page.goto('/help');
    await cabinet.control.faults([
      { operationId: 'findSupplies', kind },
      { operationId: 'getHealth', kind: '500' },
    ]);
    const calls = callsOf(page);
    const visit = async (kept: string) => {
      calls.length = 0;
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, kept] as const);
      // Speculative calls do not wait for the user.
      const answerUser = await hold(page, `**${USER}`);
      const asked = page.waitForRequest((request) =>
        request.url().endsWith(kept ? SUPPLIES : USER),
      );
      await page.goto('/deliveries');
      await asked;
      answerUser();
      const failure = page.locator('main').getByText(failureOf(kind)).first();
      await expect(failure).toBeVisible();
      // Waits until /unavailable has finished its health check.
      await expect(page.getByText('Проверяем, работает ли сервис…')).toHaveCount(0);
      const { pathname, search } = new URL(page.url());
      const toasts = await page.locator('.p-toast').allTextContents();
      return [pathname + search, await failure.locator('..').textContent(), ...toasts];
    };
    const plain = await visit('');
    expect(calls.indexOf(SUPPLIES)).toBeGreaterThan(calls.indexOf(USER));
    expect(await visit(memory)).toEqual(plain);
  });
}

test('a speculative call that fails after its page was left shows no error', async ({
  page,
  cabinet,
}) => {
  await wasAtSupplies(page, cabinet);
  await loseSupplies(page);
  await cabinet.control.faults([{ operationId: 'findSupplies', kind: '500' }]);
  const calls = callsOf(page);
  const answerSupplies = await hold(page, `**${SUPPLIES}`);
  const answerUser = await hold(page, `**${USER}`);
  const answered = page.waitForResponse((response) => response.url().endsWith(SUPPLIES));
  const asked = page.waitForRequest((request) => request.url().endsWith(SUPPLIES));
  await page.goto('/deliveries');
  await asked;
  answerUser();
  await offers(page);
  await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  answerSupplies();
  await (await answered).finished();
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').first().click();
  await offers(page);
  await expectNoTrouble(page);
  // If the failure were counted, a health check would start.
  expect(calls).not.toContain(HEALTH);
});

test('a speculative call for a page whose module is no longer available leaves no trace and is not repeated', async ({
  page,
  cabinet,
}) => {
  await wasAtSupplies(page, cabinet);
  await page.goto('about:blank');
  const asked = page.waitForRequest((request) => request.url().endsWith(SUPPLIES));
  await page.route(`**${MODULES}`, async (route) => {
    await asked;
    const response = await route.fetch();
    const modules: unknown = await response.json();
    if (!Array.isArray(modules)) throw new Error('No list of modules');
    const left = modules.filter((module) => !JSON.stringify(module).includes('finance'));
    expect(left.length).toBeLessThan(modules.length);
    await route.fulfill({ response, json: left });
  });
  const calls = callsOf(page);
  await page.goto('/deliveries');
  await offers(page);
  await expect(page).toHaveURL(/\/offer$/);
  await expectNoTrouble(page);
  expect(countOf(calls, SUPPLIES)).toBe(1);
  await page.goto('/deliveries');
  await offers(page);
  await expect(page).toHaveURL(/\/offer$/);
  expect(countOf(calls, SUPPLIES)).toBe(1);
});

// Over HTTP/1.1 a browser sends only six calls at once, so a later call for the user would wait for the others.
test('the user is loaded before any speculative call', async ({ page, cabinet }) => {
  await cabinet.enter(page, users.admin, '/offer');
  await offers(page);
  await expect.poll(() => kept(page)).toContain('FINANCE');
  // Leaves the page first, because the calls of its bell must not be recorded.
  await page.goto('about:blank');
  const calls = callsOf(page);
  await page.goto('/offer');
  await offers(page);
  const late = '/api/v1/file/download/';
  const first = calls.slice(0, 3).toSorted();
  expect(first).toEqual([REFRESH, USER, MODULES].toSorted());
  const guessed = calls.slice(3).filter((path) => !path.startsWith(late));
  expect(guessed.length).toBeGreaterThan(2);
  expect(guessed).toContain('/api/v1/debtors/offer/actual');
});

test(
  'a page whose speculative calls are slow appears at once, and its rows follow',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await wasAtSupplies(page, cabinet);
    const answerSupplies = await hold(page, `**${SUPPLIES}`);
    const asked = page.waitForRequest((request) => request.url().endsWith(SUPPLIES));
    await page.goto('/deliveries');
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeHidden();
    answerSupplies();
    await rows(page);
    await expectNoTrouble(page);
  },
);

test('the calls of one user’s page are not made for the next user of the browser', async ({
  page,
  cabinet,
}) => {
  const visit = async (username: string, address: string, content: () => Promise<void>) => {
    await page.goto(`/login?redirect=${address}`);
    const calls = callsOf(page);
    await cabinet.signIn(page, username);
    await content();
    return calls;
  };
  await visit(users.admin, '/deliveries', () => rows(page));
  await expect.poll(() => kept(page)).toContain('FINANCE');
  await signOut(page);

  const offersOfSender = () => expect(page.getByRole('article').first()).toBeVisible();
  const calls = await visit(users.sender, '/deliveries', offersOfSender);
  await expect(page).toHaveURL(/\/offer$/);
  expect(calls).not.toContain(SUPPLIES);
  expect(calls).toContain(MODULES);
  await expect.poll(() => kept(page)).toContain('SENDER');
  expect(await kept(page)).not.toContain('FINANCE');
  await page.goto('/deliveries');
  await offersOfSender();
  expect(calls).not.toContain(SUPPLIES);
  await page.goto('/sender/order-register');
  await rows(page);
  expect(calls).toContain(ORDERS);
  await signOut(page);

  const back = await visit(users.admin, '/sender/order-register', () => offers(page));
  expect(back).toContain(MODULES);
  expect(back).not.toContain(ORDERS);
});
