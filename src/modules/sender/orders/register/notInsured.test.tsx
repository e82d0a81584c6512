// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openRegister } from '../testing/openRegister';

const cabinet = testCabinet();

describe('the register of orders', () => {
  it('says above the rows why no order on the page can have a claim', async () => {
    await openRegister(cabinet, '?insured=no');
    expect(await screen.findByText(/Заказы на этой странице не застрахованы/)).toBeVisible();
  });

  it('shows no note above the rows if at least one order on the page can have a claim', async () => {
    await openRegister(cabinet);
    await screen.findByRole('grid');
    expect(screen.queryByText(/на этой странице не/)).toBeNull();
    expect(screen.queryByText(/По заказам на этой странице/)).toBeNull();
  });
});

describe('the panel of an insured order', () => {
  it('offers a new claim if the only other claim has no id', async () => {
    const order = cabinet.backend.seed.order({ insured: true });
    const claim = cabinet.backend.seed.claim();
    cabinet.pretend('findClaims', { content: [{ ...claim, id: '' }], totalElements: 1 });
    await openRegister(cabinet, `?row=${order.id}`);
    const shown = within(await screen.findByRole('complementary'));
    expect(await shown.findByRole('link', { name: 'Создать заявление' })).toBeVisible();
  });
});

describe('the panel of an order without insurance', () => {
  it.each([
    ['DISABLED', /включите страхование/, /Страхование включено/],
    ['ENABLED', /Страхование включено/, /включите страхование/],
  ] as const)(
    'explains what to do while the insurance of orders is %s',
    async (status, expected, absent) => {
      cabinet.pretend('getInsuranceStatus', {
        status,
        insurancePrice: 4900,
        startDateTime: '2026-11-20T10:00:00+03:00',
        endDateTime: null,
      });
      const order = cabinet.backend.world.db.order.all().find(({ insured }) => !insured);
      await openRegister(cabinet, `?insured=no&search=${order?.orderNumber}&row=${order?.id}`);
      const shown = within(await screen.findByRole('complementary'));
      expect(await shown.findByText(expected)).toBeVisible();
      expect(shown.queryByText(absent)).toBeNull();
    },
  );
});
