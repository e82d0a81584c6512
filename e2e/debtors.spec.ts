import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, users } from './support/cabinet';
import { DECIDED_MS, SLOW_SCORING } from './support/control';
import { hold } from './support/hold';
import { insuranceOffers } from './support/offerSections';
import { test } from './support/sharedPage';

const cardOf = (page: Page, text: string) =>
  insuranceOffers(page).getByRole('article').filter({ hasText: text });
const newOffer = (page: Page) => cardOf(page, '12 500 000');

async function openDialog(page: Page) {
  await newOffer(page).getByRole('button', { name: 'Подать заявку' }).click();
  const dialog = page.getByRole('dialog', { name: 'Реквизиты страхователя' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe('receivables insurance', () => {
  test(
    'shows a card for each status, and no card for an expired offer',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.enter(page, users.admin, '/offer');
      await expect(
        page.getByRole('heading', { name: 'Страхование дебиторской задолженности' }),
      ).toBeVisible();
      await expect(newOffer(page)).toContainText('Страховая сумма');
      await expect(newOffer(page)).toContainText('184 300 ₽');
      await expect(newOffer(page)).toContainText('1 месяц');

      const active = cardOf(page, 'Действующий');
      for (const label of [
        'Договор страхования',
        'Дата создания',
        'Дата начала страхования',
        'Дата окончания страхования',
        'Ожидает оплаты до',
        'Компания',
      ]) {
        await expect(active).toContainText(label);
      }
      await expect(active.getByRole('button', { name: 'Скачать договор' })).toBeVisible();
      await expect(cardOf(page, 'Отклонена')).toContainText(
        'Вы можете повторно подать заявку через 12 календарных дней',
      );
      await expect(cardOf(page, 'На рассмотрении').first()).toContainText(
        'Время рассмотрения заявки занимает несколько минут',
      );
      await expect(cardOf(page, 'Одобрена')).toBeVisible();
      await expect(cardOf(page, 'Статус уточняется')).toBeVisible();
      await expect(insuranceOffers(page).getByRole('article')).toHaveCount(8);
    },
  );

  test('counts as offers only cards with «Подать заявку», and shows no product name in the cards', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/offer');
    await expect(page.getByText('2 предложения', { exact: true })).toBeVisible();
    await expect(insuranceOffers(page).getByRole('button', { name: 'Подать заявку' })).toHaveCount(
      2,
    );
    await expect(
      insuranceOffers(page).getByRole('article').getByText('Дебиторская задолженность'),
    ).toHaveCount(0);
  });

  test('shows how many days are left to pay an unpaid bill', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin, '/offer');
    const row = cardOf(page, 'Действующий').getByText('Ожидает оплаты до').locator('..');
    await expect(row).toContainText(/Осталось \d+\sдн/);
  });

  for (const width of [1440, 900]) {
    test(`makes the cards of a row equally high at ${width} px and aligns their buttons`, async ({
      page,
      cabinet,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await cabinet.enter(page, users.admin, '/offer');
      const cards = insuranceOffers(page).getByRole('article');
      await expect(cards).toHaveCount(8);
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { left, top, bottom } = card.getBoundingClientRect();
          const buttons = card.querySelector('.offer-card__footer')?.getBoundingClientRect().bottom;
          return { left: Math.round(left), top, bottom, below: bottom - (buttons ?? bottom) };
        }),
      );
      const columns = new Set(boxes.map(({ left }) => left));
      expect(columns.size).toBeGreaterThan(1);
      for (const column of columns) {
        const stack = boxes.filter(({ left }) => left === column);
        for (const [index, { top }] of stack.entries()) {
          const above = stack[index - 1];
          // «История · 1» takes some space above the last card of a column.
          if (above) expect(top - above.bottom).toBeLessThan(40);
        }
      }
      // Only the padding of the card is below its buttons.
      expect(boxes.filter(({ below }) => below > 0).length).toBeGreaterThan(2);
      for (const { below } of boxes) expect(below).toBeLessThan(32);
      const bottoms = (line: number) =>
        boxes.filter(({ top }) => Math.round(top) === line).map(({ bottom }) => Math.round(bottom));
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      expect(lines.size).toBeGreaterThan(1);
      for (const line of lines) expect(new Set(bottoms(line)).size).toBe(1);
      // The tab order goes down the page, never up.
      const tops = boxes.map(({ top }) => Math.round(top));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });
  }

  test('shows the offer in the dialog, with all buttons visible on a phone', async ({
    page,
    cabinet,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await cabinet.enter(page, users.admin, '/offer');
    const dialog = await openDialog(page);
    const offer = dialog.getByRole('region', { name: 'На что подаётся заявка' });
    for (const text of ['Страховая компания «Опора»', '12 500 000 ₽', '184 300 ₽', '1 месяц']) {
      await expect(offer).toContainText(text.replaceAll(/(?<=\d) | (?=₽)/g, '\u00A0'));
    }
    for (const control of [
      dialog.getByLabel('Я подтверждаю данные об организации'),
      dialog.getByRole('button', { name: 'Подать заявку' }),
      dialog.getByRole('button', { name: 'Отменить' }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });

  test('shows which prefilled requisite is wrong, and sends nothing', async ({ page, cabinet }) => {
    await page.route('**/api/v1/debtors/offer/actual', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll('7801234564', '7801234565') });
    });
    await cabinet.enter(page, users.admin, '/offer');
    const dialog = await openDialog(page);
    await dialog.getByLabel('Я подтверждаю данные об организации').check();
    await dialog.getByRole('button', { name: 'Подать заявку' }).click();
    await expect(dialog.getByText('Неправильное контрольное число ИНН')).toBeVisible();
    await expect(dialog.getByLabel('ИНН')).toBeDisabled();
    const sent = (await cabinet.control.log()).map(({ operationId }) => operationId);
    expect(sent).not.toContain('requestDebtorAgreement');
  });

  test(
    'turns an offer into an agreement after an application',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.control.scoring({ ...SLOW_SCORING, outcome: 'ACTIVE' });
      await cabinet.enter(page, users.admin, '/offer');
      const dialog = await openDialog(page);
      await expect(dialog.getByLabel('ИНН')).toHaveValue('7801234564');
      for (const label of [
        'ИНН',
        'Наименование организации',
        'Генеральный директор',
        'КПП',
        'ОГРН/ОГРНИП',
        'Юридический адрес',
      ]) {
        await expect(dialog.getByLabel(label)).toBeDisabled();
        await expect(dialog.getByLabel(label)).not.toHaveValue('');
      }
      const confirmation = dialog.getByLabel('Я подтверждаю данные об организации');
      await expect(confirmation).toBeEnabled();
      await expect(confirmation).not.toBeChecked();

      await dialog.getByRole('button', { name: 'Подать заявку' }).click();
      await expect(
        dialog.getByText('Необходимо подтвердить данные об организации').first(),
      ).toBeVisible();
      expect(
        (await cabinet.control.log()).some(
          ({ operationId }) => operationId === 'requestDebtorAgreement',
        ),
      ).toBe(false);

      const answer = await hold(page, '**/api/v1/debtors/request/agreement');
      await confirmation.check();
      await dialog.getByRole('button', { name: 'Подать заявку' }).click();
      await expect(dialog.getByRole('button', { name: 'Отменить' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      answer();
      // Checks the message before the dialog, because the message disappears after three seconds.
      await expect(page.getByText('Заявка отправлена')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(newOffer(page)).toContainText('На рассмотрении');
      await cabinet.control.advance(DECIDED_MS);
      await expect(newOffer(page)).toContainText('Действующий');
      await expect(newOffer(page).getByRole('button', { name: 'Скачать договор' })).toBeVisible();

      const sent = (await cabinet.control.log()).filter(
        ({ operationId }) => operationId === 'requestDebtorAgreement',
      );
      expect(sent).toHaveLength(1);
    },
  );

  test(
    'closes the dialog when the server refuses, shows the reason, and sends only one POST',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      cabinet.allow({ consoleErrors: [/Заявка не отправлена/] });
      await cabinet.control.faults([
        { kind: '409', operationId: 'requestDebtorAgreement', message: 'Заявка уже подана' },
      ]);
      await cabinet.enter(page, users.admin, '/offer');
      const dialog = await openDialog(page);
      await dialog.getByLabel('Я подтверждаю данные об организации').check();
      await dialog.getByRole('button', { name: 'Подать заявку' }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Заявка уже подана')).toBeVisible();
      await expect(newOffer(page).getByRole('button', { name: 'Подать заявку' })).toBeFocused();
      const sent = (await cabinet.control.log()).filter(
        ({ operationId }) => operationId === 'requestDebtorAgreement',
      );
      expect(sent).toHaveLength(1);
    },
  );

  test('gives the focus back to the card when the dialog is cancelled', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/offer');
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Отменить' }).click();
    await expect(dialog).toBeHidden();
    await expect(newOffer(page).getByRole('button', { name: 'Подать заявку' })).toBeFocused();
    const again = await openDialog(page);
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();
  });

  for (const [width, share] of [
    [1300, 4],
    [1100, 6],
    [800, 8],
    [600, 10],
  ] as const) {
    test(`makes the dialog ${share}/12 wide on a screen of ${width} px`, async ({
      page,
      cabinet,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await cabinet.enter(page, users.admin, '/offer');
      const dialog = await openDialog(page);
      await expect
        .poll(async () => Math.round(((await dialog.boundingBox())?.width ?? 0) / 10))
        .toBe(Math.round((width * share) / 120));
    });
  }

  test(
    'downloads the agreement under its Cyrillic name',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.enter(page, users.admin, '/offer');
      const download = page.waitForEvent('download');
      await cardOf(page, 'Действующий').getByRole('button', { name: 'Скачать договор' }).click();
      // Checks the message before the file, because the message disappears after three seconds.
      await expect(page.getByText('скачан')).toBeVisible();
      const file = await download;
      expect(file.suggestedFilename()).toBe('Договор страхования № ДЗ-2026-118.pdf');
      const content = await readFile(await file.path());
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    },
  );

  test('shows a message if there are no offers', async ({ page, cabinet }) => {
    await cabinet.control.reset('empty');
    await cabinet.enter(page, users.admin, '/offer');
    await expect(
      page.getByText('Для вас нет предложений в данный момент').filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByText('Страхование дебиторской задолженности')).toHaveCount(0);
  });

  test('shows five thousand offers, sixty at a time', async ({ page, cabinet }) => {
    cabinet.allow({ violations: [/./] });
    await cabinet.control.faults([{ kind: 'many-items', operationId: 'findActualDebtorOffers' }]);
    await cabinet.enter(page, users.admin, '/offer');
    await expect(insuranceOffers(page).getByText(/^[\d\s]+предложени/)).toBeVisible();
    await expect(insuranceOffers(page).getByRole('article')).toHaveCount(60);
    await page.getByRole('button', { name: /Показать ещё/ }).click();
    await expect(insuranceOffers(page).getByRole('article')).toHaveCount(120);
  });
});
