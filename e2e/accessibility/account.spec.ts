import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function startRecovery(page: Page) {
  await page.goto('/recovery');
  await page.getByLabel('Логин', { exact: true }).fill(users.admin);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(page)).toHaveText('Код подтверждения');
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel('Код из сообщения').fill(code);
  await page.getByRole('button', { name: 'Продолжить' }).click();
}

async function reachNewPassword(page: Page) {
  await startRecovery(page);
  await enterCode(page, '1234');
  await expect(heading(page)).toHaveText('Новый пароль');
}

/** The screens around the password, in every state that looks different. */
testAccessibility({
  'the sign-in page after a new password': {
    visit: async (page) => {
      await reachNewPassword(page);
      await page.getByRole('button', { name: 'Сгенерировать' }).click();
      await expect(page.getByText('Пароль сгенерирован')).toBeVisible();
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await expect(page.getByText('Пароль изменён')).toBeVisible();
    },
  },
  'the recovery': {
    visit: async (page) => {
      await page.goto('/recovery');
      await page.getByRole('button', { name: 'Получить код' }).click();
      await expect(page.getByText('Поле обязательно для заполнения')).toBeVisible();
    },
  },
  'the code of a recovery': { visit: startRecovery },
  'a wrong code': {
    visit: async (page) => {
      await startRecovery(page);
      await enterCode(page, '0000');
      await expect(page.getByText('Неверный код')).toBeVisible();
    },
  },
  'an expired code': {
    visit: async (page: Page, cabinet: Cabinet) => {
      await startRecovery(page);
      await cabinet.control.advance(10 * 60 * 1000);
      await enterCode(page, '1234');
      await expect(page.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
    },
  },
  'a code that was sent again': {
    visit: async (page: Page, cabinet: Cabinet) => {
      await startRecovery(page);
      await cabinet.control.advance(10 * 60 * 1000);
      await enterCode(page, '1234');
      await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
      await expect(page.getByText('Код отправлен ещё раз')).toBeVisible();
    },
  },
  'the new password': { visit: reachNewPassword },
  'a new password with errors': {
    core: true,
    visit: async (page) => {
      await reachNewPassword(page);
      await page.getByLabel('Новый пароль', { exact: true }).fill('vetka');
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await expect(page.getByText('Пароль не соответствует требованиям')).toBeVisible();
    },
  },
  'a new password made up by the server': {
    visit: async (page) => {
      await reachNewPassword(page);
      await page.getByRole('button', { name: 'Сгенерировать' }).click();
      await expect(page.getByText('Пароль сгенерирован')).toBeVisible();
    },
  },
  'a demanded password': {
    visit: async (page: Page, cabinet: Cabinet) => {
      await cabinet.signIn(page, 'ilin@severveter.ru');
      await expect(heading(page)).toHaveText('Новый пароль');
    },
  },
  'an expired link': {
    visit: async (page) => {
      await page.goto('/create-password');
      await expect(heading(page)).toHaveText('Начните заново');
    },
  },
});
