import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import { watchHarm } from './support/hostile/harm';
import { inTurn } from './support/inTurn';
import { insideAddresses, ownerOf } from './support/routes';

/** Tests the cabinet with addresses, ids, stored values and response bodies of an attacker. */

/** Hostile values of `redirect` in a link to the sign-in page. */
const FOREIGN = [
  '//evil.example',
  '///evil.example/offer',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https://evil.example/offer',
  'https:evil.example',
  '//anna:secret@evil.example/offer',
  '/offer/..//evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  'javascript:window.hostile=1',
  'data:text/html,<script>parent.hostile=1</script>',
  '/login?redirect=/login',
  '/offer%00',
  `/offer?${'x'.repeat(3000)}`,
];

/** Queries that the cabinet itself never writes into an address. */
const QUERIES = [
  'page=-1&size=0',
  'page=1e309&size=1e309',
  'page=NaN&size=__proto__&sort=constructor&view=constructor&tab=constructor',
  'page[]=1&page=2&page=3&sort=-&sort=__proto__&row=../../x%23%3F',
  'tab=__proto__&step=constructor&view=toString&row=%E0%A4%A&date=9999-99-99&month=2026-13',
  `q=${'%D0%96'.repeat(2000)}&search=${'('.repeat(500)}&status=${'A,'.repeat(500)}`,
  'status=__proto__&amount=1e309..-1e309&from=-271821-04-20&to=275760-09-13&agreement=%00',
];

/** Ids with a special meaning in a path, a query or a pattern. */
const IDS = [
  '..%2F..%2Fv1%2Fauth%2Flogout',
  'a%3Fb%23c%25d',
  '%252e%252e%252f',
  '%E2%80%AE%3Cimg%20src%3Dx%20onerror%3Dwindow.hostile%3D1%3E',
  '__proto__',
  '%E0%A4%A',
];

/** Checks that the page shows its heading and has loaded, and that no attack succeeded. */
async function stands(page: Page, watch: ReturnType<typeof watchHarm>, what: string) {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
  await expect(page.locator('main [aria-busy=true]:not(button)'), what).toHaveCount(0);
  expect(await watch.harm(), what).toEqual([]);
}

test('a sign-in never redirects to another site', { tag: '@core' }, async ({ page, cabinet }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example/offer')}`);
  await cabinet.signIn(page, users.admin);
  await expect(page).toHaveURL(`${cabinet.baseURL}/offer`);
});

test.describe('a hostile address', () => {
  test('never redirects to another site', async ({ page, cabinet }) => {
    test.setTimeout(300_000);
    const watch = watchHarm(page);
    await cabinet.enter(page, users.admin, '/help');
    for (const wanted of FOREIGN) {
      for (const start of ['/login', '/unavailable']) {
        await page.goto(`${start}?redirect=${encodeURIComponent(wanted)}`);
        await expect(page, wanted).toHaveURL(`${cabinet.baseURL}/offer`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    }
    expect(await watch.harm()).toEqual([]);
  });

  for (const user of [users.admin, users.sender, users.seller]) {
    test(`does not break the pages of ${user} with an unknown query`, async ({ page, cabinet }) => {
      test.setTimeout(240_000);
      const watch = watchHarm(page);
      await cabinet.enter(page, user, '/help');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const [at, address] of insideAddresses.entries()) {
        if (ownerOf(address) !== user) continue;
        for (const query of inTurn(QUERIES, at, 3)) {
          await page.goto(`${address}?${query}`);
          await stands(page, watch, `${address}?${query.slice(0, 80)}`);
        }
      }
    });
  }

  test('does not turn an unknown id into a path', async ({ page, cabinet }) => {
    cabinet.allow({ consoleErrors: [/^Не удалось/] });
    const watch = watchHarm(page);
    for (const [user, folder] of [
      [users.admin, '/profile/users/'],
      [users.admin, '/offer/request/'],
      [users.sender, '/sender/create-claim/'],
    ] as const) {
      await cabinet.enter(page, user, '/help');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const id of IDS) {
        await page.goto(folder + id);
        await stands(page, watch, folder + id.slice(0, 60));
      }
    }
  });
});

test.describe('hostile data from outside', () => {
  /** Depth at which a recursive function overflows its stack. */
  const DEEP = 10_000;
  const nested = '['.repeat(DEEP) + ']'.repeat(DEEP);

  /** Adds fields as JSON text to the body of a response. */
  const withFields = (fields: string) => (body: object) =>
    `{${[fields, JSON.stringify(body).slice(1, -1)].filter((part) => part !== '').join(',')}}`;
  const POLLUTED = '{"polluted":1}';
  const SHAPES: Readonly<Record<string, (body: object) => string>> = {
    'with keys of prototypes': withFields(
      `"__proto__":${POLLUTED},"constructor":{"prototype":${POLLUTED}}`,
    ),
  };

  for (const [name, shape] of Object.entries(SHAPES)) {
    test(`does not break the main pages if responses arrive ${name}`, async ({ page, cabinet }) => {
      cabinet.allow({ consoleErrors: [/^Не удалось/] });
      const watch = watchHarm(page);
      await cabinet.enter(page, users.admin, '/help');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.route('**/api/v1/**', async (route) => {
        const answer = await route.fetch();
        const body: unknown = await answer.json().catch(() => null);
        if (typeof body !== 'object' || body === null || Array.isArray(body)) {
          return route.fulfill({ response: answer });
        }
        return route.fulfill({ response: answer, body: shape(body) });
      });
      for (const address of ['/deliveries', '/profile?tab=users', '/profile', '/financing']) {
        await page.goto(address);
        await stands(page, watch, address);
        expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
      }
    });
  }

  test('in the storage is ignored if it is invalid', async ({ page, cabinet }) => {
    const watch = watchHarm(page);
    await cabinet.enter(page, users.admin, '/financing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const VALUES = [
      '{"__proto__":{"polluted":1}}',
      '{"theme":"<img src=x onerror=window.hostile=1>","_persist":"{}"}',
      nested,
      '"constructor"',
      'null',
      '[[]]',
    ];
    for (const value of VALUES) {
      await page.evaluate((text) => {
        for (const storage of [localStorage, sessionStorage]) {
          for (const key of Object.keys(storage)) storage.setItem(key, text);
        }
      }, value);
      await page.reload();
      await stands(page, watch, value.slice(0, 60));
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    }
  });

  test('cannot redirect the API to another host', async ({ page, cabinet }) => {
    cabinet.allow({ consoleErrors: [/^Не удалось/, /CORS|ERR_FAILED|Content Security/] });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host === 'evil.example') asked.push(request.url());
    });
    await cabinet.enter(page, users.admin, '/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/api/v1/finance/supply/**', (route) =>
      route.fulfill({ status: 307, headers: { location: 'https://evil.example/steal' } }),
    );
    await page.goto('/deliveries');
    await expect(page.getByRole('button', { name: 'Повторить' }).first()).toBeVisible();
    expect(asked).toEqual([]);
  });
});
