import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../test/backend/scenarios/finance/offers';
import { expect, test, users } from './support/cabinet';

// Checks on single screens that no element covers, cuts off or hides another one.

const READY = `/offer/request/${financeId('request', ANNA, READY_REQUEST)}`;

const firstRow = (page: Page) => page.locator('main [data-row]').first();

/** Returns the page sizes of a PDF file, in points. */
function sheetsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box = '']) =>
    box.split(' ').map(Number).map(Math.round).join(' '),
  );
}

test('a bill shows its bank and its agreement without truncating them', async ({
  page,
  cabinet,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await cabinet.enter(page, users.supplier, '/deliveries?tab=invoices');
  const parts = firstRow(page).locator('.two-lines > *', { hasText: /Договор №|ПАО «/ });
  await expect(parts).toHaveCount(2);
  const cut = () =>
    parts.evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth).length);
  await expect.poll(cut).toBe(0);
});

test('an interest rate is never broken inside its number', async ({ page, cabinet }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await cabinet.enter(page, users.admin, '/offer');
  const rates = page.locator('.offer-card--act .data-row__value', { hasText: '%' });
  await expect(rates.filter({ hasText: '20,25' })).toBeVisible();
  const lines = () =>
    rates.evaluateAll((all) =>
      all.map((rate) => {
        const text = document.createRange();
        text.selectNodeContents(rate);
        return text.getClientRects().length;
      }),
    );
  await expect.poll(lines).toEqual([1, 1, 1, 1]);
});

test('a printed register has at most six landscape pages, without truncated text', async ({
  page,
  cabinet,
}) => {
  await cabinet.enter(page, users.supplier, '/deliveries');
  await expect(firstRow(page)).toBeVisible();
  const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
  expect(new Set(sheets)).toEqual(new Set(['0 0 842 595']));
  expect(sheets.length).toBeLessThanOrEqual(6);

  // The width of an A4 sheet in landscape without its margins.
  await page.setViewportSize({ width: 1032, height: 700 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const rows = page.locator('main [data-row]');
  await expect(rows).toHaveCount(50);
  const seen = () =>
    rows.evaluateAll((all) => ({
      tallest: Math.max(...all.map((row) => row.getBoundingClientRect().height)),
      cut: all.filter((row) =>
        [...row.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
      ).length,
    }));
  // The table chooses its columns after it has measured the new width.
  await expect(async () => {
    const { tallest, cut } = await seen();
    expect(tallest).toBeLessThanOrEqual(100);
    expect(cut).toBe(0);
  }).toPass();
});

test('settings, tiles, views and search of a register look right', async ({ page, cabinet }) => {
  await cabinet.enter(page, users.supplier, '/deliveries');
  await expect(firstRow(page)).toBeVisible();

  await test.step('each row of «Настройка таблицы» is one line', async () => {
    await page.getByRole('button', { name: 'Настроить таблицу' }).click();
    const settings = page.getByRole('dialog', { name: 'Настройка таблицы' });
    await expect(settings).toBeVisible();
    const lines = await settings.getByRole('listitem').evaluateAll((all) =>
      all.map((row) => {
        const boxes = [...row.children].map((part) => part.getBoundingClientRect());
        const [name, tools] = boxes;
        return {
          height: row.getBoundingClientRect().height,
          isOneLine: name && tools ? tools.left >= name.right && tools.top < name.bottom : false,
        };
      }),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(new Set(lines)).toEqual(new Set(lines.map(() => ({ height: 40, isOneLine: true }))));
    await page.keyboard.press('Escape');
    await expect(settings).toHaveCount(0);
  });

  await test.step('an overdue sum of 0 is not red', async () => {
    const overdue = page.getByRole('button', { name: /^Просрочено/ });
    await expect(overdue).toHaveClass(/tile--danger/);
    await page.route('**/supply/find*', async (route) => {
      const response = await route.fetch();
      const answer: { totals?: object } = await response.json();
      await route.fulfill({
        response,
        json: { ...answer, totals: { ...answer.totals, debtSum: 0 } },
      });
    });
    await page.reload();
    await expect(overdue).toContainText('0');
    await expect(overdue).toHaveClass(/tile--neutral/);
    await page.unroute('**/supply/find*');
  });

  await test.step('the chosen view is first in the line at both widths of a desktop', async () => {
    await page.goto('/financing?view=repaid');
    await expect(firstRow(page)).toBeVisible();
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const chosen = page.locator('.registry-screen__view[aria-current="true"]');
      await expect(chosen).toBeInViewport({ ratio: 0.99 });
      await expect(chosen).toHaveCSS('opacity', '1');
      await expect
        .poll(() =>
          chosen.evaluate((view) => {
            const strip = view.closest('.registry-screen__strip');
            return strip && view.getBoundingClientRect().left - strip.getBoundingClientRect().left;
          }),
        )
        .toBe(0);
    }
  });

  await test.step('scrolled rows stay below the search field', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/deliveries');
    await expect(firstRow(page)).toBeVisible();
    await firstRow(page).locator('xpath=following-sibling::*[9]').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 600));
    const search = page.getByRole('searchbox').first();
    await expect
      .poll(() =>
        search.evaluate((field) => {
          const { left, top, height } = field.getBoundingClientRect();
          return document.elementFromPoint(left + 20, top + height / 2) === field;
        }),
      )
      .toBe(true);
  });
});

