// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { paths } from '../../../domain/paths';
import ManagementPage from './page';

const cabinet = testCabinet();
const DENIS = 'morozov@posylka-plus.ru';

describe('«Что сделать» of the insurance', () => {
  const payAll = () => {
    const { senderInvoice } = cabinet.backend.world.db;
    for (const { id } of senderInvoice.all()) {
      senderInvoice.update(id, { status: { name: 'PAID', description: 'Оплачен' } });
    }
  };
  const open = () =>
    cabinet.show({ [paths.insuranceManagement]: <ManagementPage /> }, { as: DENIS });
  const todo = () => screen.findByRole('region', { name: 'Что сделать' });
  const lines = async () =>
    within(await todo())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

  it('shows each open bill with its sum and delay, and the drafts, the most urgent first', async () => {
    await open();
    const [first, ...rest] = await lines();
    expect(first).toMatch(/^Оплатить счёт СП-.+₽.*просрочка \d+ (день|дня|дней)Оплатить$/);
    expect(rest.toSorted()).toEqual([
      expect.stringMatching(/^Оплатить счёт СП-.+₽.*до \d+ [а-я]+Оплатить$/),
      expect.stringMatching(/^Проверить черновик заявления за [а-я]+.*Проверить$/),
    ]);
    expect(within(await todo()).getByText('3 дела')).toBeVisible();
    const [pay] = within(await todo()).getAllByRole('link', { name: /^Оплатить: Оплатить счёт/ });
    expect(pay).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/sender\/invoices-payment\?search=.*&row=/),
    );
  });

  it('shows five lines at once, and the others on «Ещё N»', async () => {
    cabinet.backend.seed.senderInvoice.many(4);
    const { user } = await open();
    expect(await lines()).toHaveLength(5);
    const all = Number.parseInt(within(await todo()).getByText(/^\d+\sдел/).textContent);
    expect(all).toBeGreaterThan(5);
    await user.click(screen.getByRole('button', { name: `Ещё ${all - 5}` }));
    expect(await lines()).toHaveLength(all);
    await user.click(screen.getByRole('button', { name: 'Свернуть' }));
    expect(await lines()).toHaveLength(5);
  });

  it('shows only the number of unpaid bills if they fail to load', async () => {
    cabinet.fail('findSenderInvoices', '500');
    await open();
    expect(
      await screen.findByRole('link', { name: /^Оплатить: 2.неоплаченных счёта$/ }),
    ).toHaveAttribute('href', '/sender/invoices-payment');
    expect(await screen.findByText('77041234')).toBeVisible();
  });

  it('makes no call for bills if all are paid', async () => {
    payAll();
    await open();
    expect(await screen.findByRole('region', { name: 'Показатели' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Оплатить/ })).toBeNull();
    expect(cabinet.calls()).not.toContain('findSenderInvoices');
  });

  it('shows the bills without drafts if the claims fail to load', async () => {
    cabinet.fail('findClaims', '403');
    await open();
    expect(await lines()).toHaveLength(2);
  });

  it('is hidden without bills and drafts', async () => {
    payAll();
    cabinet.fail('findClaims', '403');
    await open();
    expect(await screen.findByRole('region', { name: 'Показатели' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Что сделать' })).toBeNull();
  });
});
