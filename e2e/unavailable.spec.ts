import { expect, test, users } from './support/cabinet';

test.describe('/unavailable', () => {
  test(
    'opens after a 5xx, and returns to the page when the service works again',
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

  test('does not open if only the offers of one product fail', async ({ page, cabinet }) => {
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

  test('stops redirecting back when one call keeps failing', async ({ page, cabinet }) => {
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

  test('redirects to the offers if the address names no page to return to', async ({
    page,
    cabinet,
  }) => {
    await cabinet.enter(page, users.admin, '/unavailable');
    await expect(page).toHaveURL(/\/offer$/);
  });

  test('does not redirect to another site', async ({ page, cabinet }) => {
    await cabinet.enter(page, users.admin, '/unavailable?redirect=//evil.example');
    await expect(page).toHaveURL(`${cabinet.baseURL}/offer`);
  });

  test('opens even if a proxy responds with an HTML page', async ({ page, cabinet }) => {
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
