import { expect, test, users } from './support/cabinet';

test(
  'an accountant pastes a column of numbers from Excel and sees which numbers have no row',
  { tag: '@core' },
  async ({ page, cabinet, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await cabinet.control.reset('supplier');
    await cabinet.enter(page, users.admin, '/deliveries');
    const rows = page
      .getByRole('grid', { name: 'Реестр поставок' })
      .locator('tbody')
      .getByRole('row');
    await expect(rows.first()).toBeVisible();
    const numbers = await rows.locator('.two-lines--strong .two-lines__first').allTextContents();
    const known = numbers.slice(0, 10);
    expect(known).toHaveLength(10);
    const pasted = [...known, 'УПД-0000-0001', 'УПД-0000-0002'];

    await page.evaluate(async (text) => navigator.clipboard.writeText(text), pasted.join('\r\n'));
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.keyboard.press('ControlOrMeta+v');
    const chip = page.getByRole('button', { name: /^12\sномеров, убрать фильтр$/ });
    await expect(chip).toBeVisible();
    await expect(search).toHaveValue('');
    await expect(rows).toHaveCount(10);
    await expect(page.getByText(/^Не найдено: 2/)).toHaveText(
      'Не найдено: 2 (УПД-0000-0001, УПД-0000-0002)',
    );

    await test.step('the list stays in the address after a reload', async () => {
      await page.reload();
      await expect(rows).toHaveCount(10);
      await expect(chip).toBeVisible();
    });

    await test.step('a pasted list of ИНН becomes a filter, too', async () => {
      await search.focus();
      await page.evaluate(async () => navigator.clipboard.writeText('7714567895\t0000000000'));
      await page.keyboard.press('ControlOrMeta+v');
      await expect(page.getByRole('button', { name: /^2\sИНН, убрать фильтр$/ })).toBeVisible();
      await expect(page.getByText(/^Не найдено/)).toContainText('0000000000');
    });

    await test.step('the chip removes the list', async () => {
      await page.getByRole('button', { name: /ИНН, убрать фильтр$/ }).click();
      await expect(page).toHaveURL(/\/deliveries$/);
      await expect(page.getByText(/^Не найдено/)).toBeHidden();
    });
  },
);
