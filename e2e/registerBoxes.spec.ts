import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { expect, test, type Cabinet } from './support/cabinet';
import { SHIFT_LIMIT, shiftsOf, SLOW_CALL_MS, watchShifts } from './support/shifts';

// How much of a register is in sight, and that it stands still while it is loaded.

interface Register {
  as: string;
  at: string;
  /** Its rows name companies. */
  hasNames?: true;
}

/** The registers as customers open them. */
const REGISTERS: readonly Register[] = [
  { as: 'kuznetsova@uralmetall-snab.ru', at: '/deliveries', hasNames: true },
  { as: 'kuznetsova@uralmetall-snab.ru', at: '/deliveries?tab=invoices' },
  { as: 'kuznetsova@uralmetall-snab.ru', at: '/financing', hasNames: true },
  { as: 'morozov@posylka-plus.ru', at: '/sender/order-register' },
  { as: 'morozov@posylka-plus.ru', at: '/sender/order-register?tab=claims' },
  { as: 'morozov@posylka-plus.ru', at: '/sender/invoices-payment' },
  { as: 'belova@lavka-belovoy.ru', at: '/documents' },
  { as: 'sokolova@severveter.ru', at: '/profile?tab=users' },
];

interface Bar {
  width: number;
  height: number;
  /** Pixels at most: where the first row begins. */
  first: number;
  /** Rows that are in sight whole, of as many as there are. */
  rows: number;
  /** The same in compact density. */
  compactRows: number;
  isTouch?: true;
}

const BARS: readonly Bar[] = [
  { width: 1920, height: 1080, first: 260, rows: 14, compactRows: 20 },
  { width: 1440, height: 900, first: 260, rows: 11, compactRows: 16 },
  { width: 1280, height: 800, first: 260, rows: 9, compactRows: 13 },
  { width: 768, height: 1024, first: 385, rows: 10, compactRows: 15 },
  { width: 360, height: 740, first: 300, rows: 5, compactRows: 5, isTouch: true },
];

/** Pixels of a row on a phone; in a table it depends on the density. */
const PHONE_ROW = 88;
const TABLE_ROWS = { normal: 56, compact: 40 } as const;

