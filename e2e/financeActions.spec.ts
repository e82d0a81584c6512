import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../test/backend/scenarios/finance/offers';
import { expect, test, users } from './support/cabinet';
import { beginChoosing } from './support/choosing';
import { bankOffers, expectAllOffers } from './support/offerSections';
import { sidewaysScroll } from './support/sidewaysScroll';

const READY = `/offer/request/${financeId('request', ANNA, READY_REQUEST)}`;

const cardOf = (page: Page, text: string) =>
  bankOffers(page).getByRole('article').filter({ hasText: text });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const width of [1440, 360]) {
  test.describe(`the financing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'lets the user delete one draft from its card and another one from its form',
      { tag: width === 1440 ? ['@core'] : [] },
      async ({ page, cabinet }) => {
        await cabinet.enter(page, users.admin, '/offer');
        const card = cardOf(page, '15 000 000');
        await card.getByRole('button', { name: /^Действия с черновиком/ }).click();
        await page.getByRole('menuitem', { name: 'Удалить черновик' }).click();
        const question = page.getByRole('alertdialog', { name: 'Удалить черновик заявки?' });
        await expect(question.getByRole('button', { name: 'Отменить' })).toBeFocused();
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
        await question.getByRole('button', { name: 'Удалить' }).click();
        await expect(card.getByRole('button', { name: 'Подать заявку' })).toBeVisible();
        await expect(page.locator('body')).not.toBeFocused();

        await page.goto(READY);
        await expect(step(page, 'Организация')).toBeVisible();
        await button(page, 'Удалить черновик').click();
        await question.getByRole('button', { name: 'Удалить' }).click();
        await expect(page).toHaveURL(/\/offer$/);
        await expectAllOffers(page);
        await expect(
          cardOf(page, '10 000 000').getByRole('button', { name: 'Подать заявку' }),
        ).toBeVisible();
      },
    );

    test(
      'lets the user repeat a refused request with all its data',
      { tag: width === 1440 ? ['@core'] : [] },
      async ({ page, cabinet }) => {
        await cabinet.control.financing({
          sendBankMs: 1_000,
          processingMs: 1_000,
          outcome: 'CANCEL',
        });
        await cabinet.enter(page, users.admin, `${READY}?step=review`);
        await button(page, 'Отправить заявку').click();
        await expect(step(page, 'Ход рассмотрения')).toBeVisible();

        // The document of a sent request can be viewed.
        await button(page, 'Посмотреть документ').click();
        const document = page.getByRole('dialog', { name: 'Документ заявки' });
        await expect(document.getByRole('region', { name: 'Страница 1 из 1' })).toContainText(
          'ООО «Северный ветер»',
        );
        await page.keyboard.press('Escape');
        await expect(document).toBeHidden();
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          button(page, 'Скачать документ').click(),
        ]);
        expect(file.suggestedFilename()).toBe('Заявка на финансирование.pdf');

        await cabinet.control.advance(3_000);
        await page.goto('/offer');
        await expectAllOffers(page);
        const card = cardOf(page, '10 000 000');
        await expect(card).toContainText('Заявка отклонена. Вы можете попробовать позже.');
        await card.getByRole('button', { name: 'Подать повторно' }).click();
        const dialog = page.getByRole('dialog', { name: 'Подать заявку повторно' });
        await expect(dialog).toContainText('дайте согласия заново');
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
        await dialog.getByRole('button', { name: 'Создать черновик' }).dblclick();
        await expect(step(page, 'Организация')).toBeVisible();
        await expect(page).toHaveURL(/\/offer\/request\/[\w-]+$/);
        expect(page.url()).not.toContain(READY);
        await page.goto(`${new URL(page.url()).pathname}?step=founders`);
        await expect(page.getByRole('button', { name: /^Удалить: / })).toHaveCount(2);
        const created = (await cabinet.control.log()).filter(
          ({ operationId }) => operationId === 'createFinanceRequest',
        );
        expect(created).toHaveLength(1);
      },
    );

    test('shows the payments of all agreements in one calendar', async ({ page, cabinet }) => {
      await cabinet.enter(page, users.admin, '/deliveries?tab=calendar&view=list');
      const total = page.getByText(/^Итого за/);
      await expect(total).toContainText(/[1-9]/);
      const ofOne = await total.textContent();
      const agreement = page.getByLabel('Договор финансирования');
      await agreement.selectOption({ label: 'Все договоры' });
      await expect(page).toHaveURL(/agreement=all/);
      // The address changes before the list is re-rendered, and a click on a day of the old list would open the
      // old agreement.
      await expect(agreement).toHaveValue('all');
      await expect(total).toContainText(/[1-9]/);
      const kopeks = (text: string | null) =>
        Number((/≈([^₽]*)₽/.exec(text ?? '')?.[1] ?? '0').replaceAll(/\D/g, ''));
      await expect
        .poll(async () => kopeks(await total.textContent()))
        .toBeGreaterThanOrEqual(kopeks(ofOne));
      await page
        .getByRole('button', { expanded: false, name: /платеж/ })
        .first()
        .click();
      await expect(page.getByText(/банк называет по каждому договору отдельно\.$/)).toBeVisible();
      await expect(page.getByText(/^№\s+ФД-/).first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      const asked = (await cabinet.control.log()).map(({ operationId }) => operationId);
      expect(asked).not.toContain('getCalendarSum');
    });

    test(
      'exports selected bills of banks to 1С as one file',
      { tag: width === 1440 ? ['@core'] : [] },
      async ({ page, cabinet }) => {
        await cabinet.enter(page, users.admin, '/deliveries?tab=invoices&status=UNPAID');
        const boxes = page.getByRole('checkbox', { name: /^Выбрать счёт/ });
        await beginChoosing(page, page.getByLabel('Счета банков', { exact: true }));
        await expect(boxes.first()).toBeVisible();
        const count = Math.min(2, await boxes.count());
        for (let at = 0; at < count; at += 1) await boxes.nth(at).check();
        await button(page, 'Файл для 1С').click();
        const dialog = page.getByRole('dialog', { name: 'Файл для 1С' });
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          dialog.getByRole('button', { name: 'Скачать файл' }).click(),
        ]);
        const text = new TextDecoder('windows-1251').decode(await readFile(await file.path()));
        expect(text.split('\r\n').filter((line) => line.startsWith('Номер='))).toHaveLength(count);
        await expect(dialog).toContainText('когда банк получит деньги');
      },
    );
  });
}
