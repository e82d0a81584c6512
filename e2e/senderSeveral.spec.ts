import { expect, test, users } from './support/cabinet';
import { beginChoosing } from './support/choosing';
import { sidewaysScroll } from './support/sidewaysScroll';

const TEXT = 'Машина курьерской службы попала в аварию, коробки смяты';

for (const width of [1440, 360]) {
  test(
    `a sender claims for two orders of one event at once, ${width} px`,
    { tag: width === 1440 ? ['@core'] : [] },
    async ({ page, cabinet }) => {
      await page.setViewportSize({ width, height: 900 });
      await cabinet.signIn(page, users.sender);
      await page.goto('/sender/order-register?insured=yes');
      const rows = page.getByLabel('Реестр заказов', { exact: true });
      await beginChoosing(page, rows);
      const ticks = rows.getByRole('checkbox', { name: /^Выбрать заказ/, disabled: false });
      const names = [];
      for (const place of [0, 1]) {
        names.push(
          (await ticks.nth(place).getAttribute('aria-label'))?.replace('Выбрать заказ ', ''),
        );
        await ticks.nth(place).check();
      }
      await page.getByRole('button', { name: 'Создать заявления' }).click();

      const dialog = page.getByRole('dialog', { name: 'Заявления по одному событию' });
      await expect(dialog.getByRole('list', { name: 'Заказы' }).getByRole('listitem')).toHaveCount(
        2,
      );
      await dialog.getByRole('radio', { name: 'Повреждение' }).check();
      const day = await page.evaluate(() =>
        new Date().toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' }),
      );
      await dialog.getByRole('textbox', { name: /Дата события/ }).fill(day);
      await dialog.getByLabel(/Описание события/).fill(TEXT);
      await dialog
        .getByRole('textbox', { name: /Сумма к возмещению/ })
        .first()
        .fill('12,50');
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'Ответ курьерской службы.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      });
      await expect(
        dialog.getByRole('button', { name: 'Удалить: Ответ курьерской службы.pdf' }),
      ).toBeVisible();
      await dialog.getByRole('radio', { name: /основной/ }).check();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

      // The server refuses the second claim once: the first claim is sent, and the input stays.
      let creations = 0;
      await page.route(/\/sender\/claim$/, async (route) => {
        creations += 1;
        if (creations !== 2) await route.continue();
        else await route.fulfill({ status: 400, json: { message: 'Сервис занят, повторите' } });
      });
      await dialog.getByRole('button', { name: 'Отправить 2 заявления' }).click();
      await expect(dialog.getByText(/^Отправлено 1 из 2/)).toBeVisible();
      await expect(dialog.getByText('Не отправлено. Сервис занят, повторите')).toBeVisible();
      await dialog.getByRole('button', { name: 'Отправить 1 заявление' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('Отправлено: 2 заявления')).toBeVisible();
      expect(creations).toBe(3);

      for (const name of names) {
        await page.goto(`/sender/order-register?claim=on&search=${name}`);
        await expect(rows.getByText(name ?? '').first()).toBeVisible();
      }
    },
  );
}
