import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users } from '../support/cabinet';
import { courierOffers, expectAllOffers, insuranceOffers } from '../support/offerSections';

async function openUserMenu(page: Page) {
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
}

testAccessibility({
  'the sign-in page': {
    visit: async (page) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  'the sign-in page with errors': {
    core: true,
    visit: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(page.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    },
  },
  'a refused sign-in': {
    visit: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Логин', { exact: true }).fill('nobody');
      await page.getByLabel('Пароль', { exact: true }).fill('Wrong-2026!');
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'the palette with results': {
    core: true,
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.supplier, '/offer');
      await page.getByRole('button', { name: 'Найти или перейти' }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('волж');
      await expect(page.getByRole('group', { name: 'Покупатели' })).toBeVisible();
      await expect(page.getByText(/совпадени/)).toBeAttached();
    },
    within: ['.palette'],
  },
  'the palette without results': {
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.supplier, '/offer');
      await page.getByRole('button', { name: 'Найти или перейти' }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('щщщщ');
      await expect(page.getByText('По запросу «щщщщ» ничего нет')).toBeVisible();
    },
    within: ['.palette'],
  },
  'the offers': {
    core: true,
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.admin, '/offer');
      await expectAllOffers(page);
    },
  },
  'the dialog that connects an account, with errors': {
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.admin, '/offer');
      await courierOffers(page).getByRole('button', { name: 'Подключить страхование' }).click();
      const dialog = page.getByRole('dialog', { name: 'Подключение аккаунта' });
      await dialog.getByRole('textbox', { name: 'Номер договора' }).fill('77041234');
      await dialog.getByRole('button', { name: 'Продолжить' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Account/Идентификатор' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Подключить' }).click();
      await expect(dialog.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    },
  },
  'a picture in the preview': {
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.admin, '/offer');
      await courierOffers(page).getByRole('button', { name: 'Подключить страхование' }).click();
      await page.getByRole('button', { name: 'Номер договора' }).click();
      await expect(page.getByRole('dialog', { name: 'Номер договора' })).toBeVisible();
      await page.keyboard.press('+');
    },
  },
  'offers of a bank that fail': {
    visit: async (page, cabinet) => {
      cabinet.allow({ consoleErrors: [/Не удалось загрузить предложения/] });
      await cabinet.control.faults([{ kind: '400', operationId: 'findActualFinanceOffers' }]);
      await cabinet.enter(page, users.admin, '/offer');
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'loading offers': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: 'timeout', operationId: 'findActualDebtorOffers' }]);
      await cabinet.enter(page, users.admin, '/offer');
      await expect(page.getByText('Загружаем предложения страхования')).toBeAttached();
    },
  },
  'failed offers': {
    visit: async (page, cabinet) => {
      cabinet.allow({ consoleErrors: [/Не удалось загрузить предложения/] });
      await cabinet.control.faults([{ kind: '400', operationId: 'findActualDebtorOffers' }]);
      await cabinet.enter(page, users.admin, '/offer');
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'no offers': {
    visit: async (page, cabinet) => {
      await cabinet.control.reset('empty');
      await cabinet.enter(page, users.admin, '/offer');
      await expect(
        page.getByText('Для вас нет предложений в данный момент').filter({ visible: true }),
      ).toHaveCount(1);
    },
  },
  'an unverified user': {
    core: true,
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.unverified, '/offer');
      await expect(
        page.getByRole('heading', { name: 'Ожидание подтверждения' }).first(),
      ).toBeVisible();
    },
  },
  'the request dialog': {
    core: true,
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.admin, '/offer');
      await insuranceOffers(page).getByRole('button', { name: 'Подать заявку' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Подать заявку' }).click();
      await expect(
        page.getByText('Необходимо подтвердить данные об организации').first(),
      ).toBeVisible();
    },
  },
  'the user menu': {
    visit: async (page, cabinet) => {
      await cabinet.enter(page, users.admin, '/offer');
      await expectAllOffers(page);
      await openUserMenu(page);
    },
  },
  'the message of a failed download': {
    visit: async (page, cabinet) => {
      cabinet.allow({ consoleErrors: [/Не удалось скачать файл/] });
      await cabinet.control.faults([{ kind: '404', operationId: 'downloadDebtorAgreement' }]);
      await cabinet.enter(page, users.admin, '/offer');
      await insuranceOffers(page).getByRole('button', { name: 'Скачать договор' }).click();
      await expect(page.locator('.p-toast-message')).toBeVisible();
    },
  },
  'an unavailable service': {
    core: true,
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '503', operationId: 'getHealth' }]);
      await page.goto('/unavailable');
      await expect(page.getByText(/Пока не отвечает/)).toBeVisible();
    },
  },
  'an unknown address': {
    visit: async (page) => {
      await page.goto('/public/nothing');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
});
