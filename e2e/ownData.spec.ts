import { expect, rubles, test } from './fixtures';

test('a denied offer can be applied for again after a month', async ({
  page,
  seed,
  faults,
  clock,
  as,
}) => {
  await seed.debtorOffer.denied({ insuranceLimit: rubles(7_770_000) });
  await faults.break('findActualDebtorOffers', '503');
  await as('admin', '/offer');
  await expect(page.getByText('Сервис временно недоступен').first()).toBeVisible();
  await faults.mend();
  await clock.days(31);
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: '7 770 000' });
  await expect(card.getByRole('button', { name: 'Подать заявку' })).toBeVisible();
});
