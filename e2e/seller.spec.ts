import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright/test';
import { fieldsOf } from '../src/lib/fieldsOf';
import { readPdf } from '../test/backend/testing/readPdf';
import { expect, test, users } from './support/cabinet';

const card = (page: Page) => page.getByRole('article', { name: 'Маркетплейс' });
const registry = (page: Page) => page.getByRole('grid', { name: 'Документы продавца' });
const rows = (page: Page) => registry(page).locator('tbody').getByRole('row');
const isUser = ({ pathname }: URL) => pathname === '/api/v1/user';

/** Adds fields to the user in all later responses. */
async function sayOfUser(page: Page, said: Readonly<Record<string, unknown>>) {
  await page.unroute(isUser);
  await page.route(isUser, async (route: Route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const json = { ...fieldsOf(await response.json()), ...said };
    return route.fulfill({ response, json });
  });
}

test('the card of a seller shows the state of the account, the role and the user', async ({
  page,
  cabinet,
}) => {
  await cabinet.signIn(page, users.seller);

  await test.step('a connected account is shown as «Подключён»', async () => {
    await expect(card(page).getByText('Подключён')).toBeVisible();
    await expect(card(page)).toContainText('Подключение доступно в личном кабинете маркетплейса.');
  });

  await test.step('an error of the service is shown with its reason', async () => {
    await cabinet.control.serviceErrors({ MARKETPLACE: 'Ключ доступа отозван' });
    await page.reload();
    await expect(card(page).getByText('Нет доступа к заказам')).toBeVisible();
    await expect(card(page)).toContainText(
      'Ошибка подключения к аккаунту маркетплейса.Ключ доступа отозван',
    );
    await cabinet.control.serviceErrors({ MARKETPLACE: null });
  });

  await test.step('an account whose check fails has no badge', async () => {
    await cabinet.control.faults([{ kind: '403', operationId: 'getServiceHealth' }]);
    await page.reload();
    await expect(card(page)).toContainText('Подключение доступно');
    await expect(card(page).getByText('Проверяем подключение')).toHaveCount(0);
    await expect(card(page).getByText(/Подключён|Нет доступа/)).toHaveCount(0);
    await cabinet.control.noFaults();
  });

  await test.step('the card offers a deleted user a new registration', async () => {
    await sayOfUser(page, { userIsDeleted: true });
    await page.reload();
    await expect(card(page)).toContainText('Получите ссылку в поддержке маркетплейса');
    await expect(card(page).getByText('Нет доступа к заказам')).toBeVisible();
  });

  await test.step('the card offers a user whose role was removed a new registration, and the user has no documents', async () => {
    await sayOfUser(page, {
      roles: [
        { id: 'SELLER', name: 'Продавец маркетплейса', deleted: true },
        { id: 'USER', name: 'Пользователь', deleted: false },
      ],
    });
    await page.goto('/documents');
    await expect(page).toHaveURL(/\/offer$/);
    await expect(card(page)).toContainText('Получите ссылку в поддержке маркетплейса');
    await expect(page.getByRole('link', { name: 'Документы' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Урегулирование/ })).toHaveCount(0);
    await page.goto('/settlement');
    await expect(page).toHaveURL(/\/offer$/);
  });

  await test.step('the link to the registration opens the registration', async () => {
    await card(page).getByRole('link', { name: 'Зарегистрироваться по ссылке' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Регистрация продавца маркетплейса',
    );
  });
});

test('a seller without the module has neither card nor documents', async ({ page, cabinet }) => {
  await cabinet.control.reset('supplier');
  await cabinet.signIn(page, users.seller);
  await page.goto('/documents');
  await expect(page).toHaveURL(/\/offer$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страховые продукты');
  await expect(card(page)).toHaveCount(0);
});

test(
  'a seller finds a document, reads it, and opens the guidance about claims',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await cabinet.signIn(page, users.seller);
    await page.goto('/documents');
    await expect(page.getByText(/^Всего 25\s/)).toBeVisible();

    await test.step('each view shows the documents of one kind', async () => {
      const bills = page.getByRole('link', { name: 'Акты и счета' });
      await bills.click();
      await expect(bills).toHaveAttribute('aria-current', 'true');
      await expect(page.getByText(/^Всего 16\s/)).toBeVisible();
      await page.getByRole('link', { name: 'Сертификаты' }).click();
      await expect(page).toHaveURL(/view=certificates/);
      await expect(page.getByText(/^Всего 8\s/)).toBeVisible();
    });

    await test.step('a period shows only the documents of that period', async () => {
      await page.goto('/documents?view=certificates&period=last-month');
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByRole('button', { name: /Период: Прошлый месяц/ })).toBeVisible();
    });

    await test.step('a failed download shows a message, and a successful download saves the file', async () => {
      await page.goto('/documents?view=agreements');
      await cabinet.control.faults([
        { kind: '404', operationId: 'downloadFile', times: 1, message: 'Файл удалён' },
      ]);
      const button = page.getByRole('button', { name: 'Скачать: Договор страхования заказов' });
      cabinet.allow({ consoleErrors: [/^Не удалось скачать файл/] });
      await button.click();
      await expect(page.getByText(/^Не удалось скачать «Договор.*Файл удалён$/)).toBeVisible();
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toBe('Договор страхования заказов.pdf');
      const { pages } = await readPdf(await readFile(await download.path()));
      expect(pages.join(' ')).toContain('ИП Белова Мария Андреевна');
    });

    await test.step('the panel of a row downloads its file by keyboard', async () => {
      await rows(page).first().focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('complementary', { name: 'Договор страхования заказов' });
      await expect(panel).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: 'Скачать' }).press('Enter'),
      ]);
      expect(download.suggestedFilename()).toBe('Договор страхования заказов.pdf');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });

    await test.step('the guidance links to the settlement', async () => {
      await expect(page.getByText(/отдельное заявление по каждому заказу/)).toBeVisible();
      await page.getByRole('link', { name: 'Перейти в урегулирование' }).click();
      await expect(page).toHaveURL(/\/settlement$/);
    });
  },
);