/** What stands where: read in the page. */
function boxesOf() {
  const rows = [...document.querySelectorAll('main [role="row"][data-row], main li[data-index]')];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const cut = [...document.querySelectorAll<HTMLElement>('main [role="gridcell"]')].filter(
    (cell) => cell.scrollWidth > cell.clientWidth + 1,
  );
  // A number that is cut is another number, and so is a sum, and by how much something is late.
  const numbers = [...document.querySelectorAll<HTMLElement>('main .two-lines > *')].filter(
    (text) =>
      text.scrollWidth > text.clientWidth &&
      /^\S+$|₽$|^просрочка/.test(text.textContent?.trim() ?? ''),
  );
  const parted = [...document.querySelectorAll('main .two-lines__second--danger')].filter(
    (late) => late.getBoundingClientRect().height > 2 * parseFloat(getComputedStyle(late).fontSize),
  );
  // What a field says of itself is read whole.
  const hints = [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')].filter(
    (field) => {
      const text = document.createElement('span');
      text.textContent = field.placeholder;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      Object.assign(text.style, { font, position: 'absolute', whiteSpace: 'nowrap' });
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width > field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
    },
  );
  const strip = document.querySelector('main .registry-screen__strip')?.getBoundingClientRect();
  const beside = [...document.querySelectorAll('main .tiles--filters > *')].filter(
    (tile) => tile.getBoundingClientRect().right > (strip?.right ?? 0) + 1,
  );
  // A note over the rows is one line; the rest of it is in a sheet, or behind «Ещё».
  const notes = [
    ...document.querySelectorAll('main :is(.note--line .note__text, .monthly-claims--brief)'),
  ].filter((note) => note.getBoundingClientRect().height > (note.matches('.note__text') ? 28 : 48));
  const scrollers = [...document.querySelectorAll('main *')].filter(
    (box) =>
      /auto|scroll/.test(getComputedStyle(box).overflowY) &&
      box.scrollHeight > box.clientHeight + 4 &&
      box.querySelector('[data-row], li[data-index]') !== null,
  );
  const page = document.documentElement;
  const broken = [...document.querySelectorAll('main [role="columnheader"]')].flatMap((head) => {
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
      }
    }
    return words;
  });
  const middles = [
    ...document.querySelectorAll('main :is(.registry__title, .registry__sorter)'),
  ].flatMap((head) => {
    const range = document.createRange();
    if (!head.firstChild) return [];
    range.selectNode(head.firstChild);
    const { top, bottom } = range.getBoundingClientRect();
    return [Math.round(top + bottom)];
  });
  const controls = [
    ...document.querySelectorAll(
      '.registry-screen__toolbar :is(button, input[type="text"], input[type="search"], .registry-screen__view)',
    ),
  ].map((control) => control.getBoundingClientRect());
  // Where the values of the outer columns begin and end in their row, and the texts above them.
  const insets = [...document.querySelectorAll('main [role="grid"] [role="row"]')].map((row) => {
    const parts = [
      ...row.querySelectorAll('.checkbox, .registry__value, .registry__title, .registry__sorter'),
    ];
    const outer = row.getBoundingClientRect();
    const insetOf = (part: Element | undefined, side: 'left' | 'right') => {
      if (!part) return 0;
      const { paddingLeft, paddingRight } = getComputedStyle(part);
      const padding = parseFloat(side === 'left' ? paddingLeft : paddingRight);
      return Math.round(Math.abs(part.getBoundingClientRect()[side] - outer[side]) + padding);
    };
    return `${insetOf(parts[0], 'left')} ${insetOf(parts.at(-1), 'right')}`;
  });
  const heights = (rects: readonly DOMRect[]) =>
    [...new Set(rects.map(({ height }) => Math.round(height)))].filter((height) => height > 1);
  return {
    broken,
    /** Steps between the middles of the heads, in half pixels. */
    steps: middles.length === 0 ? 0 : Math.max(...middles) - Math.min(...middles),
    heights: heights(boxes),
    insets: [...new Set(insets)],
    hasTicks: document.querySelector('main .registry__cell--choice') !== null,
    controls: heights(controls),
    first: Math.round(Math.min(...boxes.map(({ top }) => top))),
    whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
    all: boxes.length,
    cut: [...cut, ...numbers, ...parted].map(({ textContent }) => textContent),
    hints: hints.map(({ placeholder }) => placeholder),
    notes: notes.map(({ textContent }) => textContent),
    /** Figures that have no room in their line. */
    beside: beside.map(({ textContent }) => textContent),
    scrollers: scrollers.map(({ className }) => className),
    sideways: Math.max(0, page.scrollWidth - page.clientWidth),
  };
}

/** What of the line of figures and views is seen, and how much «Ещё» says to stand behind it: read in the page. */
function stripOf() {
  const strip = document.querySelector('main .registry-screen__strip');
  const menu = strip?.parentElement?.querySelector(':scope > .registry-screen__rest');
  const { left = 0, right = 0 } = strip?.getBoundingClientRect() ?? {};
  const controls = [...(strip?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const isWhole = (control: HTMLElement) => {
    const box = control.getBoundingClientRect();
    const texts = [control, ...control.querySelectorAll('.tile__label, .tile__value')];
    return (
      box.left >= left - 1 &&
      box.right <= right + 1 &&
      texts.every((text) => text.scrollWidth <= text.clientWidth + 1 || text.clientWidth === 0)
    );
  };
  const seen = controls.filter((one) => one.checkVisibility({ opacityProperty: true }));
  const menuLeft = menu?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
  return {
    pieces: seen.filter((one) => !isWhole(one)).map(({ innerText }) => innerText),
    /** Controls that are neither seen nor counted by «Ещё», or are both. */
    lost: controls.length - seen.length - Number(/\d+/.exec(menu?.textContent ?? '0')?.[0]),
    isUnderMenu: right > menuLeft,
    hasSome: controls.length === 0 || seen.length > 0,
  };
}

/** Makes the names of the rows as long as the longest that the backend may send. */
function withLongNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      ['name', 'fullName'].includes(name) && typeof inner === 'string' && /[«»]/.test(inner)
        ? LONG_NAME
        : withLongNames(inner),
    ]),
  );
}

