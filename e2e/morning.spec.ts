import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test, users } from './support/cabinet';

// Completes every task of «Что сделать» as far as the cabinet allows. Then the bank, the insurance company and the
// buyers act, and no task is left.

const DAY = 86_400_000;

type Role = 'button' | 'link' | 'checkbox' | 'radio';

/** Presses a control of the page, or of the element `inside`. */
type Press = (role: Role, name: string | RegExp, inside?: string) => Promise<void>;

/** Maximum number of Tab presses to any control of a page. */
const MOST_TABS = 80;

/**
 * `isThere`: the control has the focus. `cover`: the element that hides the focus, or ''. One call returns both,
 * because a morning has some hundred presses of Tab.
 */
const focusAt = (control: Locator) =>
  control.evaluateAll((found) => {
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) return { isThere: false, cover: '' };
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen =
      over !== null &&
      (focused.contains(over) ||
        over.contains(focused) ||
        // The label of a checkbox renders the check mark, so it may cover the checkbox.
        over.closest('label')?.control === focused);
    const html = (element: Element | null) =>
      element?.outerHTML.slice(0, 200) ?? 'the end of the window';
    const cover = isSeen ? '' : `${html(over)} over ${html(focused)}`;
    return { isThere: found.some((element) => element === focused), cover };
  });

/** Presses a control by keyboard: Tab, then Enter or Space. */
const byKeyboard =
  (page: Page, controlOf: (...control: Parameters<Press>) => Locator): Press =>
  async (...asked) => {
    const control = controlOf(...asked);
    await expect(control.first()).toBeVisible();
    let focus = await focusAt(control);
    const coverAfterTab = async () => (focus = await focusAt(control)).cover;
    for (let tabs = 0; !focus.isThere; tabs += 1) {
      expect(tabs, `tabs to ${String(asked[1])}`).toBeLessThan(MOST_TABS);
      await page.keyboard.press('Tab');
      await expect.poll(coverAfterTab, 'the focus is in sight').toBe('');
    }
    await page.keyboard.press(['checkbox', 'radio'].includes(asked[0]) ? 'Space' : 'Enter');
  };

/** Returns a function that presses controls, by keyboard or by mouse. */
function pressOf(page: Page, isKeyboard: boolean): Press {
  const controlOf = (...[role, name, inside]: Parameters<Press>) =>
    (inside === undefined ? page : page.getByLabel(inside, { exact: true })).getByRole(role, {
      name,
      exact: true,
    });
  if (isKeyboard) return byKeyboard(page, controlOf);
  return (...asked) =>
    controlOf(...asked)
      .first()
      .click();
}

const block = (page: Page) => page.getByRole('region', { name: 'Что сделать' });
const lines = (page: Page) => block(page).getByRole('link');

/** Expands the block, and returns the names of all its lines. */
async function allLines(page: Page, press: Press): Promise<string[]> {
  await expect(lines(page).first()).toBeVisible();
  // Waits for all responses, because after four seconds the block shows an incomplete list.
  await expect(block(page)).toHaveAttribute('aria-busy', 'false');
  if (await block(page).getByRole('button', { name: /^Ещё/ }).isVisible()) {
    await press('button', /^Ещё \d+$/);
  }
  return lines(page).evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''));
}

/** Downloads the payment file of a bill for 1С. */
async function pay(page: Page, press: Press, name: string): Promise<void> {
  const panel = `Счёт № ${/\S+$/.exec(name)?.[0]}`;
  await expect(page.getByLabel(panel, { exact: true })).toBeVisible();
  await press('button', 'Файл для 1С', panel);
  const dialog = page.getByRole('dialog', { name: 'Файл для 1С' });
  await expect(dialog).toBeVisible();
  const download = page.waitForEvent('download');
  await press('button', 'Скачать файл', 'Файл для 1С');
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);
}

