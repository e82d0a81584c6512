import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import { clickInFrame } from './support/clickInFrame';

const line = (page: Page) =>
  page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: /^Урегулирование/ });
const frame = (page: Page) => page.getByTitle(/^Урегулирование: страница/);
const inFrame = (page: Page) => page.frameLocator('iframe[title^="Урегулирование"]');
const expired = (page: Page) => page.getByText('Страховая компания завершила вашу сессию');
const slow = (page: Page) => page.getByText('Раздел загружается дольше обычного');

/** Waits until the page in the frame is loaded and no skeleton covers it. */
async function usable(page: Page) {
  await expect(frame(page)).toBeVisible();
  await expect(page.getByText('Загружаем раздел')).toHaveCount(0);
}

const SETTLEMENT = /\/__backend\/settlement$/;

function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (SETTLEMENT.test(request.url())) loads += 1;
  });
  return () => loads;
}

/** Replaces the address of the settlement in the served page. */
function configure(page: Page, meta: string) {
  return page.route(/\/settlement$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<meta name="VITE_SETTLEMENT_URL"[^>]*>/, meta);
    return route.fulfill({ response, body });
  });
}

test(
  'a seller settles claims in a frame, and the page accepts messages of that frame only',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    const loads = loadsOf(page);
    await cabinet.signIn(page, users.seller);

    await test.step('the menu says whose claims it opens, and loads the frame once', async () => {
      await expect(line(page)).toHaveText('УрегулированиеМаркетплейс');
      await page.clock.install();
      await line(page).click();
      await expect(inFrame(page).getByRole('heading')).toHaveText('Заявления и выплаты');
      await expect(
        page.getByText(/^(Через \d+.(день|дня|дней)|Сегодня), 10.[а-я]+,$/),
      ).toBeVisible();
      expect(loads()).toBe(1);
    });

    await test.step('ten clicks on the menu reload the frame once, and the focus stays on the menu', async () => {
      await line(page).focus();
      // Lets half a second pass, in which further clicks are ignored.
      await page.clock.runFor(1_000);
      await line(page).evaluate((link: HTMLElement) => {
        for (let click = 0; click < 10; click += 1) link.click();
      });
      await expect.poll(loads).toBe(2);
      await expect(inFrame(page).getByRole('heading')).toBeVisible();
      await expect(line(page)).toBeFocused();
      await expect(page).toHaveURL(/\/settlement$/);
    });

    await test.step('the keyboard goes from the menu through the page into the frame', async () => {
      await page.getByRole('button', { name: 'Обновить' }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Открыть в новой вкладке' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(
        inFrame(page).getByRole('button', { name: 'Показать реестр заказов' }),
      ).toBeFocused();
    });

    await test.step('the page ignores messages of other windows', async () => {
      const message = { type: 'settlement:session-expired' };
      // Sends messages from the page itself, and from a nested frame: another window with the right origin.
      await page.evaluate((said) => {
        window.addEventListener('message', ({ source }) => {
          if (source !== window) document.documentElement.dataset['forged'] = 'heard';
        });
        window.postMessage(said, '*');
        const forger = document.createElement('iframe');
        forger.name = 'forger';
        forger.setAttribute('sandbox', 'allow-scripts');
        document.body.append(forger);
      }, message);
      await expect(page.locator('iframe[name=forger]')).toBeAttached();
      // Playwright runs this code through devtools, because the policy of the cabinet forbids `eval` in the page.
      await page.frame('forger')?.evaluate((said) => window.parent.postMessage(said, '*'), message);
      await expect(page.locator('html[data-forged=heard]')).toBeAttached();
      await expect(expired(page)).toBeHidden();
    });

    await test.step('the page accepts messages of the frame, which cannot leave its sandbox', async () => {
      const end = inFrame(page).getByRole('button', { name: 'Завершить сессию' });
      await clickInFrame(end, expired(page));
      const sees = await inFrame(page)
        .locator('body')
        .evaluate(() => {
          try {
            return window.parent.document.title;
          } catch {
            return 'nothing';
          }
        });
      expect(sees).toBe('nothing');
      await page.getByRole('button', { name: 'Войти заново' }).click();
      await expect(expired(page)).toBeHidden();
      await usable(page);
      await clickInFrame(
        inFrame(page).getByRole('button', { name: 'Показать документы' }),
        page.getByRole('heading', { level: 1, name: 'Документы' }),
      );
    });
  },
);

