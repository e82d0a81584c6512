import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, users, type Cabinet } from '../support/cabinet';

async function openGallery(page: Page, cabinet: Cabinet) {
  await page.goto('/login?redirect=/dev');
  await cabinet.signIn(page, users.godmod);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница разработчика');
}

/** The fields of the gallery in the states that somebody has to bring about. */
testAccessibility({
  'every field with its message': {
    visit: async (page, cabinet) => {
      await openGallery(page, cabinet);
      for (const button of await page.getByRole('button', { name: 'Проверить' }).all()) {
        await button.click();
      }
      await page.getByRole('button', { name: 'Подтвердить' }).click();
      await expect(page.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    },
  },
  'an open search, a generated password and a copied text': {
    visit: async (page, cabinet) => {
      await openGallery(page, cabinet);
      for (const button of await page.getByRole('button', { name: 'Сгенерировать' }).all()) {
        await button.click();
      }
      await page.getByRole('button', { name: 'Показать расчётный счёт' }).click();
      await page.getByRole('combobox', { name: 'Поиск не отвечает' }).click();
      await expect(page.getByRole('button', { name: 'Повторить' }).first()).toBeVisible();
    },
    again: async (page) => {
      const search = page.getByRole('combobox', { name: 'Правовая форма', exact: true });
      await search.focus();
      await search.press('ArrowDown');
      await expect(page.getByRole('option').first()).toBeVisible();
      await search.press('ArrowDown');
    },
  },
});
