import type { Page } from 'playwright/test';
import readSheets from 'read-excel-file/node';
import { fieldsOf } from '../src/lib/fieldsOf';
import { whenAnswered } from './support/answered';
import { expect, PASSWORD, test, users } from './support/cabinet';
import { beginChoosing } from './support/choosing';
import { hold } from './support/hold';
import { expectShortTasks, tasksOf } from './support/pageTasks';
import { signOut } from './support/signIn';

const list = (page: Page) => page.getByLabel('Объекты финансирования', { exact: true });
const boxes = (page: Page) => list(page).getByRole('checkbox', { name: /^Выбрать требование/ });
const bar = (page: Page, text: string | RegExp) => page.getByText(text);
const numberOf = async (page: Page, place: number) =>
  (await boxes(page).nth(place).getAttribute('aria-label'))?.match(/ТР-\d{4}-\d{4}/)?.[0] ?? '';

async function signInHere(page: Page, user: string, address = '/financing') {
  await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
  await page.getByLabel('Логин', { exact: true }).fill(user);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(list(page)).toBeVisible();
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cabinet-selection'));

/** On a phone, opens the sheet with the actions of the registry; a desktop shows them anyway. */
async function openActions(page: Page): Promise<void> {
  if (page.viewportSize()?.width !== 360) return;
  await page.getByRole('button', { name: 'Действия с реестром' }).click();
}

/** All fields of the row and the panel of an object. */
const OBJECT_FIELDS = [
  '№ требования',
  'Статус',
  'Сумма требования',
  'К получению',
  'Покупатель',
  'Плановое погашение',
  'Поставка',
  'Договор / банк',
  '% финансирования',
  'Ставка',
  'Комиссия ≈',
  'Дата финансирования',
  'Просрочка',
  'ИНН покупателя',
  'Дата поставки',
  'Дата заказа',
  'Погашено покупателем',
  'Остаток долга',
  'Регресс',
];

const SEARCH = /\/finance\/object\/find/;

const rowsOf = (answer: unknown): Readonly<Record<string, unknown>>[] => {
  const { content } = fieldsOf(answer);
  return Array.isArray(content) ? content.map((row) => ({ ...fieldsOf(row) })) : [];
};

/** Lets the bank refuse three objects of an order. These objects stay available. */
async function refuseThree(page: Page) {
  await page.route(/\/finance\/object\/order/, async (route) => {
    const { objectIds } = fieldsOf(route.request().postDataJSON());
    const ids = Array.isArray(objectIds) ? objectIds : [];
    const response = await route.fetch({ postData: { objectIds: ids.slice(3) } });
    const answer = fieldsOf(await response.json());
    const results = Array.isArray(answer['results']) ? answer['results'] : [];
    const refused = ids.slice(0, 3).map((objectId) => ({
      objectId,
      ordered: false,
      message: 'Лимит спешно занят',
      object: null,
    }));
    await route.fulfill({ response, json: { ...answer, results: [...refused, ...results] } });
  });
}

for (const width of [1440, 360]) {
  test.describe(`the financing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    // The sum is in the footer on a phone.
    const chosen = (count: number) =>
      new RegExp(`^Выбрано ${count} ${width === 360 ? 'из' : 'на'} `);

    test(
      'lets an accountant paste 40 numbers, order all but two, and undo the exclusion of the refused objects',
      { tag: width === 1440 ? ['@core'] : [] },
      async ({ page, cabinet, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await cabinet.control.reset('supplier');
        const coming = page.waitForResponse(SEARCH);
        await cabinet.enter(page, users.admin, '/financing');
        const found = rowsOf(await (await coming).json());
        const pasted = found.slice(0, 40).map(({ number }) => String(number));
        expect(pasted).toHaveLength(40);
        await refuseThree(page);
        await expect(list(page)).toBeVisible();
        await page.evaluate(
          async (text) => navigator.clipboard.writeText(text),
          pasted.join('\r\n'),
        );
        await page.getByRole('searchbox').focus();
        await page.keyboard.press('ControlOrMeta+v');
        await expect(
          page.getByRole('button', { name: /^40\sномеров, убрать фильтр$/ }),
        ).toBeVisible();
        await whenAnswered(page);

        await beginChoosing(page, list(page));
        await boxes(page).first().check();
        await page.getByRole('button', { name: 'Выбрать все 40', exact: true }).click();
        await expect(bar(page, chosen(40))).toBeVisible();
        await expect(page.locator('.registry-screen__chosen')).toContainText(/[\d\s]+,\d\d\s₽/);
        await expect(page.getByRole('button', { name: /^Выбрать все 40$/ })).toBeHidden();
        await boxes(page).nth(0).uncheck();
        await boxes(page).nth(1).uncheck();
        await expect(bar(page, chosen(38))).toBeVisible();

        await page.getByRole('button', { name: 'Заказать финансирование' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: /^Заказать 38\sобъектов$/ }).click();
        await page.getByRole('button', { name: 'Отправить', exact: true }).click();
        await expect(dialog.getByText(/Не заказано: 3\sобъекта/)).toBeVisible();
        await dialog.getByRole('button', { name: 'Закрыть' }).last().click();
        await expect(bar(page, chosen(3))).toBeVisible();
        await expect(page.getByText(/Не заказано/)).toBeHidden();
        await expect(list(page).getByText('Лимит спешно занят')).toHaveCount(3);
        const labels = await list(page)
          .getByRole('checkbox', { name: /^Выбрать требование/, checked: true })
          .evaluateAll((ticks) => ticks.map((tick) => tick.getAttribute('aria-label') ?? ''));
        const refused = labels.flatMap((label) => /ТР-\d{4}-\d{4}/.exec(label)?.[0] ?? []);
        expect(refused).toHaveLength(3);

        const saved = page.waitForEvent('download');
        await openActions(page);
        if (width === 360) {
          await page
            .getByRole('dialog')
            .getByRole('button', { name: 'Excel', exact: true })
            .click();
        } else {
          await page.getByRole('button', { name: 'Выгрузить', exact: true }).click();
          await page.getByRole('menuitem', { name: 'Excel', exact: true }).click();
        }
        const [sheet] = await readSheets(await (await saved).path());
        const [header = [], ...rows] = sheet?.data ?? [];
        expect(header.map(String).toSorted()).toEqual(OBJECT_FIELDS.toSorted());
        expect(rows.map(([number]) => String(number)).toSorted()).toEqual(refused.toSorted());
        for (const row of rows) {
          const valueOf = (name: string) => row[header.indexOf(name)];
          const object = found.find(({ number }) => number === valueOf('№ требования')) ?? {};
          const buyer = fieldsOf(object['debtor']);
          expect(valueOf('Покупатель')).toBe(buyer['name']);
          expect(valueOf('ИНН покупателя')).toBe(buyer['itn']);
          expect(valueOf('Сумма требования')).toBe(Number(object['claimAmount']) / 100);
          expect(valueOf('К получению')).toBe(Number(object['financingAmount']) / 100);
          expect(valueOf('Плановое погашение')).toBeInstanceOf(Date);
          expect(valueOf('Статус')).toBe(fieldsOf(object['status'])['description']);
        }

        await test.step('the refused objects are excluded, and the exclusion is undone', async () => {
          await openActions(page);
          await page.getByRole('button', { name: 'Исключить', exact: true }).click();
          await expect(page.getByText('Исключено из финансирования: 3')).toBeVisible();
          for (const number of refused) await expect(list(page).getByText(number)).toHaveCount(0);
          await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
          await expect(bar(page, chosen(3))).toBeVisible();
          for (const number of refused) {
            await expect(
              list(page).getByRole('checkbox', {
                name: new RegExp(`^Выбрать требование ${number}`),
              }),
            ).toBeChecked();
          }
        });
      },
    );

    test('keeps a selection over another page, a reload and the next sign-in, but not for another user', async ({
      page,
      cabinet,
    }) => {
      await cabinet.control.reset('supplier');
      await signInHere(page, users.admin);
      await beginChoosing(page, list(page));
      await boxes(page).nth(0).check();
      const first = await numberOf(page, 0);
      await page.getByRole('button', { name: 'Следующая страница' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect.poll(() => numberOf(page, 0)).not.toBe(first);
      await whenAnswered(page);
      await boxes(page).nth(1).check();
      const said = await bar(page, chosen(2)).textContent();

      await test.step('the selection survives another tab of the page and another screen', async () => {
        if (width === 360) await page.getByRole('button', { name: /выбрать раздел$/ }).click();
        await page.getByRole('link', { name: 'Договоры' }).click();
        await expect(page).toHaveURL(/tab=agreements/);
        await page.goto('/help');
        await page.goto('/financing');
        await expect(bar(page, said ?? '')).toBeVisible();
        await expect(boxes(page).first()).toBeChecked();
        expect(await numberOf(page, 0)).toBe(first);
      });

      await test.step('the selection survives a reload and the next sign-in of the same user', async () => {
        await page.reload();
        await expect(bar(page, said ?? '')).toBeVisible();
        await signOut(page);
        await signInHere(page, users.admin);
        await expect(bar(page, said ?? '')).toBeVisible();
        expect(await kept(page)).toContain('"ids":[');
      });

      await test.step('the selection is not shown to another user', async () => {
        await signOut(page);
        await signInHere(page, users.supplier);
        await expect(bar(page, /^Выбрано/)).toBeHidden();
        await expect.poll(async () => kept(page)).toBeNull();
        await signOut(page);
        await signInHere(page, users.admin);
        await expect(bar(page, /^Выбрано/)).toBeHidden();
      });
    });
  });
}

test('selecting all of 100 000 rows selects the first 10 000, and the page stays fast', async ({
  page,
  cabinet,
}) => {
  await cabinet.control.reset('supplier');
  test.setTimeout(600_000);
  let first: ReturnType<typeof fieldsOf> | undefined;
  await page.route(SEARCH, async (route) => {
    const { pageNumber, pageSize } = fieldsOf(route.request().postDataJSON());
    const [place, size] = [Number(pageNumber), Number(pageSize)];
    first ??= fieldsOf(await (await route.fetch()).json());
    const rows = rowsOf(first);
    const content = Array.from({ length: size }, (_, index) => {
      const at = place * size + index;
      const id = `f7062c00-92b4-40d1-8d5f-${String(at).padStart(12, '0')}`;
      return { ...rows[index % rows.length], id, number: `ТР-2026-${at}` };
    });
    await route.fulfill({ json: { ...first, content, totalElements: 100_000 } });
  });
  await cabinet.enter(page, users.admin, '/financing');
  const leaveChoice = page.getByRole('button', { name: 'Снять выбор' });
  await expectShortTasks(async () => {
    if (await leaveChoice.isVisible()) await leaveChoice.click();
    await boxes(page).first().check();
    return tasksOf(page, async () => {
      await page.getByRole('button', { name: /^Выбрать первые 10\s000$/ }).click();
      await bar(page, /^Выбираем: [\d\s]+ из 10\s000$/).waitFor();
      await page.getByText(/^Выбраны первые 10\s000: больше/).waitFor({ timeout: 120_000 });
      await bar(page, /^Выбрано 10\s000 на/).waitFor();
    });
  });

  await test.step('choosing all rows can be cancelled', async () => {
    await leaveChoice.click();
    await boxes(page).first().check();
    // Holds the rows back, because «Отменить» disappears when all rows have loaded.
    await hold(page, SEARCH);
    await page.getByRole('button', { name: /^Выбрать первые/ }).click();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(bar(page, /^Выбрано 1 на/)).toBeVisible();
  });
});
