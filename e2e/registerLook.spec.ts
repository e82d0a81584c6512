import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';

// Registers as a person sees them: no part covers, cuts or hides another.

const firstRow = (page: Page) => page.locator('main [data-row]').first();

/** Sizes of the sheets of a PDF file, in points. */
function sheetsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box = '']) =>
    box.split(' ').map(Number).map(Math.round).join(' '),
  );
}

test('a printed register has few sheets that lie, with whole words', async ({ page, cabinet }) => {
  await cabinet.enter(page, users.supplier, '/deliveries');
  await expect(firstRow(page)).toBeVisible();
  const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
  expect(new Set(sheets)).toEqual(new Set(['0 0 842 595']));
  expect(sheets.length).toBeLessThanOrEqual(6);

  // As wide as the sheet between its margins.
  await page.setViewportSize({ width: 1032, height: 700 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const rows = page.locator('main [data-row]');
  await expect(rows).toHaveCount(50);
  const seen = await rows.evaluateAll((all) => ({
    tallest: Math.max(...all.map((row) => row.getBoundingClientRect().height)),
    cut: all.filter((row) =>
      [...row.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
    ).length,
  }));
  expect(seen.tallest).toBeLessThanOrEqual(100);
  expect(seen.cut).toBe(0);
});

test('settings, views and numbers of a register are seen whole', async ({ page, cabinet }) => {
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

  await test.step('the chosen view stands first in the line, in any width', async () => {
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

  await test.step('rows that scroll keep below the search field', async () => {
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
