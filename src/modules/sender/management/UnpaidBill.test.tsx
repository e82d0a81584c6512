// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { paths } from '../../../domain/paths';
import ManagementPage from './page';

const cabinet = testCabinet();
const DENIS = 'morozov@posylka-plus.ru';

describe('the bill that is due first', () => {
  const pay = (name: RegExp) => screen.findByRole('link', { name });
  const bills = () => cabinet.backend.world.db.senderInvoice;
  const open = () =>
    cabinet.show({ [paths.insuranceManagement]: <ManagementPage /> }, { as: DENIS });

  it('shows its sum, its delay and the number of unpaid bills, and links to its panel', async () => {
    await open();
    const link = await pay(/^Оплатить: Просрочен счёт СП-/);
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/sender\/invoices-payment\?search=.*&row=/),
    );
    expect(
      screen.getByText(/^[\d\s,]+₽, просрочка \d+.(день|дня|дней), всего 2.неоплаченных счёта$/),
    ).toBeVisible();
  });

  it('shows only the number of unpaid bills if it fails to load', async () => {
    cabinet.fail('findSenderInvoices', '500');
    await open();
    expect(await pay(/^Оплатить: 2.неоплаченных счёта$/)).toHaveAttribute(
      'href',
      '/sender/invoices-payment',
    );
    expect(await screen.findByText('77041234')).toBeVisible();
  });

  it('is not requested if all bills are paid', async () => {
    for (const { id } of bills().all()) {
      bills().update(id, { status: { name: 'PAID', description: 'Оплачен' } });
    }
    await open();
    expect(await screen.findByRole('region', { name: 'Показатели' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Оплатить/ })).toBeNull();
    expect(cabinet.calls()).not.toContain('findSenderInvoices');
  });
});
