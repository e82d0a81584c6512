import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

const USERS = '/profile?tab=users';
const ILIN = '/profile/users/b7d0a6f4-2f39-4c7e-8f15-9e0d6a3c5b22';
const SOKOLOVA = '/profile/users/6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11';
const PROHOROV = '/profile/users/2e471d6b-96a0-43e5-968c-6574d1a3d299';

async function open(page: Page, cabinet: Cabinet, address: string, username: string = users.admin) {
  await cabinet.enter(page, username, address);
}

testAccessibility({
  'the list of users': {
    core: true,
    visit: async (page, cabinet) => {
      await open(page, cabinet, USERS, users.godmod);
      await expect(page.getByRole('link', { name: 'Орлов Илья Денисович' })).toBeVisible();
    },
  },
  'the list of users while it loads': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: 'timeout', operationId: 'findUsers' }]);
      await open(page, cabinet, USERS);
      await expect(page.getByRole('main').getByText('Загрузка…')).toBeAttached();
    },
  },
  'the list of users when none is found': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, USERS);
      await page.getByRole('searchbox').fill('никто');
      await expect(page.getByRole('status').filter({ hasText: 'Ничего не найдено' })).toBeVisible();
    },
  },
  'the list of users that could not be loaded': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '400', operationId: 'findUsers' }]);
      await open(page, cabinet, USERS);
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'the question before a user is confirmed': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, USERS);
      await page.getByRole('button', { name: 'Подтвердить: Ильин Тимур' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  'the dialog of a new user with errors': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, USERS);
      await page.getByRole('button', { name: 'Добавить пользователя' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Добавить' }).click();
      await expect(page.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    },
  },
  'a user who waits for confirmation, with a refused role': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '409', operationId: 'createUserRole' }]);
      await open(page, cabinet, ILIN);
      await page.getByRole('switch', { name: 'Финансирование' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'the page of the administrator’s own user': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, SOKOLOVA);
      await expect(page.getByRole('switch', { name: 'Финансирование' })).toBeVisible();
    },
  },
  'a deleted user': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, PROHOROV);
      await expect(page.getByText('Удалён', { exact: true })).toBeVisible();
    },
  },
  'an unknown user': {
    visit: async (page, cabinet) => {
      await open(page, cabinet, '/profile/users/nobody');
      await expect(page.getByText('Такого пользователя нет')).toBeVisible();
    },
  },
  'a user who could not be loaded': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: '400', operationId: 'getUser' }]);
      await open(page, cabinet, ILIN);
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    },
  },
  'a user while it loads': {
    visit: async (page, cabinet) => {
      await cabinet.control.faults([{ kind: 'timeout', operationId: 'getUser' }]);
      await open(page, cabinet, ILIN);
      await expect(page.getByText('Загружаем пользователя')).toBeAttached();
    },
  },
});
