import type { Page } from 'playwright/test';
import { EXAMPLE_ORDER_ID } from '../test/backend/scenarios/exampleOrder';
import { expect, test, users, type Cabinet } from './support/cabinet';

const CLAIM = `/sender/create-claim/${EXAMPLE_ORDER_ID}`;
const DAY = 86_400_000;

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const times = async (cabinet: Cabinet, operation: string) =>
  (await cabinet.control.log()).filter(({ operationId }) => operationId === operation).length;

/** Returns the smallest PNG with `bytes` extra bytes after its end. */
const picture = (name: string, bytes = 0) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.alloc(bytes, 7),
  ]),
});

/** Returns the date `days` days ago in Moscow, in the format of a date field. */
function dayAgo(days: number): string {
  const day = new Date(Date.now() + 3 * 3_600_000 - days * DAY).toISOString().slice(0, 10);
  return day.split('-').toReversed().join('.');
}

test(
  'a sender claims damage with three files, and follows the claim until it is paid',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    cabinet.allow({ consoleErrors: [/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET/] });
    await cabinet.control.claims({ submittedMs: DAY, reviewMs: DAY, paymentMs: DAY });
    await cabinet.signIn(page, users.sender);
    await page.goto(CLAIM);
    await expect(step(page, 'Заказ')).toBeVisible();
    await expect(page.getByText('ПП-104512').first()).toBeVisible();
    await press(page, 'Далее');

    // For a return the form shows an explanation and no further step.
    await expect(step(page, 'Событие')).toBeVisible();
    await page.getByLabel('Возврат').check();
    await expect(page.getByText('Отдельное заявление не нужно')).toBeVisible();
    await press(page, 'Далее');
    await expect(page.getByText(/подаётся раз в месяц/)).toBeVisible();
    await page.getByLabel('Повреждение').check();
    await page.getByLabel('Дата события', { exact: true }).fill(dayAgo(5));
    await page.getByLabel('Описание события').fill('Коробка вскрыта при вручении, корпус треснул');
    await press(page, 'Далее');

    await expect(step(page, 'Ущерб')).toBeVisible();
    await page.getByLabel('Количество: Кофемашина капсульная').fill('1');
    await page.getByRole('button', { name: /Заявить/ }).click();
    await expect(page.getByLabel('Сумма к возмещению')).toHaveValue(/^18\s990,00$/);
    await press(page, 'Далее');

    // Uploads three files; the connection of one upload is cut, and only this file is retried.
    await expect(step(page, 'Документы')).toBeVisible();
    let uploads = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/v1/file')) uploads += 1;
    });
    const photos = page.getByRole('group', { name: 'Фото повреждений и упаковки' });
    const choose = (...files: ReturnType<typeof picture>[]) =>
      photos.locator('input[type=file]').setInputFiles(files);
    const stored = photos.getByRole('button', { name: /^Удалить: / });
    await choose(picture('Сверху.png'), picture('Внутри.png'));
    await expect(stored).toHaveCount(2);
    // The fault applies to all calls, because the browser itself repeats a request on a reused connection.
    await cabinet.control.faults([{ kind: 'drop-mid-request', operationId: 'uploadFile' }]);
    await choose(picture('Сбоку.png', 2_000_000));
    await expect(photos.getByText(/Нет связи с сервером/)).toBeVisible();
    await expect(stored).toHaveCount(2);
    await cabinet.control.noFaults();
    await photos.getByRole('button', { name: 'Повторить' }).click();
    await expect(stored).toHaveCount(3);
    expect(uploads).toBe(4);

    await photos.getByRole('button', { name: 'Посмотреть: Сверху.png' }).click();
    const preview = page.getByRole('dialog', { name: 'Сверху.png' });
    await preview.getByRole('button', { name: 'Повернуть вправо' }).click();
    await preview.getByRole('button', { name: 'Увеличить' }).click();
    await expect(preview.getByText('110 %')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();

    // Leaving during an upload asks for confirmation, then stops that upload and keeps the other files.
    let giveUp: () => void = () => undefined;
    const isGivenUp = new Promise<void>((resolve) => (giveUp = resolve));
    await page.route('**/v1/file', async (route) => {
      await isGivenUp;
      await route.abort().catch(() => undefined);
    });
    await choose(picture('Медленно.png'));
    await expect(
      photos.getByRole('button', { name: 'Отменить загрузку: Медленно.png' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Счета на оплату' }).click();
    const question = page.getByRole('alertdialog', { name: 'Уйти со страницы?' });
    await expect(question).toContainText('Файлы ещё загружаются');
    await question.getByRole('button', { name: 'Уйти' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Счета на оплату' })).toBeVisible();
    giveUp();
    await page.unroute('**/v1/file');

    // The draft is kept with its files when the user leaves and returns.
    await page.goto('/sender/order-register');
    await expect(page.getByRole('heading', { level: 1, name: 'Реестр заказов' })).toBeVisible();
    await page.goto(`${CLAIM}?step=documents`);
    await expect(stored).toHaveCount(3);
    await press(page, 'Далее');
    await expect(step(page, 'Выплата')).toBeVisible();
    await page.getByRole('radio').first().check();
    await press(page, 'Далее');

    await expect(step(page, 'Проверка и отправка')).toBeVisible();
    await page.getByRole('heading', { level: 3, name: 'Событие' }).click();
    await expect(page.getByText('Коробка вскрыта при вручении').first()).toBeVisible();
    await expect(page.getByText('Заявление отправлено')).toHaveCount(0);
    await page.getByRole('button', { name: 'Отправить заявление' }).dblclick();
    await expect(page.getByText('Заявление отправлено')).toBeVisible();
    expect(await times(cabinet, 'createClaim')).toBe(1);
    expect(await times(cabinet, 'submitClaim')).toBe(1);

    // The page polls the claim.
    const history = page.getByRole('list', { name: 'История заявления' });
    await expect(history.getByText('Отправлено')).toBeVisible();
    await cabinet.control.advance(DAY);
    await expect(history.getByText('На рассмотрении')).toBeVisible({ timeout: 20_000 });
    await cabinet.control.advance(2 * DAY);
    await expect(history.getByText('Выплачено')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Отозвать заявление' })).toHaveCount(0);
  },
);

test('the draft of a month appears on the 10th and is sent', async ({ page, cabinet }) => {
  await cabinet.signIn(page, users.sender);
  await page.goto('/sender/insurance-management');
  const todo = page.getByRole('region', { name: 'Что сделать' });
  const drafts = todo.getByRole('link', { name: /^Проверить: / });
  await expect(page.getByText(/подготовим черновик/)).toBeVisible();
  // The section already shows its figures; the drafts and bills load later.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const before = await drafts.count();

  // Moves the clock to the day after the next 10th.
  const today = Number(dayAgo(0).slice(0, 2));
  await cabinet.control.advance((today < 10 ? 11 - today : 42 - today) * DAY);
  await page.reload();
  await expect(drafts).toHaveCount(before + 1);
  await drafts.first().click();
  await expect(page.getByRole('heading', { level: 2, name: /^Заказы, \d/ })).toBeVisible();
  // The only account is selected automatically.
  await expect(page.getByRole('radio')).toBeChecked();
  await page.getByRole('button', { name: /^Отправить на / }).click();
  await expect(page.getByText('Заявление отправлено')).toBeVisible();
  expect(await times(cabinet, 'submitClaim')).toBe(1);
});

test(
  'the calendar of a date field takes the focus, returns it and stays inside the window',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await cabinet.enter(page, users.sender, CLAIM);
    await expect(step(page, 'Заказ')).toBeVisible();
    await press(page, 'Далее');
    const heading = step(page, 'Событие');
    await expect(heading).toBeVisible();
    await page.getByLabel('Повреждение').check();
    const field = page.getByLabel('Дата события', { exact: true });
    const calendar = page.getByRole('dialog', { name: 'Дата события' });
    const day = calendar.getByRole('gridcell', { name: /, сегодня$/ });
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await field.press('ArrowDown');
      await expect(day).toBeFocused();
      await expect(calendar).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.press('Escape');
      await expect(field).toBeFocused();
    }
    // On a phone the calendar is a sheet at the bottom of the window.
    await field.press('ArrowDown');
    await expect
      .poll(async () => {
        const { y = 0, height = 0, width = 0 } = (await calendar.boundingBox()) ?? {};
        return { foot: Math.round(y + height), width };
      })
      .toEqual({ foot: 740, width: 360 });
    await page.goBack();
    await expect(calendar).toHaveCount(0);
    await expect(field).toBeFocused();

    await page.setViewportSize({ width: 1440, height: 740 });
    await page.getByRole('button', { name: 'Календарь: Дата события' }).click();
    await expect(day).toBeFocused();
    await heading.click();
    await expect(calendar).toHaveCount(0);
    await field.press('ArrowDown');
    await expect(day).toBeFocused();
    await page.goBack();
    await expect(calendar).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/create-claim/);
    await field.press('ArrowDown');
    await expect(day).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(field).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
  },
);
