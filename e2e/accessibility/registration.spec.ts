import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect } from '../support/cabinet';
import { confirmByCode, fillIn, fillRegistration, register, seller } from '../support/registration';

const submit = (page: Page) => page.getByRole('button', { name: 'Зарегистрироваться' }).click();
const continued = (page: Page) => page.getByRole('button', { name: 'Продолжить' }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function openCode(page: Page) {
  await fillRegistration(page);
  await register(page);
}

async function openSeller(page: Page, contractNumber: string) {
  await page.goto('/seller/register/');
  await fillIn(page, { ...seller, 'Номер договора': contractNumber });
  await continued(page);
}

testAccessibility({
  'the registration': {
    visit: async (page) => {
      await page.goto('/register?itn=7707083893');
      await heading(page, 'Регистрация');
    },
  },
  'the registration with errors': {
    core: true,
    visit: async (page) => {
      await page.goto('/register');
      await submit(page);
      await expect(page.getByText('Поле должно быть выбрано').first()).toBeVisible();
    },
  },
  'the registration of a sole proprietor with a warning': {
    visit: async (page) => {
      await fillRegistration(page);
      await page.getByLabel('ИНН', { exact: true }).fill('500100732259');
      await page.getByLabel('Нет отчества').check();
      await expect(page.getByText(/ОГРНИП состоит из 15 цифр/)).toBeVisible();
    },
  },
  'a registration of a known user': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '409', operationId: 'register' }]);
      await fillRegistration(page);
      await submit(page);
      await expect(page.getByText(/Если это вы/)).toBeVisible();
    },
  },
  'the registration of a seller': {
    visit: async (page) => {
      await page.goto('/seller/register/');
      await heading(page, 'Регистрация продавца маркетплейса');
    },
  },
  'a seller who was not found': {
    visit: async (page) => {
      await openSeller(page, 'МП-1');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'a seller who was found': {
    visit: async (page) => {
      await openSeller(page, seller['Номер договора']);
      await expect(page.getByRole('heading', { name: 'Данные найдены' })).toBeVisible();
      await submit(page);
      await expect(page.getByText('Поле должно быть выбрано').first()).toBeVisible();
    },
  },
  'the code of a registration': { visit: openCode },
  'a wrong code of a registration': {
    visit: async (page) => {
      await openCode(page);
      await confirmByCode(page, '9999');
      await expect(page.getByText('Неверный код')).toBeVisible();
    },
  },
  'the code of a registration after a reload': {
    visit: async (page) => {
      await openCode(page);
      await page.reload();
      await expect(page.getByRole('link', { name: 'Заполните заявку ещё раз' })).toBeVisible();
    },
  },
  'a new code of a registration': {
    ownPage: true,
    visit: async (page) => {
      await page.clock.install();
      await openCode(page);
      await page.clock.runFor(61_000);
      await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
      await expect(page.getByText(/Новый код отправлен/)).toBeVisible();
    },
  },
  'a confirmed registration': {
    visit: async (page) => {
      await openCode(page);
      await confirmByCode(page);
      await heading(page, 'Регистрация подтверждена');
    },
  },
  'a link that is being checked': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: 'timeout', operationId: 'confirmRegistration' }]);
      await page.goto('/confirm?token=abc');
      await expect(page.getByText('Проверяем ссылку…')).toBeVisible();
    },
  },
  'a link that could not be checked': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '429', operationId: 'confirmRegistration' }]);
      await page.goto('/confirm?token=abc');
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'an invalid link': {
    visit: async (page) => {
      await page.goto('/confirm?token=abc');
      await heading(page, 'Ссылка не подошла');
    },
  },
  'the confirmation without a registration': {
    visit: async (page) => {
      await page.goto('/confirm');
      await heading(page, 'Начните заново');
    },
  },
});
