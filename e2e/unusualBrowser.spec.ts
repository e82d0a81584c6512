import { utimes, writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { EXAMPLE_ORDER_ID } from '../test/backend/scenarios/exampleOrder';
import { expect, test, users, type Cabinet } from './support/cabinet';

// Tests that the cabinet works in browsers without storage or with a wrong clock.

const HOURS_MS = 60 * 60 * 1000;

/** Oddities of browsers by name. Each function simulates one in a page before the page opens. */
const ODDITIES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  [
    'forbids storages and the channel between tabs',
    (page) =>
      page.addInitScript(() => {
        const forbidden = {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', forbidden);
        Object.defineProperty(window, 'sessionStorage', forbidden);
        Object.defineProperty(window, 'BroadcastChannel', {
          value: function refuse() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }),
  ],
  [
    'is the oldest supported one',
    (page) =>
      page.addInitScript(() => {
        const missing: readonly (readonly [object, readonly string[]])[] = [
          [Array, ['fromAsync']],
          [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
          [AbortSignal, ['any', 'timeout']],
          [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
          [Map, ['groupBy']],
          [Object, ['groupBy']],
          [Promise, ['try', 'withResolvers']],
          [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
          [URL, ['canParse', 'parse']],
        ];
        for (const [owner, names] of missing)
          for (const name of names) Reflect.deleteProperty(owner, name);
      }),
  ],
  [
    'has full storages',
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
  ],
  [
    'has a clock two hours ahead',
    (page) => page.clock.install({ time: new Date(Date.now() + 2 * HOURS_MS) }),
  ],
  [
    'has a clock two hours behind',
    (page) => page.clock.install({ time: new Date(Date.now() - 2 * HOURS_MS) }),
  ],
];

for (const [index, [oddity, prepare]] of ODDITIES.entries()) {
  const tag = index === 0 ? ['@core'] : [];
  test(
    `a user signs in, saves and reloads the page in a browser that ${oddity}`,
    { tag },
    async ({ page, cabinet }) => {
      await prepare(page);
      await cabinet.signIn(page, users.admin);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('/profile');
      await page.getByLabel('Имя', { exact: true }).fill('Инна');
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByText('Данные сохранены')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Инна');
      const log = await cabinet.control.log();
      // Allows one token refresh for each load: a wrong clock must not make tokens expire.
      const renewals = log.filter(({ operationId }) => operationId === 'refreshToken');
      expect(renewals.length).toBeLessThanOrEqual(2);
    },
  );
}

test(
  'the page reloads its data when the network is back, and does not send the failed form',
  { tag: '@core' },
  async ({ page, cabinet, context }) => {
    cabinet.allow({ consoleErrors: [/./] });
    await cabinet.enter(page, users.admin, '/profile');
    await page.getByLabel('Имя', { exact: true }).fill('Инна');
    const readings = async () =>
      (await cabinet.control.log()).filter(({ operationId }) => operationId === 'getCurrentUser');
    const before = (await readings()).length;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText(/Нет связи с сервером/).first()).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await readings()).length).toBeGreaterThan(before);
    await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Инна');
    const log = await cabinet.control.log();
    expect(log.filter(({ operationId }) => operationId === 'updateCurrentUser')).toEqual([]);
  },
);

const CLAIM = `/sender/create-claim/${EXAMPLE_ORDER_ID}?step=documents`;

/** Opens the documents of a claim; returns the field for photos, and a function that chooses files. */
async function openPhotos(page: Page, cabinet: Cabinet) {
  await page.goto('/login');
  await cabinet.enter(page, users.sender, CLAIM);
  const group = page.getByRole('group', { name: 'Фото повреждений и упаковки' });
  await expect(group).toBeVisible();
  const choose = (files: Parameters<Locator['setInputFiles']>[0]) =>
    group.locator('input[type=file]').setInputFiles(files);
  return { group, choose };
}

test('a page without https uploads files, and copies text without the clipboard API', async ({
  page,
  cabinet,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  const { group, choose } = await openPhotos(page, cabinet);
  // The system may have other MIME types, or none.
  await choose([
    { name: 'a.jpg', mimeType: 'image/jpg', buffer: Buffer.from('1') },
    { name: 'b.pdf', mimeType: 'application/x-pdf', buffer: Buffer.from('2') },
    { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('3') },
  ]);
  for (const name of ['a.jpg', 'b.pdf', 'IMG_1.HEIC']) {
    await expect(group.getByRole('button', { name: `Удалить: ${name}` })).toBeVisible();
  }
  await page.goto('/sender/invoices-payment');
  await page.getByRole('row').filter({ hasText: 'Просрочен' }).click();
  const panel = page.getByRole('complementary', { name: /^Счёт № СП-/ });
  await panel.getByRole('button', { name: 'Скопировать все' }).click();
  await expect(panel.getByText('Скопировано')).toBeVisible();
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('body > textarea')).toHaveValue(/БИК: 044525411/);
});

test('a photo is sent unchanged if the canvas returns random pixels', async ({ page, cabinet }) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      const context = this.getContext('2d');
      for (let x = 0; x < this.width; x += 7) context?.fillRect(x, 0, 3, this.height);
      toBlob.call(this, done, type, quality);
    };
  });
  const { group, choose } = await openPhotos(page, cabinet);
  const dot = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 64);
    canvas.getContext('2d')?.fillRect(0, 0, 32, 64);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  // A JPEG may have any data after its end.
  const photo = Buffer.concat([Buffer.from(dot), Buffer.alloc(3 * 1024 * 1024)]);
  const sent = page.waitForResponse(/\/v1\/file$/);
  await choose({ name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(group.getByRole('button', { name: 'Удалить: IMG_2.jpg' })).toBeVisible();
  expect(await (await sent).json()).toMatchObject({ size: photo.length });
});

