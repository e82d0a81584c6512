import type { Page } from 'playwright/test';
import { eventLabels } from '../src/observability/analytics/eventLabels';
import { expect, PASSWORD, test, users, type Cabinet } from './support/cabinet';
import { ERRORS, serve, type Told } from './support/services';

// Tests the contents of analytics and error reports, and that they cost the user nothing.

/** Data of the user and of the address that must never be sent. */
const CANARIES = [
  PASSWORD,
  users.admin,
  'canary-value',
  'Соколов',
  'Северный ветер',
  '7701234567',
  '9161234567',
];

const all = ({ envelopes, tracked }: Told) => envelopes.join('\n') + JSON.stringify(tracked);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Разделы' });

async function openHelp(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
}

/** Makes the help page throw while it renders. The error message contains all data that must not be sent. */
async function breakHelp(page: Page): Promise<void> {
  const values = JSON.stringify({ password: PASSWORD, note: 'canary-value' });
  const message =
    `Planted for ${CANARIES.slice(3).join(' ')} +7 916 123-45-67 ${users.admin}: ${values}, ` +
    `password=${PASSWORD} at /offer?note=canary-value`;
  const body = `export default function Help() { throw new RangeError(${JSON.stringify(message)}); }`;
  await page.route(/\/assets\/help-page-.*\.js$/, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
}

test('the analytics and error services get views, events and faults, but no personal data', async ({
  page,
  cabinet,
  context,
}) => {
  cabinet.allow({ consoleErrors: [/Planted/, /RangeError/], requests: [ERRORS] });
  const told = await serve(page, 'well');
  const bearers = new Set<string>();
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
    if (token !== undefined) bearers.add(token);
  });
  await breakHelp(page);

  await test.step('the services are loaded three seconds after the first page, which is not tracked', async () => {
    await page.goto('/login?redirect=%2Foffer&note=canary-value');
    await expect.poll(() => told.envelopes.length).toBeGreaterThan(0);
    const [cabinetThere, servicesAsked] = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource');
      const find = (part: string) => files.find(({ name }) => name.includes(part));
      const main = find('/assets/index-');
      return [main && main.startTime + main.duration, find('/assets/observe-')?.startTime];
    });
    expect((servicesAsked ?? 0) - (cabinetThere ?? Infinity)).toBeGreaterThanOrEqual(3000);
    expect(told.tracked).toEqual([]);
  });

  await test.step('views and events contain only names that the cabinet defines', async () => {
    await cabinet.signIn(page, users.admin);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('about:blank');
    await page.goto('/profile');
    await expect(page.getByLabel('Фамилия')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['beat']))
      .toBe('15');
    await page.getByRole('link', { name: 'Пользователи' }).click();
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expect
      .poll(() => told.tracked.map(({ url }) => url))
      .toContain(`${cabinet.baseURL}/profile/users/:id`);
    // A timer sends the events, so they may arrive after the view of a later page.
    await expect
      .poll(() => told.tracked)
      .toContainEqual(expect.objectContaining({ e_c: 'profile', e_a: eventLabels.tab }));
  });

  await test.step('a page that breaks is reported, with a replay', async () => {
    await openHelp(page);
    await expect(page.getByRole('heading', { name: 'Не удалось открыть страницу' })).toBeVisible();
    await expect.poll(() => all(told)).toContain('RangeError');
    const event = told.envelopes.find((text) => text.includes('RangeError')) ?? '';
    expect(event).toMatch(/"release":"[\d.]+"/);
    expect(event).toContain('"transaction":"/help"');
    expect(event).toContain('"module":"help"');
    await expect.poll(() => all(told)).toContain('"replay_recording"');
    await expect.poll(() => all(told)).toContain('"tagName":"nav"');
  });

  await test.step('no personal data were sent, and no cookie was set', async () => {
    const sent = all(told);
    const cookies = (await context.cookies()).map(({ value }) => value);
    expect(bearers.size).toBeGreaterThan(0);
    for (const canary of [...CANARIES, ...cookies, ...bearers]) {
      expect(canary.length).toBeGreaterThan(5);
      expect(sent).not.toContain(canary);
      expect(sent).not.toContain(encodeURIComponent(canary));
    }
    // Recordings must contain no text of the page.
    expect(told.envelopes.join()).not.toMatch(/[А-Яа-яё]/);
    expect(sent).not.toMatch(/<img|"src":"[^"*]+\.(?:png|svg)|[?&]redirect=/);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['refreshToken']);
  });
});

test('the developer page is not tracked', async ({ page, cabinet }) => {
  cabinet.allow({ requests: [ERRORS] });
  const told = await serve(page, 'well');
  await cabinet.enter(page, users.godmod, '/dev');
  await expect.poll(() => [...told.asked]).toContain('tracker');
  await expect
    .poll(() => page.evaluate(() => Array.isArray(Reflect.get(window, '_paq'))))
    .toBe(false);
  await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = 'https://errors.test/away';
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  expect(told.tracked.filter(({ link, rec }) => link ?? rec)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset['beat'])).toBe('off');
  await openHelp(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  await expect.poll(() => told.tracked.map(({ url }) => url)).toContain(`${cabinet.baseURL}/help`);
  expect(JSON.stringify(told.tracked)).not.toContain('/dev');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['beat'])).toBe('15');
});

/** Visits three pages. On the first one `ready` waits for the requests to the services. */
async function journey(page: Page, cabinet: Cabinet, ready: () => Promise<void>) {
  await cabinet.enter(page, users.admin, '/offer');
  await expect(page.getByText('12 500 000').first()).toBeVisible();
  // Waits for the late calls, so that all journeys include them.
  await expect(page.getByRole('region', { name: 'Что сделать' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await ready();
  await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  await menu(page).getByRole('link').first().click();
  await expect(page.getByText('12 500 000').first()).toBeVisible();
  await expect(page.locator('.p-toast-message')).toHaveCount(0);
  const calls = (await cabinet.control.log()).map(({ method, path }) => `${method} ${path}`);
  return [...new Set(calls)].toSorted();
}

test('blocked or slow analytics and error services do not change the calls of the cabinet', async ({
  browser,
  cabinet,
}) => {
  // Chromium logs every aborted request.
  cabinet.allow({ requests: [ERRORS], consoleErrors: [/net::ERR_FAILED/] });
  /**
   * Returns the calls of a journey while the services respond like this; undefined means that no services
   * are configured.
   */
  const callsWith = async (answering?: 'never' | 'late') => {
    await cabinet.control.reset();
    const context = await browser.newContext({ baseURL: cabinet.baseURL });
    cabinet.watch(context);
    const page = await context.newPage();
    const told = answering && (await serve(page, answering));
    const calls = await journey(page, cabinet, async () => {
      if (told) await expect.poll(() => [...told.asked].toSorted()).toEqual(['errors', 'tracker']);
    });
    // An open page would make calls after the next reset.
    await context.close();
    return calls;
  };
  const plain = await test.step('without services', () => callsWith());
  for (const answering of ['never', 'late'] as const) {
    expect(await test.step(answering, () => callsWith(answering))).toEqual(plain);
  }
});