const LONG_NAME =
  'Общество с ограниченной ответственностью «Научно-производственное объединение «Североуралэлектросетьстройизоляция»';

async function openSlowly(page: Page, cabinet: Cabinet, { as, at }: Register): Promise<void> {
  await page.addInitScript(watchShifts);
  await page.route('**/api/**', async (route) => {
    await pause(SLOW_CALL_MS);
    if (
      !/\/(?:supply|object|invoice|order|claim|document|user)\/find/.test(route.request().url())
    ) {
      return route.continue();
    }
    const answer = await route.fetch();
    if (answer.headers()['content-type']?.includes('json') !== true) {
      return route.fulfill({ response: answer });
    }
    const body: unknown = await answer.json();
    return route.fulfill({ response: answer, json: withLongNames(body) });
  });
  await cabinet.enter(page, as, at);
  await expect(page.locator('main [data-row], main li[data-index]').first()).toBeVisible();
  await expect(page.locator('main .bone')).toHaveCount(0);
}

/** «Плотно» in the settings of the table. */
async function chooseCompact(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Действия с реестром' }).click();
  await page.getByRole('button', { name: 'Настроить таблицу' }).click();
  const settings = page.getByRole('dialog', { name: 'Настройка таблицы' });
  await settings.getByRole('radio', { name: 'Плотно' }).check();
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
}

/** What a register must show, in both densities. */
async function expectBoxes(
  page: Page,
  { first, rows, row }: { first: number; rows: number; row: number },
): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const boxes = await page.evaluate(boxesOf);
  expect(boxes).toMatchObject({ broken: [], cut: [], hints: [], notes: [] });
  expect(boxes).toMatchObject({ scrollers: [], sideways: 0 });
  expect(boxes.steps).toBeLessThanOrEqual(1);
  // The strip of figures scrolls on a phone; on a desk, what is seen of it is whole.
  if (width >= 1200) {
    await expect
      .poll(() => page.evaluate(stripOf))
      .toEqual({ pieces: [], lost: 0, isUnderMenu: false, hasSome: true });
  }
  if (width >= 576 && width !== 1280) expect(boxes.beside).toEqual([]);
  expect(boxes.heights).toEqual([row]);
  if (width >= 576) expect(boxes.insets).toEqual([boxes.hasTicks ? '14 16' : '16 16']);
  // Figures of the register stand among its views, with a second line.
  expect(boxes.controls.filter((one) => one < 40 || one === 44)).toEqual([width < 576 ? 44 : 36]);
  expect(boxes.first).toBeLessThanOrEqual(first);
  expect(boxes.whole).toBeGreaterThanOrEqual(Math.min(rows, boxes.all));
}

/** A wide table and a narrow list, of a supplier and of a sender. */
const isCore = (width: number, { at }: Register) =>
  (width === 1440 || width === 360) && (at === '/deliveries' || at === '/sender/order-register');

for (const { width, height, first, rows, compactRows, isTouch = false } of BARS) {
  const isPhone = width < 576;
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: isTouch });

    for (const register of REGISTERS) {
      test(
        `${register.at} shows its rows, and nothing moves while it is loaded`,
        { tag: isCore(width, register) ? ['@core'] : [] },
        async ({ page, cabinet }) => {
          await openSlowly(page, cabinet, register);
          if (register.hasNames) await expect(page.getByText(LONG_NAME).first()).toBeVisible();
          await expectBoxes(page, { first, rows, row: isPhone ? PHONE_ROW : TABLE_ROWS.normal });
          expect((await shiftsOf(page)).sum).toBeLessThan(SHIFT_LIMIT);

          await chooseCompact(page, isPhone);
          // The row of a phone has one height.
          const row = isPhone ? PHONE_ROW : TABLE_ROWS.compact;
          await expect.poll(async () => (await page.evaluate(boxesOf)).heights).toEqual([row]);
          await expectBoxes(page, { first, rows: compactRows, row });
        },
      );
    }
  });
}
