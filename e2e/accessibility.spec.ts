import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test, users, type Cabinet } from './support/cabinet';

const WIDTHS = [360, 768, 1440] as const;
const THEMES = ['light', 'dark'] as const;

type Visit = (page: Page, cabinet: Cabinet) => Promise<void>;

async function openUserMenu(page: Page) {
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
}

/** What a change of the window's size takes away. */
const again: Record<string, (page: Page) => Promise<void>> = { 'the user menu': openUserMenu };

/** Every screen of the cabinet in every state that looks different. */
const screens: Record<string, Visit> = {
  'the sign-in page': async (page) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'the sign-in page with errors': async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText('Поле обязательно для заполнения').first()).toBeVisible();
  },
  'a refused sign-in': async (page) => {
    await page.goto('/login');
    await page.getByLabel('Логин').fill('nobody');
    await page.getByLabel('Пароль', { exact: true }).fill('Wrong-2026!');
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the offers': async (page, cabinet) => {
    await cabinet.signIn(page, users.admin);
    await expect(page.getByRole('article')).toHaveCount(8);
  },
  'loading offers': async (page, cabinet) => {
    await cabinet.control.faults([{ kind: 'timeout', operationId: 'findActualDebtorOffers' }]);
    await cabinet.signIn(page, users.admin);
    await expect(page.getByText('Загружаем предложения страхования')).toBeAttached();
  },
  'failed offers': async (page, cabinet) => {
    cabinet.allow({ consoleErrors: [/Не удалось загрузить предложения/] });
    await cabinet.control.faults([{ kind: '400', operationId: 'findActualDebtorOffers' }]);
    await cabinet.signIn(page, users.admin);
    await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
  'no offers': async (page, cabinet) => {
    await cabinet.control.reset('empty');
    await cabinet.signIn(page, users.admin);
    await expect(page.getByText('Для вас нет предложений в данный момент')).toBeVisible();
  },
  'an unverified user': async (page, cabinet) => {
    cabinet.allow({ consoleErrors: [/Не удалось загрузить предложения/] });
    await cabinet.signIn(page, users.unverified);
    await expect(page.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible();
  },
  'the request dialog': async (page, cabinet) => {
    await cabinet.signIn(page, users.admin);
    await page.getByRole('button', { name: 'Подать заявку' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Подать заявку' }).click();
    await expect(
      page.getByText('Необходимо подтвердить данные об организации').first(),
    ).toBeVisible();
  },
  'the user menu': async (page, cabinet) => {
    await cabinet.signIn(page, users.admin);
    await expect(page.getByRole('article')).toHaveCount(8);
  },
  'a message': async (page, cabinet) => {
    cabinet.allow({ consoleErrors: [/Не удалось скачать файл/] });
    await cabinet.control.faults([{ kind: '404', operationId: 'downloadDebtorAgreement' }]);
    await cabinet.signIn(page, users.admin);
    await page.getByRole('button', { name: 'Скачать договор' }).click();
    await expect(page.locator('.p-toast-message')).toBeVisible();
  },
  'an unavailable service': async (page, cabinet) => {
    await cabinet.control.faults([{ kind: '503', operationId: 'getHealth' }]);
    await page.goto('/unavailable');
    await expect(page.getByText(/Пока не отвечает/)).toBeVisible();
  },
  'an unknown address': async (page) => {
    await page.goto('/public/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'the developer page': async (page, cabinet) => {
    await page.goto('/login?redirect=/dev');
    await cabinet.signIn(page, users.godmod);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница разработчика');
  },
};

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

for (const [name, visit] of Object.entries(screens)) {
  test(`${name} has no accessibility violation in both themes at three widths`, async ({
    page,
    cabinet,
  }) => {
    test.setTimeout(300_000);
    // Motion would be caught half-way: a fading toast has no contrast to speak of.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, cabinet);
    for (const theme of THEMES) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await again[name]?.(page);
        expect.soft(await violationsOf(page), `${theme}, ${width} px`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `sideways scrolling, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
