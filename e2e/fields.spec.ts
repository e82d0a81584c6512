import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/cabinet';
import { GALLERY, openGallery } from './support/gallery';

test.use(GALLERY);

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Pastes a text from the clipboard by keyboard. */
async function paste(page: Page, input: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await input.press('Control+v');
}

test.describe('the fields of a form', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openGallery(page);
    // A font that arrives later would move the texts between two measurements or two clicks.
    await page.evaluate(async () => void (await document.fonts.ready));
  });

  test('accept a phone that is typed fast right after the focus, and group it on blur', async ({
    page,
  }) => {
    const phone = group(page, 'Верные реквизиты').getByLabel('Мобильный телефон');
    await expect(phone).toHaveValue('+7 916 123-45-67');
    await group(page, 'Верные реквизиты').getByLabel('Расчётный счёт').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('+79031112233');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('+79031112233');
    await page.keyboard.press('Tab');
    await expect(phone).toHaveValue('+7 903 111-22-33');

    await phone.click();
    await expect(phone).toHaveValue('+79031112233');
    await page.keyboard.press('End');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('99');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('8');
    await expect(phone).toHaveValue('+7903111982233');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await expect(phone).toHaveValue('+79031119833');
  });

  test('replace the selected text of a phone field by an inserted phone number', async ({
    page,
  }) => {
    const phone = group(page, 'Верные реквизиты').getByLabel('Мобильный телефон');
    await phone.fill('+79031112233');
    await expect(phone).toHaveValue('+79031112233');
    await phone.fill('+79161234567');
    await expect(phone).toHaveValue('+79161234567');
    await phone.press('Tab');
    await expect(phone).toHaveValue('+7 916 123-45-67');

    /** Inserts like an extension: in one task, before any rendering. */
    const insert = (order: 'select first' | 'focus first') =>
      phone.evaluate((node: HTMLInputElement, turn) => {
        node.blur();
        if (turn === 'select first') node.select();
        node.focus();
        if (turn === 'focus first') node.select();
        document.execCommand('insertText', false, '+79057778899');
      }, order);
    for (const order of ['select first', 'focus first'] as const) {
      await phone.fill('+79161234567');
      await phone.press('Tab');
      await insert(order);
      await expect(phone).toHaveValue('+79057778899');
      await phone.press('Tab');
      await expect(phone).toHaveValue('+7 905 777-88-99');
    }
  });

  test('keep the caret of a phone field where the mouse has put it', async ({ page }) => {
    const phone = group(page, 'Верные реквизиты').getByLabel('Мобильный телефон');
    const selection = () =>
      phone.evaluate((node: HTMLInputElement) => [node.selectionStart, node.selectionEnd]);
    const middle = { position: { x: 60, y: 20 } };
    await phone.click(middle);
    const [start, end] = await selection();
    expect(start).toBe(end);
    expect(start).toBeLessThan('+79161234567'.length);
    // The text must not move: a click at the same point puts the caret at the same place.
    await phone.click(middle);
    expect(await selection()).toEqual([start, end]);
    await phone.press('Tab');
    await phone.click({ clickCount: 3 });
    await page.keyboard.type('+79031112233');
    await expect(phone).toHaveValue('+79031112233');
  });

  test('accept requisites that are pasted in any format or over a selection, without truncating them', async ({
    page,
  }) => {
    const form = group(page, 'Пустые реквизиты');
    const pasted = [
      ['ИНН', '7707 083\u00A0893', '7707083893'],
      ['ОГРН/ОГРНИП', '１０２７７００１３２１９５', '1027700132195'],
      ['КПП', ' 7736 ав 001\n', '7736AB001'],
      ['БИК', '044 525 225', '044525225'],
      ['Корреспондентский счёт', '30101 810 4 0000 0000225', '30101810400000000225'],
      ['Расчётный счёт', '\uFEFF40702810200000012345', '40702810200000012345'],
      ['Мобильный телефон', '8 (916) 123-45-67', '+79161234567'],
    ] as const;
    for (const [label, text, expected] of pasted) {
      const input = form.getByLabel(label);
      await input.click();
      await paste(page, input, text);
      await expect(input).toHaveValue(expected);
    }
    await form.getByRole('button', { name: 'Проверить' }).click();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);

    const inn = form.getByLabel('ИНН');
    await inn.selectText();
    await paste(page, inn, '7736 207 543');
    await expect(inn).toHaveValue('7736207543');
    await inn.selectText();
    await paste(page, inn, 'ИНН 7736 207 543 (проверен)');
    await expect(inn).toHaveValue('7736207543');
  });

  test('accept only digits in a numeric field, and let other keys change neither the caret nor the undo history', async ({
    page,
  }) => {
    const inn = group(page, 'Пустые реквизиты').getByLabel('ИНН');
    await inn.click();
    await page.keyboard.type('77а0-7 x08');
    await expect(inn).toHaveValue('770708');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('я5');
    await expect(inn).toHaveValue('7707058');
    expect(await inn.evaluate((node: HTMLInputElement) => node.selectionStart)).toBe(6);
    await page.keyboard.press('Control+z');
    await expect(inn).toHaveValue(/^[0-9]*$/);
  });

  test('show a message close to its own field, without moving the element below', async ({
    page,
  }) => {
    const form = group(page, 'Пароль с генератором');
    const [input, next] = [form.getByLabel('Новый пароль'), form.getByText('Сгенерировать')];
    /** Returns the distance between the field and the element below; independent of scrolling. */
    const distance = async () =>
      ((await next.boundingBox())?.y ?? 0) - ((await input.boundingBox())?.y ?? 0);
    const before = await distance();
    await input.click();
    await input.press('Tab');
    const message = form.getByText('Поле обязательно для заполнения');
    await expect(message).toBeVisible();
    const [field, text] = [await input.boundingBox(), await message.boundingBox()];
    expect(await distance()).toBe(before);
    expect((text?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0))).toBeLessThanOrEqual(6);
  });

  test('insert typed digits at the caret, and move the caret behind them', async ({ page }) => {
    const inn = group(page, 'Пустые реквизиты').getByLabel('ИНН');
    await inn.click();
    await page.keyboard.type('77083893');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('07');
    await expect(inn).toHaveValue('7707083893');
    const caret = await inn.evaluate((node: HTMLInputElement) => node.selectionStart);
    expect(caret).toBe(4);
    await page.keyboard.press('Control+z');
    await expect(inn).not.toHaveValue('7707083893');
  });

  test('check the correspondent and the settlement account again after a new БИК', async ({
    page,
  }) => {
    const form = group(page, 'Верные реквизиты');
    const bik = form.getByLabel('БИК');
    await bik.fill('044525187');
    await bik.press('Tab');
    await expect(form.getByText('Расчётный счет некорректен')).toBeVisible();
    await expect(form.getByText(/Последние три цифры к\/с не совпадают/)).toBeVisible();
    await bik.fill('044525225');
    await expect(form.getByText('Расчётный счет некорректен')).toBeHidden();
    await expect(form.getByText(/Последние три цифры/)).toBeHidden();
  });

  test('accept values that a password manager or a phone fills in', async ({ page }) => {
    const fillAsManager = (input: Locator, value: string) =>
      input.evaluate((node: HTMLInputElement, text) => {
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        own?.set?.call(node, text);
        node.dispatchEvent(new Event('input', { bubbles: true }));
        node.dispatchEvent(new Event('change', { bubbles: true }));
      }, value);
    const form = group(page, 'Пароль с генератором');
    const password = form.getByLabel('Новый пароль');
    const repeat = form.getByLabel('Повторите пароль');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await fillAsManager(password, 'Demo-2026!');
    await fillAsManager(repeat, 'Demo-2026!');
    await expect(form.getByText('Выполнено:', { exact: true })).toHaveCount(4);
    await form.getByRole('button', { name: 'Проверить' }).click();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);

    const phone = group(page, 'Пустые реквизиты').getByLabel('Мобильный телефон');
    await fillAsManager(phone, '8 916 123-45-67');
    await expect(phone).toHaveValue('+7 916 123-45-67');

    const code = page.getByLabel('Код из сообщения');
    await fillAsManager(code, 'Код: 12 34');
    await expect(code).toHaveValue('1234');
  });

  test('accept a generated password in both password fields, and let the user copy it', async ({
    page,
  }) => {
    const form = group(page, 'Пароль с генератором');
    await form.getByRole('button', { name: 'Сгенерировать' }).click();
    await expect(form.getByLabel('Новый пароль')).toHaveValue('Obrazec-2026!');
    await expect(form.getByLabel('Повторите пароль')).toHaveValue('Obrazec-2026!');
    await form.getByRole('button', { name: 'Скопировать пароль' }).click();
    await expect(form.getByText('Скопировано')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Obrazec-2026!');
  });

  test('let the keyboard find and choose a legal form', async ({ page }) => {
    const form = group(page, 'Поиск и выбор');
    const search = form.getByRole('combobox', { name: 'Правовая форма', exact: true });
    await search.focus();
    await page.keyboard.type('акц');
    await expect(form.getByRole('listbox').getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(search).toHaveValue('Публичные акционерные общества');
    await expect(form.getByRole('listbox')).toHaveCount(0);
    await search.fill('нет такой');
    await expect(form.getByText('Ничего не найдено').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.getByText('Выберите вариант из списка')).toBeVisible();
  });

  test('ask for confirmation before the user leaves a changed form', async ({ page }) => {
    const input = page.getByLabel('ИНН, который жалко потерять');
    const offers = page.getByRole('link', { name: 'Перейти к предложениям' });
    await input.fill('7707083893');
    await offers.click();
    const dialog = page.getByRole('alertdialog', { name: 'Уйти со страницы?' });
    await dialog.getByRole('button', { name: 'Остаться' }).click();
    await expect(dialog).toBeHidden();
    await expect(input).toHaveValue('7707083893');
    expect(new URL(page.url()).pathname).toBe('/gallery');

    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(input).toHaveValue('7707083893');
    await offers.click();
    await expect(page).toHaveURL(/\/offer$/);
    await expect(dialog).toBeHidden();
  });
});