async function addDocuments(page: Page, press: Press): Promise<void> {
  await expect(page.getByText('Страховая компания запросила документы')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press('button', /^Выбрать файлы\s?: Акт о повреждении$/);
  await (
    await chooser
  ).setFiles({
    name: 'Акт.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(page.getByRole('button', { name: 'Удалить: Акт.pdf' })).toBeVisible();
  await press('link', /^Проверка и отправка/);
  await press('button', 'Отправить заявление');
  // The insurance company of this journey decides at once.
  await expect(page.getByText(/^Решение по заявлению: Одобрено/)).toBeVisible();
}

async function sendMonthly(page: Page, press: Press): Promise<void> {
  await press('radio', /, основной$/);
  await press('button', /^Отправить на /);
  // The insurance company of this journey decides at once.
  await expect(page.getByText(/^Решение по заявлению: Одобрено/)).toBeVisible();
}

async function sendRequest(page: Page, press: Press): Promise<void> {
  await press('link', /^Согласия/);
  await expect(page.getByRole('heading', { level: 2, name: 'Согласия' })).toBeVisible();
  const unticked = page.getByRole('checkbox', { checked: false });
  // Waits for any checkbox, because all checkboxes may be ticked already.
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const names = await unticked.evaluateAll((boxes) =>
    boxes.map((box) => (box instanceof HTMLInputElement ? box.labels?.[0]?.innerText : '') ?? ''),
  );
  for (const name of names) await press('checkbox', name.trim());
  await expect(page.getByRole('link', { name: 'Согласия 4 из 4' })).toBeVisible();
  await press('link', /^Проверка и отправка/);
  await press('button', 'Отправить заявку');
  await expect(page.getByText('Заявка отправлена')).toBeVisible();
}

async function lookAtOverdue(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/deliveries\?overdue=on$/);
  await expect(page.getByText(/^Найдено: [1-9]\d*\sпостав/)).toBeAttached();
}

const DEEDS: Readonly<Record<string, (page: Page, press: Press, name: string) => Promise<void>>> = {
  Показать: lookAtOverdue,
  Оплатить: pay,
  Добавить: addDocuments,
  Проверить: sendMonthly,
  Продолжить: sendRequest,
};

for (const width of [1440, 360]) {
  test(`a supplier finishes the tasks of a morning one by one, at ${width} px`, async ({
    page,
    cabinet,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const press = pressOf(page, width === 1440);
    await cabinet.control.reset('mid-day');
    // A claim of this scenario is decided and paid within 65 s. The clock skips this time, so that the duration of the
    // visit does not matter.
    await cabinet.control.advance(70_000);
    await cabinet.control.claims({
      submittedMs: 0,
      reviewMs: 0,
      paymentMs: DAY,
      outcome: 'APPROVED',
    });
    await cabinet.control.financing({ sendBankMs: 0, processingMs: 0, outcome: 'APPROVED' });
    await cabinet.enter(page, users.admin, '/offer');
    const names = await allLines(page, press);
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(new Set(names).size, names.join('\n')).toBe(names.length);
    await expectAccessible(page);

    for (const name of names) {
      await allLines(page, press);
      await press('link', name);
      await DEEDS[/^\p{L}+/u.exec(name)?.[0] ?? '']?.(page, press, name);
      await page.goto('/offer');
    }

    // Only tasks of the bank and the buyers are left.
    const isForOthers = (name: string) => /^(?:Показать|Оплатить)/.test(name);
    expect(await allLines(page, press)).toEqual(names.filter(isForOthers));
    await cabinet.control.remove({ financeInvoice: 'all', supply: 'all' });
    await page.goto('/offer');
    await expect(page.getByText('Дел нет')).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    const bell = page.getByRole('button', { name: /^Что изменилось: \d+/ });
    await expect(bell).toBeVisible();
    await press('button', /^Что изменилось: \d+/);
    const drawer = page.getByRole('dialog', { name: 'Что изменилось с прошлого визита' });
    // One claim is for an order. Another one exists only if orders of the last month were returned.
    const approved = drawer.getByRole('link', { name: /Одобрено заявление ЗВ-/ });
    const claims = names.filter((name) => /^(?:Добавить|Проверить)/.test(name));
    await expect(approved).toHaveCount(claims.length);
    await expect(drawer.getByRole('link', { name: /Договор финансирования заключён/ })).toHaveCount(
      2,
    );
    await expectAccessible(page);
  });
}
