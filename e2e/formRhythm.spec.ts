import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../test/backend/scenarios/finance/offers';
import { expect, test, users } from './support/cabinet';

// Checks the distances between labels, messages and controls of forms.

const REQUEST = `/offer/request/${financeId('request', ANNA, READY_REQUEST)}`;

interface Form {
  name: string;
  as: string | null;
  at: string;
  /** Shows the form's fields with their error messages. */
  fill: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const FORMS: readonly Form[] = [
  {
    name: 'the registration',
    as: null,
    at: '/register',
    fill: async (page) => press(page, 'Зарегистрироваться'),
  },
  {
    name: 'the user’s own data',
    as: users.admin,
    at: '/profile',
    fill: async (page) => {
      await page.getByLabel('Фамилия').fill('');
      await press(page, 'Сохранить');
    },
  },
  {
    name: 'a contact of a request',
    as: users.admin,
    at: `${REQUEST}?step=contacts`,
    fill: async (page) => {
      await page
        .getByLabel(/^Изменить: /)
        .first()
        .click();
      await page.getByLabel('ФИО').fill('');
      await press(page, 'Сохранить контакт');
    },
  },
];

/** Runs in the page: returns distances and heights in pixels. */
function rhythmOf() {
  const round = (pixels: number) => Math.round(pixels * 2) / 2;
  const box = (element: Element) => element.getBoundingClientRect();
  const fields = [...document.querySelectorAll('.field')].flatMap((field) => {
    const [caption, message] = ['.field__caption', '.field__message'].map((part) =>
      field.querySelector(`:scope > ${part}`),
    );
    const hint = field.querySelector(':scope > .field__hint');
    const control = (hint ?? caption)?.nextElementSibling;
    if (!caption || !message || !control || box(field).height === 0) return [];
    return [{ field, caption, control, message, hint }];
  });
  const toControl = fields
    .filter(({ hint }) => hint === null)
    .map(({ caption, control }) => round(box(control).top - box(caption).bottom));
  const toError = fields.flatMap(({ control, message }) => {
    const error = message.firstElementChild;
    return error ? [round(box(error).top - box(control).bottom)] : [];
  });
  const toNext = fields.flatMap(({ field, message }) => {
    const below = fields
      .filter((other) => box(other.field).left === box(field).left)
      .map((other) => box(other.caption).top - box(message).bottom)
      .filter((gap) => gap >= 0);
    return below.length === 0 ? [] : [round(Math.min(...below))];
  });
  const inputs = [...document.querySelectorAll('.field input:not([type=checkbox]), .field select')];
  const heights = inputs
    .map((input) => Math.round(box(input).height))
    .filter((height) => height > 8);
  return { toControl, toError, toNext, heights };
}

for (const { width, isTouch } of [
  { width: 1440, isTouch: false },
  { width: 360, isTouch: true },
]) {
  test.describe(`the forms at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: isTouch, isMobile: isTouch });

    for (const { name, as, at, fill } of FORMS) {
      test(`an error in ${name} is closer to its own field than to the next label`, async ({
        page,
        cabinet,
      }) => {
        if (as === null) await page.goto(at);
        else await cabinet.enter(page, as, at);
        await fill(page);
        await expect(page.locator('.field__message > *').first()).toBeVisible();
        const { toControl, toError, toNext, heights } = await page.evaluate(rhythmOf);
        for (const gap of toControl) expect(gap).toBe(6);
        for (const gap of toError) expect(gap).toBeLessThanOrEqual(6);
        for (const gap of toNext) expect(gap).toBeGreaterThanOrEqual(16);
        expect(toError.length).toBeGreaterThan(0);
        // Fields of public pages are higher.
        for (const height of heights) expect([40, 44, 48]).toContain(height);
        if (isTouch) expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      });
    }
  });
}
