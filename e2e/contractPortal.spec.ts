import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test as base, type Page } from 'playwright/test';
import { writePortal } from '../scripts/contract/docs/writePortal';
import { violationsOf } from './support/axe';
import { serveFolder } from './support/folderServer';
import { watchContext } from './support/watch';

const WIDTHS = [360, 768, 1440] as const;
const THEMES = ['light', 'dark'] as const;

interface Portal {
  readonly folder: string;
  readonly baseURL: string;
}

/** The portal of our contract under /contract/, watched for errors and requests to elsewhere. */
const test = base.extend<{ troubles: readonly string[] }, { portal: Portal }>({
  portal: [
    async ({ browserName }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), `contract-portal-${browserName}-`));
      await writePortal(folder);
      const server = await serveFolder(folder, '/contract/');
      await provide({ folder, baseURL: server.baseURL });
      await server.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  troubles: [
    async ({ context, portal }, provide) => {
      const troubles = watchContext(context, portal.baseURL, []);
      await provide(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

function addressOf(portal: Portal, hash = ''): string {
  return `${portal.baseURL}/contract/${hash}`;
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Axe walks the whole document, and all views but one are not rendered: without them it is quick. */
async function removeHiddenViews(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const view of document.querySelectorAll('.view[hidden]')) view.remove();
  });
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await violationsOf(page), where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `sideways scrolling, ${where}`).toBeLessThanOrEqual(0);
}

/** Views that look different, and what makes each of them whole. */
const views: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '': (page) => expect(heading(page, 'Деловой кабинет')).toBeVisible(),
  '#/operations/login': (page) => expect(page.getByRole('table')).toContainText('Smart-Token'),
  '#/operations/findUsers': async (page) => {
    const folded = page.locator('.view:not([hidden]) details:not([open]) > summary');
    while ((await folded.filter({ visible: true }).count()) > 0) await folded.first().click();
  },
  '#/schemas/Organization': (page) => expect(heading(page, 'Organization')).toBeVisible(),
  '#/responses/BadRequest': (page) => expect(heading(page, 'BadRequest')).toBeVisible(),
};

for (const [hash, whole] of Object.entries(views)) {
  test(`the portal at «${hash}» is accessible in both themes at three widths`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(300_000);
    await page.goto(addressOf(portal, hash));
    await whole(page);
    await removeHiddenViews(page);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `${colorScheme}, ${width} px`);
      }
    }
  });
}

test('the list of what the search found is accessible', async ({ page, portal }) => {
  await page.goto(addressOf(portal));
  await removeHiddenViews(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('combobox', { name: 'Поиск' }).fill('орган');
    await page.getByRole('combobox', { name: 'Поиск' }).fill('organ');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, colorScheme);
  }
});

test('the search works from the keyboard alone', async ({ page, portal }) => {
  await page.goto(addressOf(portal));
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Поиск' });
  await expect(field).toBeFocused();
  await page.keyboard.type('FINDUSER');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAccessibleName(
    'findUsers POST /v1/user/find Найти пользователей своей организации',
  );
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/operations\/findUsers$/);
  await expect(heading(page, 'findUsers')).toBeFocused();
  await expect(page).toHaveTitle(/^findUsers: POST \/v1\/user\/find — /);
  await expect(options).toHaveCount(0);

  // A field of a schema leads to its place in it.
  await page.keyboard.press('/');
  await page.keyboard.type('schema insuranceprice');
  await expect(options.first()).toHaveText('Ничего не найдено');
  await page.keyboard.press('Escape');
  await field.fill('insurancePrice DebtorOffer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/schemas\/DebtorOffer\/insurancePrice$/);
  await expect(page.locator('.aimed')).toContainText('insurancePrice');
  await expect(page.locator('.aimed')).toBeInViewport();
});

test('an address leads to its view, back and forward included', async ({ page, portal }) => {
  await page.goto(addressOf(portal, '#/operations/login'));
  await expect(heading(page, 'login')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const navigation = page.getByRole('navigation', { name: 'Контракт' });
  await expect(navigation.locator('[aria-current=page]')).toHaveText('POST login');
  await page.getByRole('main').getByRole('link', { name: 'Credentials' }).first().click();
  await expect(heading(page, 'Credentials')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'login')).toBeVisible();
  await page.goto(addressOf(portal, '#/operations/gone'));
  await expect(heading(page, 'Нет такого раздела')).toBeVisible();
});

test('the fields of another schema unfold in place', async ({ page, portal }) => {
  await page.goto(addressOf(portal, '#/operations/findActualDebtorOffers'));
  const field = page.locator('.view:not([hidden]) .name').filter({ hasText: /^ogrn$/ });
  await expect(heading(page, 'findActualDebtorOffers')).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.getByText('поля Organization').filter({ visible: true }).click();
  await expect(field).toBeVisible();
});

test('the origin filter narrows the lists and the search', async ({ page, portal }) => {
  await page.goto(addressOf(portal));
  const navigation = page.getByRole('navigation', { name: 'Контракт' });
  await expect(navigation.getByRole('link', { name: 'POST login' })).toBeVisible();
  await navigation.getByRole('checkbox', { name: /выведено/ }).uncheck();
  await expect(navigation.getByRole('link', { name: 'POST login' })).toBeHidden();
  await expect(navigation.getByRole('link', { name: 'POST refreshToken' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Поиск' }).fill('registerSeller');
  await expect(page.getByRole('option')).toHaveText(['Ничего не найдено']);
});

test('an example is copied exactly', async ({ page, context, portal }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(addressOf(portal, '#/operations/login'));
  await page.getByRole('button', { name: 'Копировать команду curl' }).click();
  await expect(page.getByRole('status')).toHaveText('Скопировано');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^curl \\\n {2}"\$HOST"'\/api\/v1\/auth\/login' \\\n/);
});

test('a phone has the navigation behind a button', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(addressOf(portal));
  const navigation = page.getByRole('navigation', { name: 'Контракт' });
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Разделы' }).click();
  await navigation.getByRole('link', { name: 'POST login' }).click();
  await expect(heading(page, 'login')).toBeVisible();
  await expect(navigation).toBeHidden();
});

test('the portal opens from a file', async ({ browser, portal }) => {
  const context = await browser.newContext();
  const folder = pathToFileURL(portal.folder).href;
  const troubles = watchContext(context, folder, []);
  const page = await context.newPage();
  await page.goto(`${folder}/index.html#/schemas/User`);
  await expect(heading(page, 'User')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('logout');
  await expect(page.getByRole('option').first()).toContainText('logout');
  expect(troubles).toEqual([]);
  await context.close();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there to be read', async ({ page, portal }) => {
    await page.goto(addressOf(portal, '#/operations/login'));
    // The browser itself leads to the part that the address names.
    const named = page.locator(':target');
    await expect(
      named.getByRole('heading', { level: 1, name: 'login', exact: true }),
    ).toBeVisible();
    await expect(heading(page, 'DebtorOffer')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