test.describe('the cabinet on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('shows the found text, no focus ring around a panel, and placeholders as high as rows', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.supplier, '/offer');
    await page.getByRole('button', { name: 'Найти или перейти' }).tap();
    await page.getByRole('combobox', { name: 'Что найти' }).fill('берёзовая');
    const found = page.getByRole('group', { name: 'Поставки' }).getByRole('option').nth(1);
    const match = found.locator('mark').first();
    await expect(match).toHaveText(/^Берёзовая$/);
    await expect
      .poll(() =>
        match.evaluate((mark) => {
          const { right = 0 } = mark.closest('.palette__detail')?.getBoundingClientRect() ?? {};
          return mark.getBoundingClientRect().right <= right;
        }),
      )
      .toBe(true);

    await found.tap();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await expect(panel).toBeFocused();
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'none');

    const search = '**/supply/find*';
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(search, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/deliveries');
    const bones = page.locator('.skeleton-table__row');
    await expect(bones.first()).toBeVisible();
    const heights = (rows: Element[]) => [...new Set(rows.map((row) => row.clientHeight))];
    expect(await bones.first().evaluate((row) => row.clientHeight)).toBe(88);
    release();
    await expect(page.locator('main li[data-index]').first()).toBeVisible();
    expect(await page.locator('main li[data-index]').evaluateAll(heights)).toContain(87);
  });

  test('shows a short message instead of numbers that could not be loaded', async ({
    page,
    cabinet,
  }) => {
    await cabinet.control.faults([{ kind: '404', operationId: 'getOrderDashboard' }]);
    await cabinet.enter(page, users.sender, '/offer');
    const figures = page.locator('.sender-figures');
    await expect(figures).toContainText('Не удалось загрузить показатели');
    expect((await figures.boundingBox())?.height).toBeLessThanOrEqual(300);
  });
});

for (const size of [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 360, height: 740 }, hasTouch: true },
]) {
  test.describe(`the cabinet at ${size.viewport.width} px`, () => {
    test.use(size);

    test('does not let a message cover a button of a form', async ({ page, cabinet }) => {
      await cabinet.enter(page, users.admin, `${READY}?step=founders`);
      await page
        .getByRole('button', { name: /^Изменить: / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Сохранить учредителя' }).first().click();
      const message = page.locator('.p-toast-message').filter({ hasText: 'Учредитель сохранён' });
      await expect(message).toBeVisible();
      const { covered, aside } = await message.evaluate((shown) => {
        const box = shown.getBoundingClientRect();
        const buttons = [...document.querySelectorAll('.step-panel__foot :is(a, button)')];
        return {
          aside: box.left + box.right - document.documentElement.clientWidth,
          covered: buttons.filter((button) => {
            const { top, right, bottom, left } = button.getBoundingClientRect();
            return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
          }).length,
        };
      });
      expect(covered).toBe(0);
      // The space for the scrollbar stays reserved.
      expect(Math.abs(aside)).toBeLessThanOrEqual(16);
    });
  });
}

test('the home page shows placeholders while it loads, and the management page fills only one of its two buttons', async ({
  page,
  cabinet,
}) => {
  await cabinet.control.reset('empty');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/health-check*', async (route) => {
    await held;
    await route.continue();
  });
  await cabinet.enter(page, users.sender, '/offer');
  const room = page.locator('.todo--awaited');
  await expect(room).toBeVisible();
  await expect(room.locator('.bone')).toHaveCount(4);
  const awaited = page.locator('.offer-section[aria-busy="true"]');
  await expect(awaited).toHaveCount(1);
  await expect(awaited.locator('.offer-section__header')).toHaveCSS(
    'animation-name',
    'offers-appear',
  );
  release();
  await expect(awaited).toHaveCount(0);

  await page.goto('/sender/insurance-management');
  const account = page.getByRole('button', { name: 'Подключить аккаунт' });
  const insurance = page.getByRole('link', { name: 'Подключить страхование' });
  await expect(account).toBeVisible();
  await expect(insurance).toBeVisible();
  const groundOf = (button: Element) => getComputedStyle(button).backgroundColor;
  expect(await account.evaluate(groundOf)).not.toBe(await insurance.evaluate(groundOf));
});

test('the open section has a bar at the edge of the menu, and no background', async ({
  page,
  cabinet,
}) => {
  await cabinet.enter(page, users.supplier, '/deliveries');
  const line = page.locator('.menu-line[aria-current]');
  await expect(line).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const bar = await line.evaluate((element) => {
    const { left, width, height } = getComputedStyle(element, '::before');
    return { left: element.getBoundingClientRect().left + parseFloat(left), width, height };
  });
  expect(bar).toEqual({ left: 0, width: '4px', height: '20px' });
});
