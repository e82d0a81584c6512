import type { Page } from 'playwright/test';
import { testAccessibility } from '../support/accessibility';
import { expect, test } from '../support/cabinet';
import { GALLERY, openGallery } from '../support/gallery';

test.use(GALLERY);

/** Scrolls to the top: a button half under the sticky bar would count as too small. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));

const PARTS = ['#requisites', '#secrets', '#choices'];

/** Fields of the gallery in states that only appear after an action of the user. */
testAccessibility({
  'every field with its message': {
    within: PARTS,
    visit: async (page) => {
      await openGallery(page);
      for (const button of await page.getByRole('button', { name: 'Проверить' }).all()) {
        await button.click();
      }
      await page.getByRole('button', { name: 'Подтвердить' }).click();
      await expect(page.getByText('Поле обязательно для заполнения').first()).toBeVisible();
    },
    again: toTop,
  },
  'generated passwords and a failed generation': {
    within: ['#secrets'],
    visit: async (page) => {
      await openGallery(page);
      for (const button of await page.getByRole('button', { name: 'Сгенерировать' }).all()) {
        await button.click();
      }
      await expect(page.getByText(/^Пароль сгенерирован/)).toBeVisible();
      await expect(page.getByText(/^Не удалось создать пароль/)).toBeVisible();
    },
    again: toTop,
  },
  'an open search, a failed one and a revealed account': {
    within: ['#choices'],
    visit: async (page) => {
      await openGallery(page);
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
