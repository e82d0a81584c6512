import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { bundleContract } from '../../scripts/contract/model/bundle';
import { startCabinet } from '../support/server';
import { watchContext } from '../support/watch';
import { insuranceOffers } from '../support/offerSections';
import { startPrism, type Prism } from './prism';

/**
 * Runs the smoke journey on a foreign server: Prism's mock of our contract instead of our backend. It proves that the
 * contract suffices to build a backend, and that screens can display any valid data.
 */

/** Number of loads with generated data; the data differ in each load. */
const LOOKS = 6;

/** Responses that Prism generates; all other responses are examples of the contract. */
type Invention = 'nothing' | 'offers' | 'everybody';

const IS_INVENTED: Readonly<Record<Invention, (path: string) => boolean>> = {
  nothing: () => false,
  // Modules decide which pages are visible, so generated names would hide all pages.
  everybody: (path) => !path.endsWith('/build/module'),
  offers: (path) => /\/offer\//.test(path),
};

interface WorkerFixtures {
  prism: Prism;
}

interface TestFixtures {
  invention: Invention;
  /** Fails a test on page errors, and on calls that Prism reports as invalid. */
  watch: null;
}

/** The production build with Prism as its backend. */
const test = base.extend<TestFixtures, WorkerFixtures>({
  invention: ['nothing', { option: true }],

  prism: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'contract-'));
      const file = join(folder, 'contract.json');
      await writeFile(file, JSON.stringify(await bundleContract()));
      const prism = await startPrism(file);
      await provide(prism);
      await prism.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ prism, invention }, provide) => {
    const server = await startCabinet({
      proxy: {
        '/api': {
          target: prism.url,
          // Prism's paths have no server prefix.
          rewrite: (path) => path.replace(/^\/api/, ''),
          configure: (proxy) => {
            proxy.on('proxyReq', (call) => {
              if (IS_INVENTED[invention](call.path)) call.setHeader('Prefer', 'dynamic=true');
            });
          },
        },
      },
    });
    await provide(server.baseURL);
    await server.close();
  },

  watch: [
    async ({ context, baseURL }, provide) => {
      // Messages that the cabinet itself logs to the console: a failure, or missing data.
      const troubles = watchContext(context, baseURL ?? '', [{ consoleErrors: [/^[А-Я]/] }]);
      const refused: string[] = [];
      context.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.startsWith('/api/') || response.status() < 400) return;
        refused.push(`${response.request().method()} ${pathname}: ${response.status()}`);
      });
      await provide(null);
      expect([...troubles, ...refused]).toEqual([]);
    },
    { auto: true },
  ],
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Логин', { exact: true }).fill('somebody@example.ru');
  await page.getByLabel('Пароль', { exact: true }).fill('Demo-2026!');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

/** Checks that a page is readable: Russian words, and no technical text. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[А-Яа-я]{4}/);
  await expect(page.locator('body')).not.toHaveText(/undefined|\[object|NaN|Invalid Date/, {
    useInnerText: true,
  });
}

test('a user signs in, applies and signs out with the examples of the contract', async ({
  page,
}) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/offer$/);
  await insuranceOffers(page).getByRole('button', { name: 'Подать заявку' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Реквизиты страхователя' });
  await expect(dialog.getByLabel('ИНН')).not.toHaveValue('');
  await dialog.getByLabel('Я подтверждаю данные об организации').check();
  await dialog.getByRole('button', { name: 'Подать заявку' }).click();
  await expect(page.getByText('Заявка отправлена')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в личный кабинет' })).toBeVisible();
});

test.describe('the cabinet on generated data', () => {
  test.describe('the page of the offers', () => {
    test.use({ invention: 'offers' });

    test('is readable', async ({ page }) => {
      await signIn(page);
      for (let look = 0; look < LOOKS; look += 1) {
        // A late response for the previous page must not count for this one.
        await page.goto('about:blank');
        const answer = page.waitForResponse(/\/offer\/actual$/);
        await page.goto('/offer');
        const offers: unknown = await (await answer).json();
        expect(Array.isArray(offers)).toBe(true);
        await expect(page.getByText(/Загружаем/)).toHaveCount(0);
        await expectReadable(page);
      }
    });
  });

  test.describe('every page, with all responses generated,', () => {
    test.use({ invention: 'everybody' });

    test('is readable', async ({ page }) => {
      await signIn(page);
      for (let look = 0; look < LOOKS; look += 1) {
        // Waits for the user rather than for the modules: a generated user may have to change the password before any
        // module loads.
        const answer = page.waitForResponse(/\/v1\/user$/);
        await page.goto('/offer');
        await answer;
        await expectReadable(page);
      }
    });
  });
});
