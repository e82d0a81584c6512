import { formatDate } from '../src/lib/dates';
import { addDays, moscowDay } from '../src/lib/isoDay';
import { startOfDay } from '../src/lib/moscow';
import { expect, test, users } from './support/cabinet';

const REGISTER = '/sender/order-register';

/** Fields of the response that the test reads. */
interface OrdersAnswer {
  readonly content: readonly { orderNumber: string; createdDateTime: string }[];
}

test.describe('the cabinet in Vladivostok', () => {
  test.use({ timezoneId: 'Asia/Vladivostok' });

  test(
    'finds a row by its displayed day, and marks times as Moscow time',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.signIn(page, users.sender);
      const answered = page.waitForResponse('**/v1/sender/order/find');
      await page.goto(REGISTER);
      const { content }: OrdersAnswer = await (await answered).json();
      // Vladivostok is seven hours ahead: there the order was created on the next day.
      const order = content.find(({ createdDateTime }) => createdDateTime.slice(11) >= '17');
      const { orderNumber = '', createdDateTime = '' } = order ?? {};
      const day = createdDateTime.slice(0, 10);
      const row = page.getByRole('row').filter({ hasText: orderNumber });
      await expect(row.locator('time')).toHaveText(formatDate(day));

      await page.goto(`${REGISTER}?period=${day}..${day}&size=100`);
      await row.click();
      const panel = page.getByRole('complementary', { name: /^Заказ №/ });
      const created = panel.getByRole('definition').locator('time').first();
      const [hours = '', minutes = ''] = createdDateTime.slice(11).split(':');
      await expect(created).toHaveText(`${formatDate(day)}, ${hours}:${minutes}\u00A0МСК`);
      const own = `По вашему времени: ${formatDate(addDays(day, 1))}, 0${Number(hours) - 17}:${minutes}`;
      const hint = page.getByRole('tooltip', { includeHidden: true });
      // The hint disappears when the page scrolls or content loads above it, so the pointer has to enter again.
      await expect(async () => {
        await page.mouse.move(0, 0);
        await created.hover();
        await expect(hint).toHaveText(own, { timeout: 2_000 });
      }).toPass();
      await page.mouse.move(0, 0);
      await expect(hint).toHaveCount(0);
      await page.keyboard.press('Tab');
      await created.focus();
      await expect(created).toHaveAccessibleDescription(own);
      await expect(page.getByText(/^Обновлено/).getByText(/^в\s\d\d:\d\d\sМСК$/)).toBeVisible();
    },
  );
});

test.describe('the cabinet in Kaliningrad', () => {
  test.use({ timezoneId: 'Europe/Kaliningrad' });

  test('counts days from today in Moscow', async ({ page, cabinet }) => {
    await cabinet.signIn(page, users.admin);
    // When it is 0:30 in Moscow, it is still yesterday in Kaliningrad.
    await page.clock.setFixedTime(Date.parse(startOfDay(moscowDay())) + 30 * 60_000);
    await page.goto('/offer');
    await expect(page.getByText(/^Вы можете повторно подать заявку/).first()).toHaveText(
      'Вы можете повторно подать заявку через 12 календарных дней',
    );
  });
});
