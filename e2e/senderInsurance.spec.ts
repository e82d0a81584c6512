import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import { sidewaysScroll } from './support/sidewaysScroll';

const MANAGEMENT = '/sender/insurance-management';
const CONDITIONS = '/sender/insurance-conditions';

const insurance = (page: Page) => page.getByRole('article', { name: 'Страхование заказов' });
const message = (page: Page, text: string) =>
  page.locator('.p-toast-message').filter({ hasText: text });
const activate = (page: Page, price: string) =>
  page.getByRole('button', { name: new RegExp(`^Подключить страхование за ${price}\\s₽$`) });

/** Returns the rows of the shown table as lists of cells, without the head. */
async function tableRows(page: Page): Promise<string[][]> {
  const rows = page.getByRole('table').getByRole('row');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
  return texts.slice(1);
}

const barTitles = (page: Page, name: string) =>
  page.getByRole('img', { name }).locator('title').allTextContents();

async function expectNoSidewaysScrolling(page: Page) {
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

test(
  'a sender views the figures, switches the insurance off, and on again at a new price',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await cabinet.signIn(page, users.sender);

    await test.step('chart and table show the same figures', async () => {
      await page.goto(MANAGEMENT);
      await expect(page.getByRole('img', { name: 'Заказы по месяцам' })).toBeVisible();
      const months = await barTitles(page, 'Заказы по месяцам');
      expect(months).toHaveLength(6);
      await page.getByRole('button', { name: 'Таблицей' }).click();
      await expect(page.getByRole('table', { name: 'Заказы по месяцам' })).toBeVisible();
      const told = (await tableRows(page)).map(
        ([name, insured, others]) => `${name}. Застраховано: ${insured}. Без страховки: ${others}`,
      );
      expect(told).toEqual(months);
      await page.getByRole('button', { name: 'По статусам' }).click();
      await expect(page.getByRole('table', { name: 'Заказы по статусам' })).toBeVisible();
      const statuses = (await tableRows(page)).map((cells) => cells.join(': '));
      await page.getByRole('button', { name: 'Графиком' }).click();
      await expect(page.getByRole('img', { name: 'Заказы по статусам' })).toBeVisible();
      expect(await barTitles(page, 'Заказы по статусам')).toEqual(statuses);
      await expect(page.getByRole('button', { name: 'Таблицей' })).toBeFocused();
      await page.getByRole('button', { name: 'Премии и выплаты' }).click();
      await expect(page.getByRole('img', { name: 'Премии и выплаты по месяцам' })).toBeVisible();
      const sums = await barTitles(page, 'Премии и выплаты по месяцам');
      expect(sums).toHaveLength(6);
      await page.getByRole('button', { name: 'Таблицей' }).click();
      await expect(page.getByRole('table', { name: 'Премии и выплаты по месяцам' })).toBeVisible();
      const paid = (await tableRows(page)).map(
        ([name, premiums, payouts]) =>
          `${name}. Премии: ${premiums}. Выплаты по заявлениям: ${payouts}`,
      );
      expect(paid).toEqual(sums);
    });

    await test.step('reasons that cannot be sent do not prevent the switch-off', async () => {
      await cabinet.control.faults([{ kind: '400', operationId: 'sendDisableReasons' }]);
      await page.getByRole('button', { name: 'Действия со страхованием' }).click();
      await page.getByRole('menuitem', { name: 'Отключить страхование' }).click();
      const dialog = page.getByRole('dialog', { name: 'Отключить страхование?' });
      await dialog.getByLabel('Другое').check();
      await dialog.getByRole('button', { name: 'Отключить страхование' }).click();
      await expect(dialog.getByText('Поле обязательно для заполнения').first()).toBeVisible();
      const comment = dialog.getByLabel('Комментарий');
      await comment.fill('Своя доставка\n'.repeat(9));
      // The field grows with its text; its two borders take up to 2 px of it.
      const hidden = () => comment.evaluate((area) => area.scrollHeight - area.clientHeight);
      await expect.poll(hidden).toBeLessThanOrEqual(2);
      await dialog.getByRole('button', { name: 'Отключить страхование' }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(message(page, 'Страхование отключено')).toBeVisible();
      await expect(insurance(page)).toContainText('Страхование не подключено');
      await expect(insurance(page).locator('time')).toHaveCount(2);
      await expect(insurance(page).getByRole('heading')).toBeFocused();
      const sent = (await cabinet.control.log()).map(({ operationId }) => operationId);
      expect(sent.filter((one) => one === 'sendDisableReasons')).toHaveLength(1);
      expect(sent.filter((one) => one === 'deactivateInsurance')).toHaveLength(1);
    });

    await test.step('a price that changes meanwhile must be accepted again', async () => {
      await insurance(page).getByRole('link', { name: 'Подключить страхование' }).click();
      await expect(page).toHaveURL(/insurance=applying$/);
      await expect(page.getByRole('heading', { name: 'Что не застраховано' })).toBeVisible();
      await page.getByRole('checkbox').check();
      await cabinet.control.insurancePrice(5_350);
      await activate(page, '49').click();
      await expect(page.getByRole('alert')).toContainText(/Было 49\s₽, стало 53,50\s₽/);
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await activate(page, '53,50').click();
      await expect(page.getByText('Поле должно быть выбрано').first()).toBeVisible();
      await page.getByRole('checkbox').check();
      // If the status cannot be loaded afterwards, the page uses the response of the call itself.
      await cabinet.control.faults([{ kind: '400', operationId: 'getInsuranceStatus' }]);
      await activate(page, '53,50').dblclick();
      await expect(page.getByText(/^Страхование подключено с\s\d\d\.\d\d\.\d{4}$/)).toBeVisible();
      await cabinet.control.noFaults();
      await expect(insurance(page).getByRole('heading')).toBeFocused();
      const tries = (await cabinet.control.log()).filter(
        ({ operationId }) => operationId === 'activateInsurance',
      );
      expect(tries.map(({ status }) => status)).toEqual([409, 200]);
      await page.getByRole('link', { name: 'Управление страхованием' }).last().click();
      await expect(insurance(page)).toContainText(/53,50\s₽/);
    });

    await test.step('both pages of the insurance fit into 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(page.getByRole('img', { name: 'Заказы по месяцам' })).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await page.goto(CONDITIONS);
      await expect(page.getByText('Начало страхования')).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });
  },
);

test('a failed list of reasons does not prevent the switch-off of the insurance', async ({
  page,
  cabinet,
}) => {
  await cabinet.signIn(page, users.sender);
  await page.goto(MANAGEMENT);
  await cabinet.control.faults([{ kind: '500', operationId: 'getDisableReasons' }]);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.getByRole('button', { name: 'Действия со страхованием' }).click();
  await page.getByRole('menuitem', { name: 'Отключить страхование' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отключить страхование?' });
  await expect(dialog).toContainText('Страхование можно отключить и без него');
  await dialog.getByRole('button', { name: 'Отключить страхование' }).click();
  await expect(message(page, 'Страхование отключено')).toBeVisible();
  expect(visited.filter((url) => url.includes('/unavailable'))).toEqual([]);
});

test('the printed conditions are complete and have no buttons', async ({ page, cabinet }) => {
  await cabinet.signIn(page, users.sender);
  await page.goto(CONDITIONS);
  await expect(page.getByText('Начало страхования')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Образец', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Стоимость и оплата' })).toBeVisible();
  // Text is black on paper, even in the dark theme.
  await expect(page.getByText('Франшизы нет', { exact: false })).toHaveCSS(
    'color',
    'rgb(20, 32, 26)',
  );
});
