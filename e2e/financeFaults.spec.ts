import type { Page } from 'playwright/test';
import { FAULT_KINDS, type FaultKind } from '../test/backend/faults/fault';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { inTurn } from './support/inTurn';
import { bankOffers } from './support/offerSections';

/**
 * For every fault of a financing call, the page must show a clear Russian message or a known state: never a blank page
 * or a second POST. An unhandled error fails a test, too. Each test tries a third of the faults.
 */

const FAULTS = FAULT_KINDS.filter((kind) => kind !== 'latency');
/** Longer than the timeout of a request, 300 s. The test moves the page's clock by this time. */
const PAST_TIMEOUT_MS = 301_000;

interface Reading {
  readonly operationId: string;
  readonly address: string;
}

/**
 * One read operation is enough here. src/modules/finance/faultsOf*.test.tsx test all operations with all faults,
 * without a browser.
 */
const READ: readonly Reading[] = [{ operationId: 'findSupplies', address: '/deliveries' }];

/** Returns a locator for any valid outcome: the screen in one of its states, /unavailable, or the sign-in page. */
function stateOf(page: Page) {
  const main = page.getByRole('main');
  return main
    .getByRole('alert')
    .or(main.getByRole('row'))
    .or(main.getByRole('article'))
    .or(main.getByText(/Для вас нет предложений|Здесь появятся|Раздел пока недоступен/))
    .or(page.getByRole('heading', { name: /Ожидание подтверждения|временно недоступен|Вход в/ }))
    .filter({ visible: true })
    .first();
}

async function expectState(page: Page, kind: FaultKind, state = stateOf(page)) {
  if (kind === 'timeout') {
    await expect(async () => {
      await page.clock.fastForward(PAST_TIMEOUT_MS);
      await expect(state, kind).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await expect(state, kind).toBeVisible();
  await expect(page.locator('body'), kind).not.toHaveText(
    /undefined|\[object|NaN|<html|Invalid Date/,
    { useInnerText: true },
  );
}

async function resetAndOpen(page: Page, cabinet: Cabinet, address?: string) {
  await cabinet.control.reset();
  await page.context().clearCookies();
  await cabinet.enter(page, users.admin, address);
}

test.describe('the financing', () => {
  test.setTimeout(400_000);

  test.beforeEach(async ({ page, cabinet }) => {
    cabinet.allow({ consoleErrors: [/./], violations: [/./] });
    await page.clock.install();
  });

  for (const { operationId, address } of READ) {
    test(`shows a known state of ${address} when ${operationId} fails`, async ({
      page,
      cabinet,
    }) => {
      for (const kind of inTurn(FAULTS, 0, 3)) {
        await resetAndOpen(page, cabinet);
        await cabinet.control.faults([{ kind, operationId }]);
        await page.goto(address);
        await expectState(page, kind);
      }
    });
  }

  test('shows a known state after one POST when a new request fails', async ({ page, cabinet }) => {
    let posts = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/v1/finance/request') posts += 1;
    });
    for (const kind of inTurn(FAULTS, 1, 3)) {
      await resetAndOpen(page, cabinet, '/offer');
      posts = 0;
      const card = bankOffers(page).getByRole('article').filter({ hasText: '35 000 000' });
      await expect(card).toBeVisible();
      await cabinet.control.faults([{ kind, operationId: 'createFinanceRequest' }]);
      await card.getByRole('button', { name: 'Подать заявку' }).dblclick();
      const outcome = page
        .locator('.p-toast-message')
        .or(page.getByRole('heading', { name: /временно недоступен|Вход в|Заявка/ }))
        .first();
      await expectState(page, kind, outcome);
      // A POST is repeated only after a 401, because the server has not executed it.
      expect(posts, kind).toBe(kind === '401' ? 2 : 1);
    }
  });

  test('shows a message and saves no broken file when an agreement cannot be downloaded', async ({
    page,
    cabinet,
  }) => {
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    for (const kind of inTurn(FAULTS, 2, 3)) {
      await resetAndOpen(page, cabinet, '/offer');
      saved.length = 0;
      await cabinet.control.faults([{ kind, operationId: 'downloadFinanceAgreement' }]);
      await bankOffers(page).getByRole('button', { name: 'Скачать договор' }).first().click();
      const outcome = page
        .locator('.p-toast-message')
        .or(page.getByRole('heading', { name: /временно недоступен|Вход в/ }))
        .first();
      await expectState(page, kind, outcome);
      expect(
        saved.every((name) => name.endsWith('.pdf')),
        `${kind}: ${saved.join(', ')}`,
      ).toBe(true);
    }
  });
});