test('a sender opens the settlement from the menu, and sees a message if it is slow or missing', async ({
  page,
  cabinet,
}) => {
  await cabinet.signIn(page, users.sender);

  await test.step('the menu has one link to the settlement, between the bills and the conditions', async () => {
    const group = page.getByRole('group', { name: 'Страхование заказов курьерской службы' });
    await expect(group.getByRole('link')).toHaveText([
      'Управление страхованием',
      'Реестр заказов',
      'Счета на оплату',
      'УрегулированиеКурьерская служба',
      'Условия страхования',
    ]);
    await expect(line(page)).toHaveCount(1);
  });

  await test.step('a slow frame is reported after 15 seconds, and can be reloaded', async () => {
    await page.clock.install();
    let isStuck = true;
    const waiting: (() => void)[] = [];
    await page.route(SETTLEMENT, async (route) => {
      if (isStuck) await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue().catch(() => undefined);
    });
    await line(page).click();
    await expect(frame(page)).toBeAttached();
    await expect(page.getByText('Загружаем раздел')).toBeAttached();
    await page.clock.runFor(16_000);
    await expect(slow(page)).toBeVisible();
    isStuck = false;
    await page.getByRole('button', { name: 'Повторить' }).click();
    for (const go of waiting) go();
    await expect(inFrame(page).getByRole('heading')).toHaveText('Заявления и выплаты');
    await expect(page.getByText('Загружаем раздел')).toHaveCount(0);
    await expect(slow(page)).toBeHidden();
  });

  await test.step('a cabinet without an address of the settlement says so, and links to the help', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await configure(page, '');
    await page.goto('/settlement');
    await expect(page.getByText('Раздел временно недоступен')).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    expect(warnings).toContain('Отсутствует переменная окружения VITE_SETTLEMENT_URL');
    await page.getByRole('link', { name: 'Открыть помощь' }).click();
    await expect(page).toHaveURL(/\/help$/);
  });
});

test('messages of a frame that has gone to another origin are ignored', async ({
  page,
  cabinet,
}) => {
  const insurer = 'https://claims.insurer.example/';
  const stranger = 'https://stranger.example/';
  cabinet.allow({ requests: [/^https:\/\/(claims\.insurer|stranger)\.example\//] });
  const EXPIRED = `parent.postMessage({ type: 'settlement:session-expired' }, '*')`;
  const show = (address: string, content: string) =>
    page.route(`${address}**`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="ru"><title>Заявления</title><main>${content}</main>`,
      }),
    );
  await show(
    insurer,
    `<a href="${stranger}">Дальше</a> <button onclick="${EXPIRED}">Завершить</button>`,
  );
  await show(
    stranger,
    `<script>
      ${EXPIRED};
      parent.postMessage({ type: 'settlement:open', path: '/help' }, '*');
      document.querySelector('main').append('Сказано');
    </script>`,
  );
  await configure(page, `<meta name="VITE_SETTLEMENT_URL" content="${insurer}">`);
  await cabinet.enter(page, users.seller, '/settlement');

  // A valid message from the right window is ignored, because its origin is another one.
  await usable(page);
  await clickInFrame(
    inFrame(page).getByRole('link', { name: 'Дальше' }),
    inFrame(page).getByText('Сказано'),
  );
  await expect(page).toHaveURL(/\/settlement$/);
  await expect(expired(page)).toBeHidden();

  // The same message is accepted if its origin is the insurer's.
  await page.getByRole('button', { name: 'Обновить' }).click();
  await usable(page);
  await clickInFrame(inFrame(page).getByRole('button', { name: 'Завершить' }), expired(page));
});
