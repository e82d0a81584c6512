import { expect, test, users } from './support/cabinet';

test.describe('a service that fails', () => {
  test(
    'is reported by /unavailable after a 5xx, and the page returns when the service works again',
    { tag: '@core' },
    async ({ page, cabinet }) => {
      await cabinet.enter(page, users.admin, '/help');
      await cabinet.control.faults([
        { kind: '503', operationId: 'findSupplies', times: 1 },
        { kind: '503', operationId: 'getHealth' },
      ]);
      await page.getByRole('link', { name: 'Реестр поставок' }).click();
      await expect(page).toHaveURL(/\/unavailable\?redirect=\/deliveries$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Сервис временно недоступен',
      );
      await expect(page.getByText(/Пока не отвечает/)).toBeVisible();
      // The page checks the service by itself after some seconds, so the service recovers only now.
      await cabinet.control.noFaults();
      await page.getByRole('button', { name: 'Повторить' }).click();
      await expect(page).toHaveURL(/\/deliveries$/);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
  );

  test('does not hide the offers of another product', async ({ page, cabinet }) => {
    cabinet.allow({ consoleErrors: [/Не удалось загрузить предложения/] });
    await cabinet.control.faults([{ kind: '503', operationId: 'findActualDebtorOffers' }]);
    await cabinet.signIn(page, users.admin);
    const debtors = page.getByRole('region', { name: 'Страхование дебиторской задолженности' });
    await expect(debtors.getByText('Не удалось загрузить')).toBeVisible();
    await expect(page).toHaveURL(/\/offer$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await cabinet.control.noFaults();
    await debtors.getByRole('button', { name: 'Повторить' }).click();
    await expect(debtors.getByRole('article').first()).toBeVisible();
  });

  test('does not cause a loop of redirects when one call keeps failing', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/help');
    await cabinet.control.faults([{ kind: '500', operationId: 'findFinancingObjects' }]);
    await page.getByRole('link', { name: 'Объекты финансирования' }).click();
    // /unavailable redirects back after one second, and again after five seconds; then it names the section and stays.
    const stuck = page.getByRole('heading', {
      name: 'Раздел «Объекты — Объекты финансирования» не отвечает',
    });
    await expect(stuck).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible();
    const calls = (await cabinet.control.log()).filter(
      ({ operationId }) => operationId === 'findFinancingObjects',
    );
    // There are three visits, each with a call of the loader. The screen repeats the call if it is rendered before the
    // browser leaves for /unavailable; this depends on the speed of the machine.
    expect(calls.length).toBeGreaterThanOrEqual(3);
    expect(calls.length).toBeLessThanOrEqual(6);
    await page.getByRole('link', { name: 'Реестр поставок' }).click();
    await expect(page).toHaveURL(/\/deliveries$/);
  });

  test('leaves the user at the offers if /unavailable has no page to return to', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/unavailable');
    await expect(page).toHaveURL(/\/offer$/);
  });

  test('does not make /unavailable redirect to another site', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin, '/unavailable?redirect=//evil.example');
    await expect(page).toHaveURL(`${cabinet.baseURL}/offer`);
  });

  test('is reported by /unavailable even if a proxy responds with an HTML page', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/help');
    await cabinet.control.faults([
      { kind: '502-html', operationId: 'findSupplies', times: 1 },
      { kind: '502-html', operationId: 'getHealth' },
    ]);
    await page.getByRole('link', { name: 'Реестр поставок' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сервис временно недоступен');
    await expect(page.getByText('<html>')).toHaveCount(0);
  });
});
