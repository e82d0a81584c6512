import { testAccessibility } from '../support/accessibility';
import { expect, users } from '../support/cabinet';
import { openProfile } from '../support/profile';

const REFUSED = { consoleErrors: [/status of 4\d\d/] };

testAccessibility({
  'the user’s own data': {
    visit: async (page, cabinet) => {
      await openProfile(page, cabinet, users.admin);
      await expect(page.getByLabel('Фамилия')).toBeVisible();
    },
  },
  'the user’s own data with errors': {
    core: true,
    visit: async (page, cabinet) => {
      await openProfile(page, cabinet, users.admin);
      await page.getByLabel('Фамилия').fill('');
      await page.getByLabel('Мобильный телефон').fill('12');
      await page.getByLabel('Нет отчества').check();
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByText('Поле обязательно для заполнения')).toBeVisible();
    },
  },
  'a refused change of the user’s own data': {
    visit: async (page, cabinet) => {
      cabinet.allow(REFUSED);
      await openProfile(page, cabinet, users.admin);
      await cabinet.control.faults([{ kind: '400', operationId: 'updateCurrentUser' }]);
      await page.getByLabel('Имя').fill('Жанна');
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'the question about unsaved changes': {
    visit: async (page, cabinet) => {
      await openProfile(page, cabinet, users.admin);
      await page.getByLabel('Имя').fill('Жанна');
      await page.getByRole('link', { name: 'Безопасность' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  'the change of the password with an error': {
    visit: async (page, cabinet) => {
      await openProfile(page, cabinet, users.admin, 'security');
      await page.getByLabel('Новый пароль').fill('sneg1');
      await page.getByRole('button', { name: 'Изменить пароль' }).click();
      await expect(page.getByText('Пароль не соответствует требованиям')).toBeVisible();
    },
  },
  'a generated password': {
    visit: async (page, cabinet) => {
      await openProfile(page, cabinet, users.admin, 'security');
      await page.getByRole('button', { name: 'Сгенерировать' }).click();
      await expect(page.getByText(/Пароль сгенерирован/)).toBeVisible();
    },
  },
  'a changed password': {
    visit: async (page, cabinet) => {
      await openProfile(page, cabinet, users.admin, 'security');
      await page.getByLabel('Текущий пароль').fill('Demo-2026!');
      await page.getByRole('button', { name: 'Сгенерировать' }).click();
      await expect(page.getByText(/Пароль сгенерирован/)).toBeVisible();
      await page.getByRole('button', { name: 'Изменить пароль' }).click();
      await expect(page.getByText('Пароль изменён')).toBeVisible();
    },
  },
  'a connected account': {
    visit: async (page, cabinet) => {
      await openProfile(page, cabinet, users.sender, 'integrations');
      await expect(page.getByText('Подключён', { exact: true })).toBeVisible();
    },
  },
  'an account with an error': {
    visit: async (page, cabinet) => {
      await cabinet.control.serviceErrors({ COURIER: 'Пароль отклонён' });
      await openProfile(page, cabinet, users.sender, 'integrations');
      await expect(page.getByText('Пароль отклонён')).toBeVisible();
    },
  },
  'the integrations without an account': {
    visit: async (page, cabinet) => {
      cabinet.allow(REFUSED);
      await cabinet.control.reset('sender');
      await openProfile(page, cabinet, users.admin, 'integrations');
      await expect(page.getByText('Не подключён')).toBeVisible();
    },
  },
  'an account that could not be loaded': {
    visit: async (page, cabinet) => {
      cabinet.allow(REFUSED);
      await cabinet.control.faults([{ kind: '403', operationId: 'getCredential' }]);
      await openProfile(page, cabinet, users.sender, 'integrations');
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'an account while it loads': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: 'timeout', operationId: 'getCredential' }]);
      await openProfile(page, cabinet, users.sender, 'integrations');
      await expect(page.getByText('Проверяем подключение')).toBeAttached();
    },
  },
  'the interface settings': {
    visit: async (page, cabinet) => {
      await openProfile(page, cabinet, users.admin, 'interface');
      await page.getByRole('radio', { name: /Плотно/ }).check();
      await page.getByRole('button', { name: 'Сбросить настройки' }).click();
      await expect(page.getByText('Настройки сброшены.')).toBeVisible();
    },
  },
  'the compact cabinet': {
    visit: async (page, cabinet) => {
      await openProfile(page, cabinet, users.admin, 'interface');
      await page.getByRole('radio', { name: /Плотно/ }).check();
      await page.getByRole('switch', { name: /боковое меню/ }).click();
      await expect(page.getByRole('button', { name: 'Развернуть меню' })).toBeVisible();
    },
  },
  'the integrations of an unverified user': {
    visit: async (page, cabinet) => {
      await cabinet.control.user(users.sender, { isVerified: false });
      await openProfile(page, cabinet, users.sender, 'integrations');
      await expect(page.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible();
    },
  },
});
