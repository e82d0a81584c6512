// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../../test/render/cabinet';
import { addDays, moscowDay } from '../../../../lib/isoDay';
import { openRegister } from '../testing/openRegister';
import { deadlineText } from './claimDeadline';

const cabinet = testCabinet();
const today = moscowDay();

/**
 * Sets the deadline of an order without a claim to `days` days from now, or removes it. Returns the order, and the
 * query that finds it.
 */
function orderDue(days: number | undefined) {
  const { order: orders } = cabinet.backend.world.db;
  const order = orders
    .all()
    .find(({ insured, claim, status }) => insured && !claim && status.code === 'DELIVERED');
  // No other order may be due soon.
  for (const { id } of orders.all()) orders.update(id, { claimDeadline: null });
  if (order === undefined) throw new Error('The seed has no such order');
  const claimDeadline = days === undefined ? null : addDays(today, days);
  orders.update(order.id, { claimDeadline });
  return {
    ...order,
    query: `?search=${encodeURIComponent(order.orderNumber)}&row=${order.id}`,
  };
}

const panel = async () => within(await screen.findByRole('complementary'));

describe('the claim deadline of an order', () => {
  it('is shown with the remaining days', () => {
    const words = (deadline: string) =>
      deadlineText(deadline, '2026-11-22')?.text.replaceAll('\u00A0', ' ');
    expect(words('2026-12-06')).toBe('06.12.2026, ещё 14 дней');
    expect(words('2026-11-22')).toBe('22.11.2026, последний день');
    expect(words('2026-11-21')).toBe('21.11.2026, срок прошёл');
    expect(words('')).toBeUndefined();
  });

  it.each([
    [8, false],
    [7, true],
    [0, true],
  ])(
    'is shown in the panel and in the row, %i days ahead (urgent: %s)',
    async (days, isPressing) => {
      const { query } = orderDue(days);
      await openRegister(cabinet, query);
      const shown = await panel();
      expect(await shown.findByText('Заявление до')).toBeVisible();
      expect(shown.queryByText(/^Срок подачи заявления по заказу: /) !== null).toBe(isPressing);
      const day = addDays(today, days).split('-').toReversed().join('.');
      expect(
        within(await screen.findByRole('grid')).getByText(`до ${day.slice(0, 5)}`),
      ).toBeVisible();
    },
  );

  it('has a text after it has passed, but no text if it is unknown', async () => {
    const { view } = await openRegister(cabinet, orderDue(-1).query);
    expect(await (await panel()).findByText(/прошёл\. Страховая компания/)).toBeVisible();
    expect(within(screen.getByRole('grid')).queryByText(/^до \d/)).toBeNull();
    view.unmount();
    await openRegister(cabinet, orderDue(undefined).query);
    expect(await (await panel()).findByText('Застрахован')).toBeVisible();
    expect((await panel()).queryByText('Заявление до')).toBeNull();
  });

  it('can be used to filter the orders that urgently need a claim', async () => {
    const { orderNumber } = orderDue(3);
    await openRegister(cabinet, '?deadline=on');
    const grid = within(await screen.findByRole('grid'));
    expect(await grid.findByText(orderNumber)).toBeVisible();
    await waitFor(() => expect(grid.getAllByRole('row')).toHaveLength(2));
    expect(cabinet.sent('findOrders')).toContainEqual(
      expect.objectContaining({
        filters: [
          { field: 'claim', value: null, operation: 'EQ' },
          { field: 'claimDeadline', value: today, operation: 'GE' },
          { field: 'claimDeadline', value: addDays(today, 7), operation: 'LE' },
        ],
      }),
    );
  });
});
