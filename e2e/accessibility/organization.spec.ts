import type { Page } from 'playwright/test';
import { testAccessibility, type Screen } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

type Visit = Screen['visit'];

/** Signs in and opens a tab of the profile. `before` prepares the backend after the sign-in. */
function tab(
  id: 'organization' | 'accounts',
  user: string = users.admin,
  before?: (cabinet: Cabinet) => Promise<void>,
): Visit {
  return async (page, cabinet) => {
    await cabinet.enter(page, user);
    await before?.(cabinet);
    await page.goto(`/profile?tab=${id}`);
  };
}

async function openNewAccount(page: Page) {
  await page.getByRole('button', { name: 'Добавить счёт' }).click();
  await expect(page.getByRole('dialog', { name: 'Добавить счёт' })).toBeVisible();
}

testAccessibility({
  'the organization': {
    visit: async (page, cabinet) => {
      await tab('organization')(page, cabinet);
      await expect(page.getByRole('button', { name: 'Сверить с реестром' })).toBeVisible();
    },
  },
  'a loading organization': {
    visit: async (page, cabinet) => {
      await tab('organization', users.admin, ({ control }) =>
        control.faults([{ kind: 'timeout', operationId: 'getOrganization' }]),
      )(page, cabinet);
      await expect(page.getByText('Загружаем данные организации')).toBeAttached();
    },
  },
  'a failed organization': {
    visit: async (page, cabinet) => {
      await tab('organization', users.admin, ({ control }) =>
        control.faults([{ kind: '403', operationId: 'getOrganization' }]),
      )(page, cabinet);
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'the comparison with the register': {
    visit: async (page, cabinet) => {
      await tab('organization')(page, cabinet);
      await page.getByRole('button', { name: 'Сверить с реестром' }).click();
      await page.getByRole('checkbox').first().check();
    },
  },
  'a read-only comparison, with a warning': {
    visit: async (page, cabinet) => {
      await tab('organization', users.sender)(page, cabinet);
      await page.getByRole('button', { name: 'Сверить с реестром' }).click();
      await expect(page.getByText(/находится в процессе ликвидации/)).toBeVisible();
    },
  },
  'a register that is not available': {
    visit: async (page, cabinet) => {
      await tab('organization', users.admin, ({ control }) =>
        control.faults([{ kind: '404', operationId: 'getOrganizationRegistryData' }]),
      )(page, cabinet);
      await page.getByRole('button', { name: 'Сверить с реестром' }).click();
      await expect(page.getByText('Раздел пока недоступен')).toBeVisible();
    },
  },
  'the form of the organization with errors': {
    core: true,
    visit: async (page, cabinet) => {
      await tab('organization')(page, cabinet);
      await page.getByRole('button', { name: 'Изменить' }).click();
      await page.getByRole('textbox', { name: 'ИНН' }).fill('1');
      await page.getByRole('textbox', { name: 'Руководитель' }).fill('');
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByText(/Проверьте поля/)).toBeVisible();
    },
  },
  'the bank accounts': {
    visit: async (page, cabinet) => {
      await tab('accounts')(page, cabinet);
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.getByRole('button', { name: 'Показать расчётный счёт' }).first().click();
    },
  },
  'read-only bank accounts': {
    visit: async (page, cabinet) => {
      await tab('accounts', users.sender)(page, cabinet);
      await expect(page.getByText(/может администратор организации/)).toBeVisible();
    },
  },
  'failed bank accounts': {
    visit: async (page, cabinet) => {
      await tab('accounts', users.admin, ({ control }) =>
        control.faults([{ kind: '403', operationId: 'findPaymentDetails' }]),
      )(page, cabinet);
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'no bank accounts': {
    visit: async (page, cabinet) => {
      await tab('accounts')(page, cabinet);
      const messages = page.locator('.p-toast-message');
      for (const left of [1, 0]) {
        await page.getByRole('button', { name: 'Удалить' }).first().click();
        await expect(page.getByRole('article')).toHaveCount(left);
        // Closes the message, because it would otherwise disappear by itself during the check, after ten seconds.
        await messages.getByRole('button', { name: 'Закрыть' }).click();
        await expect(messages).toHaveCount(0);
      }
    },
  },
  'the dialog of a bank account with errors and a warning': {
    visit: async (page, cabinet) => {
      await tab('accounts')(page, cabinet);
      await openNewAccount(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'БИК' }).fill('044030990');
      await dialog
        .getByRole('textbox', { name: 'Корреспондентский счёт' })
        .fill('30101810400000000999');
      await dialog.getByRole('button', { name: 'Добавить счёт' }).click();
      await expect(dialog.getByText(/Предупреждение/)).toBeVisible();
    },
  },
  'the undo message after a deletion': {
    visit: async (page, cabinet) => {
      await tab('accounts')(page, cabinet);
      await page.getByRole('button', { name: 'Удалить' }).first().click();
      await page.getByRole('button', { name: 'Вернуть', exact: true }).hover();
    },
  },
});
