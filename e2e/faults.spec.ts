import type { Page } from 'playwright/test';
import { FAULT_KINDS, type FaultKind } from '../test/backend/faults/fault';
import { expect, PASSWORD, test, users, type Cabinet } from './support/cabinet';
import { inTurn } from './support/inTurn';
import { insuranceOffers } from './support/offerSections';

/**
 * For every fault of a call in the main journey, the page must show a clear Russian message or a known state: never a
 * blank page, lost input or a second POST. An unhandled error or an unexpected request fails a test, too. Each test
 * tries a third of the faults.
 */

const FAULTS = FAULT_KINDS.filter((kind) => kind !== 'latency');
const PARTS = 3;
/** Longer than the timeout of a request, 300 s. The test moves the page's clock by this time. */
const PAST_TIMEOUT_MS = 301_000;

/** Expects Russian text and no technical text, such as «undefined» or «NaN». */
async function expectReadable(page: Page, fault: FaultKind) {
  const body = page.locator('body');
  await expect(body, fault).toHaveText(/[А-Яа-я]{4}/, { useInnerText: true });
  await expect(body, fault).not.toHaveText(/undefined|\[object|NaN|<html|Invalid Date/, {
    useInnerText: true,
  });
}

async function outcomeOf(page: Page, fault: FaultKind, outcome: ReturnType<Page['locator']>) {
  const unavailable = page.getByRole('heading', { name: 'Сервис временно недоступен' });
  const shown = outcome.or(unavailable).filter({ visible: true }).first();
  if (fault === 'timeout') {
    // Retries, because a slow page may send the request only after the first jump of the clock.
    await expect(async () => {
      await page.clock.fastForward(PAST_TIMEOUT_MS);
      await expect(shown, fault).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await expect(shown, fault).toBeVisible();
  await expectReadable(page, fault);
}

function expectTrouble(cabinet: Cabinet) {
  cabinet.allow({ consoleErrors: [/./], violations: [/./] });
}

/** Removes the fault; signs in again if it has ended the session. */
async function recover(page: Page, cabinet: Cabinet) {
  await cabinet.control.noFaults();
  const cookies = await page.context().cookies();
  if (cookies.length === 0) await cabinet.enter(page, users.admin);
}

async function fillLogin(page: Page) {
  await page.getByLabel('Логин', { exact: true }).fill(users.admin);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/**
 * Counts the calls of the page from now on. The backend cannot count them: after the loss of a kept-alive connection
 * the browser repeats the request itself.
 */
function countCalls(page: Page, path: string): { count: () => number } {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.method());
  });
  return { count: () => seen.length };
}

test.describe('the cabinet', () => {
  test.setTimeout(240_000);

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  for (const [at, operationId] of (['login', 'getCurrentUser'] as const).entries()) {
    test(`keeps the login in its field when ${operationId} fails during the sign-in`, async ({
      page,
      cabinet,
      context,
    }) => {
      expectTrouble(cabinet);
      const logins = countCalls(page, '/api/v1/auth/login');
      for (const kind of inTurn(FAULTS, at, PARTS)) {
        await cabinet.control.reset();
        await context.clearCookies();
        await page.goto('/login');
        const before = logins.count();
        await cabinet.control.faults([{ kind, operationId }]);
        await fillLogin(page);
        const arrived = page.getByRole('heading', { name: 'Страховые продукты' });
        await outcomeOf(page, kind, page.getByRole('alert').or(arrived));
        if (new URL(page.url()).pathname === '/login') {
          await expect(page.getByLabel('Логин', { exact: true }), kind).toHaveValue(users.admin);
        }
        expect(logins.count() - before, kind).toBe(1);
      }
    });
  }

  for (const [at, operationId] of (
    [
      'getModules',
      'findActualDebtorOffers',
      'getCurrentUser',
      'refreshToken',
      'downloadFile',
    ] as const
  ).entries()) {
    test(`shows a message or a known state when ${operationId} fails while the page loads`, async ({
      page,
      cabinet,
    }) => {
      expectTrouble(cabinet);
      for (const kind of inTurn(FAULTS, at + 2, PARTS)) {
        await recover(page, cabinet);
        await cabinet.control.faults([{ kind, operationId }]);
        await page.goto('/offer');
        await outcomeOf(
          page,
          kind,
          page
            .getByRole('alert')
            .or(page.getByRole('article'))
            .or(page.getByRole('heading', { name: 'Ожидание подтверждения' }))
            .or(page.getByText('Для вас нет предложений в данный момент'))
            .or(page.getByRole('heading', { name: 'Вход в личный кабинет' })),
        );
      }
    });
  }

  test('shows a message after one POST when an application fails', async ({
    page,
    cabinet,
    context,
  }) => {
    expectTrouble(cabinet);
    const applications = countCalls(page, '/api/v1/debtors/request/agreement');
    for (const kind of inTurn(FAULTS, 0, PARTS)) {
      const before = applications.count();
      await cabinet.control.reset();
      await context.clearCookies();
      await cabinet.enter(page, users.admin, '/offer');
      await insuranceOffers(page).getByRole('button', { name: 'Подать заявку' }).first().click();
      const dialog = page.getByRole('dialog');
      const box = dialog.getByLabel('Я подтверждаю данные об организации');
      // `check()` would read the checkbox right after its click, too early on a busy machine.
      await box.click();
      await expect(box, kind).toBeChecked();
      await cabinet.control.faults([{ kind, operationId: 'requestDebtorAgreement' }]);
      await dialog.getByRole('button', { name: 'Подать заявку' }).dblclick();
      await outcomeOf(page, kind, page.locator('.p-toast-message').first());
      await expect(dialog, kind).toHaveCount(0);
      // A POST is repeated only after a 401, because the server has not executed it.
      expect(applications.count() - before, kind).toBe(kind === '401' ? 2 : 1);
    }
  });

  test('shows a message and saves no broken file when a download fails', async ({
    page,
    cabinet,
  }) => {
    expectTrouble(cabinet);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    for (const kind of inTurn(FAULTS, 1, PARTS)) {
      downloads.length = 0;
      await recover(page, cabinet);
      await page.goto('/offer');
      await cabinet.control.faults([{ kind, operationId: 'downloadDebtorAgreement' }]);
      await insuranceOffers(page).getByRole('button', { name: 'Скачать договор' }).click();
      await outcomeOf(page, kind, page.locator('.p-toast-message').first());
      expect(
        downloads.every((name) => name.endsWith('.pdf')),
        `${kind}: ${downloads.join(', ')}`,
      ).toBe(true);
    }
  });

  test('ends the session even if the sign-out fails', async ({ page, cabinet, context }) => {
    expectTrouble(cabinet);
    for (const kind of inTurn(FAULTS, 2, PARTS)) {
      await cabinet.control.reset();
      await context.clearCookies();
      await cabinet.enter(page, users.admin, '/offer');
      await cabinet.control.faults([{ kind, operationId: 'logout' }]);
      await page.getByRole('button', { name: /Меню пользователя/ }).click();
      await page.getByRole('menuitem', { name: 'Выйти' }).click();
      await outcomeOf(page, kind, page.getByRole('heading', { name: 'Вход в личный кабинет' }));
      expect(await context.cookies(), kind).toEqual([]);
    }
  });

  test('keeps /unavailable usable when the health check fails', async ({ page, cabinet }) => {
    expectTrouble(cabinet);
    await cabinet.enter(page, users.admin);
    for (const kind of inTurn(FAULTS, 0, PARTS)) {
      await cabinet.control.noFaults();
      await cabinet.control.faults([{ kind, operationId: 'getHealth' }]);
      await page.goto('/unavailable?redirect=/offer');
      await outcomeOf(
        page,
        kind,
        page
          .getByRole('button', { name: 'Повторить' })
          .or(page.getByRole('heading', { name: 'Страховые продукты' })),
      );
    }
  });
});
