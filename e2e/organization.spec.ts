import type { Page } from 'playwright/test';
import { expect, users, type Cabinet } from './support/cabinet';
import { test } from './support/sharedPage';

async function open(page: Page, cabinet: Cabinet, username: string = users.admin) {
  await cabinet.enter(page, username, '/profile?tab=organization');
  await expect(page.getByRole('button', { name: 'Сверить с реестром' })).toBeVisible();
}

async function edit(page: Page, cabinet: Cabinet) {
  await open(page, cabinet);
  await page.getByRole('button', { name: 'Изменить' }).click();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const puts = async (cabinet: Cabinet) =>
  (await cabinet.control.log()).filter(({ operationId }) => operationId === 'updateOrganization');

test.describe('the comparison with the state register', () => {
  test('saves an accepted difference, and keeps the user’s spelling of the name', async ({
    page,
    cabinet,
  }) => {
    await open(page, cabinet);
    await page.getByRole('button', { name: 'Сверить с реестром' }).click();
    await expect(page.getByText('Найдено 1 отличие от реестра.')).toBeVisible();
    await expect(page.getByText('отличается только написанием')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Принять «Юридический адрес»' }).check();
    await page.getByRole('button', { name: 'Принять выбранное' }).click();
    await expect(page.getByText('Данные в кабинете совпадают с реестром.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Организация' })).toContainText(
      'наб. реки Карповки',
    );
    await expect(page.getByRole('banner')).toContainText('ООО «Северный ветер»');

    await page.getByRole('button', { name: 'Закрыть сверку' }).click();
    await page.reload();
    await expect(page.getByText(/наб. реки Карповки/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('ООО «Северный ветер»');
    expect(await puts(cabinet)).toHaveLength(1);
  });

  test('works by keyboard alone', async ({ page, cabinet }) => {
    await open(page, cabinet);
    await page.getByRole('button', { name: 'Сверить с реестром' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Найдено 1/)).toBeVisible();
    const boxes = page.getByRole('checkbox');
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await expect(boxes.first()).toBeChecked();
    await page.getByRole('button', { name: 'Принять выбранное' }).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByText('Данные в кабинете совпадают с реестром.');
    await expect(summary).toBeFocused();
  });

  test('shows that the register is not available, and offers a retry', async ({
    page,
    cabinet,
  }) => {
    await open(page, cabinet);
    await cabinet.control.faults([
      { kind: '404', operationId: 'getOrganizationRegistryData', times: 1 },
    ]);
    await page.getByRole('button', { name: 'Сверить с реестром' }).click();
    await expect(page.getByRole('alert')).toContainText('Раздел пока недоступен');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByText(/Найдено 1/)).toBeVisible();
  });
});

test.describe('the form of the organization', () => {
  test(
    'shows a message at each wrong field, and saves the form once all values are right',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await edit(page, cabinet);
      await field(page, 'ИНН').fill('7801234565');
      await field(page, 'ОГРН').fill('1027801234561');
      await field(page, 'КПП').fill('78010100');
      await field(page, 'Юридический адрес').fill('');
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await expect(field(page, 'ИНН')).toBeFocused();
      await expect(page.getByText('Неправильное контрольное число ИНН')).toBeVisible();
      await expect(page.getByText('ОГРН некорректен')).toBeVisible();
      await expect(page.getByText('КПП некорректен')).toBeVisible();
      await expect(page.getByText('Поле обязательно для заполнения')).toBeVisible();
      expect(await puts(cabinet)).toHaveLength(0);

      await field(page, 'ИНН').fill('7801234564');
      await field(page, 'ОГРН').fill('1027801234560');
      await field(page, 'КПП').fill('7801AB001');
      await field(page, 'Юридический адрес').fill('г. Псков, ул. Советская, д. 1');
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByText('Данные организации сохранены')).toBeVisible();
      await expect(page.getByText('г. Псков, ул. Советская, д. 1')).toBeVisible();
      await expect(page.getByText('7801AB001')).toBeVisible();
    },
  );

  test('finds a legal form by keyboard, by name and by code', async ({ page, cabinet }) => {
    await edit(page, cabinet);
    const form = page.getByRole('combobox', { name: 'Организационно-правовая форма' });
    await form.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('публичные');
    await expect(page.getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form).toHaveValue('Непубличное акционерное общество');

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12247');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form).toHaveValue('Публичное акционерное общество');

    await page.keyboard.press('Enter');
    await expect(page.getByText('Данные организации сохранены')).toBeVisible();
    await expect(page.getByText('Публичное акционерное общество')).toBeVisible();
  });

  test('asks before the user leaves unsaved changes, and keeps them during an outage', async ({
    page,
    cabinet,
  }) => {
    await edit(page, cabinet);
    await field(page, 'Руководитель').fill('Громов Илья Сергеевич');
    await page.getByRole('link', { name: 'Страховые продукты' }).click();
    await page.getByRole('button', { name: 'Остаться' }).click();
    await expect(field(page, 'Руководитель')).toHaveValue('Громов Илья Сергеевич');

    await cabinet.control.faults([{ kind: '503', operationId: 'updateOrganization', times: 1 }]);
    // Starts waiting before the click: the same form shows the input before and after the outage.
    const outage = page.waitForURL(/\/unavailable/);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await outage;
    // The service recovers at once, so /unavailable redirects back after a second.
    await expect(field(page, 'Руководитель')).toHaveValue('Громов Илья Сергеевич');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Данные организации сохранены')).toBeVisible();
  });
});