test('a file that changed after it was chosen must be chosen again', async ({
  page,
  cabinet,
  context,
}, testInfo) => {
  cabinet.allow({ consoleErrors: [/./] });
  const { group, choose } = await openPhotos(page, cabinet);
  const path = testInfo.outputPath('Акт.pdf');
  await writeFile(path, '%PDF-1.4');
  await context.setOffline(true);
  await choose(path);
  await expect(group.getByText(/Нет связи с сервером/)).toBeVisible();
  await context.setOffline(false);
  await writeFile(path, '%PDF-1.4 with one more page');
  // The browser compares whole seconds.
  await utimes(path, 1_800_000_000, 1_800_000_000);
  await group.getByRole('button', { name: 'Повторить' }).click();
  await expect(group.getByText('Файл изменился или недоступен. Выберите его снова')).toBeVisible();
  await expect(group.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
  await choose(path);
  await expect(group.getByRole('button', { name: 'Удалить: Акт.pdf' })).toBeVisible();
  await expect(group.getByText(/Файл изменился/)).toHaveCount(0);
});

/** Wraps each text into new elements, now and at each change, like the translator of a browser. */
function translatePages() {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isDone = node.parentElement?.closest('font, script, style, textarea');
      if (node instanceof Text && node.data.trim() !== '' && !isDone) texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  addEventListener('load', () => {
    translate();
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

test('a page translated by the browser still works, and keeps the input', async ({
  page,
  cabinet,
}) => {
  await page.addInitScript(translatePages);
  await page.goto('/recovery');
  await page.getByLabel('Логин', { exact: true }).fill(users.admin);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page).toHaveURL(/\/recovery\/confirm$/);
  await expect(page.getByLabel('Код из сообщения')).toBeVisible();

  await page.goto('/login');
  await cabinet.enter(page, users.admin, '/profile');
  const lastName = page.getByLabel('Фамилия', { exact: true });
  await lastName.fill('');
  await lastName.blur();
  await expect(page.getByText('Поле обязательно для заполнения').first()).toBeVisible();
  await lastName.fill('Соколовская');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Данные сохранены').first()).toBeVisible();
  await expect(lastName).toHaveValue('Соколовская');
});

test('a browser that is too old shows only a request to update it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  for (const address of ['/login', '/offer']) {
    await page.goto(address);
    await expect(page.locator('body')).toHaveText(/^Обновите браузер: .* Safari от 15\.4\.$/);
  }
});

test('a session without cookies continues in the open page, which shows a note about cookies', async ({
  page,
  cabinet,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    if ('cookieStore' in window) CookieStore.prototype.getAll = () => Promise.resolve([]);
  });
  await cabinet.signIn(page, users.admin);
  await expect(page.getByText(/Браузер не сохраняет файлы cookie/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('link', { name: 'Реестр поставок' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Реестр поставок' })).toBeVisible();
});

test.describe('the cabinet on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has no field whose small text makes a phone zoom in', async ({ page, cabinet }) => {
    const small = () =>
      page
        .locator('input, select, textarea')
        .evaluateAll((fields) =>
          fields
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML),
        );
    await page.goto('/register');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(await small()).toEqual([]);
    await cabinet.enter(page, users.admin, '/deliveries');
    for (const address of ['/deliveries', '/profile', '/financing']) {
      await page.goto(address);
      await expect(page.locator('main').locator('input, select, textarea').first()).toBeAttached();
      expect(await small(), address).toEqual([]);
    }
  });
});
