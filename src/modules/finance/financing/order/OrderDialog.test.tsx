// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ANNA, financeId } from '../../../../../test/backend/scenarios/finance/owners';
import { testCabinet } from '../../../../../test/render/cabinet';
import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';
import { formatMoney } from '../../../../lib/money';
import { feeOf } from '../objects/financingObject';
import type { OrderEnd } from './OrderDialog';
import { orderDialog } from '../objects/useObjectOrder';

const cabinet = testCabinet();

const objects = () =>
  cabinet.backend.world.db.financingObject
    .all()
    .filter(({ organizationId }) => organizationId === ANNA.organizationId);

/** Returns objects of the demo agreement with this number that can be ordered. */
const availableUnder = (agreement: number) =>
  objects().filter(
    ({ status, agreement: { id } }) =>
      status.name === 'AVAILABLE' && id === financeId('agreement', ANNA, agreement),
  );

async function openOrder(lines: readonly FinancingObject[]) {
  const shown = await cabinet.show({ '/financing': <h1>Объекты финансирования</h1> });
  const end = vi.fn<(end: OrderEnd | undefined) => void>();
  void orderDialog.open({ lines, chosenCount: lines.length })(shown.store.dispatch).then(end);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByText('Остаток лимита');
  await waitFor(() => expect(dialog).not.toHaveTextContent('Загружаем…'));
  return { ...shown, dialog, end };
}

const orderButton = () => screen.getByRole('button', { name: /^Заказать \d/ });

describe('an order of financing', () => {
  it('shows its total, is sent once, and shows the result of each object', async () => {
    const chosen = availableUnder(1).slice(0, 3);
    const { user, dialog, end } = await openOrder(chosen);
    expect(within(dialog).getByRole('region', { name: 'Состав заказа' })).toHaveTextContent(
      /^К получению≈/,
    );
    expect(dialog).toHaveTextContent('Предварительный расчёт');
    expect(orderButton()).toHaveTextContent('Заказать 3 объекта');
    await user.dblClick(orderButton());
    await waitFor(() => expect(screen.getByText('Результат заказа')).toHaveFocus());
    expect(screen.getByText(/^Заказано: 3 объекта, к получению/)).toBeVisible();
    expect(screen.getAllByText(/3 объекта/)).toHaveLength(1);
    expect(cabinet.sent('orderFinancingObjects')).toEqual([
      { objectIds: chosen.map(({ id }) => id) },
    ]);
    await user.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] ?? document.body);
    const rows = chosen.map(({ id }) => ({ id, outcome: 'ordered', reason: '' }));
    await waitFor(() => expect(end).toHaveBeenCalledWith(expect.objectContaining({ rows })));
  });

  it('estimates the same fee as the registry', async () => {
    const [object] = availableUnder(1);
    if (!object) throw new Error('An available object is seeded');
    const fee = feeOf(object);
    const { dialog } = await openOrder([object]);
    expect(fee).toBeGreaterThan(0);
    expect(within(dialog).getAllByText('Комиссия')[0]?.nextElementSibling).toHaveTextContent(
      formatMoney(fee).replaceAll('\u00A0', ' '),
    );
  });

  it('is sent once when Enter is pressed three times', async () => {
    const { user } = await openOrder(availableUnder(1).slice(0, 1));
    const release = cabinet.hold('orderFinancingObjects');
    orderButton().focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(cabinet.sent('orderFinancingObjects')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Отменить' })).toBeDisabled();
    release();
    expect(await screen.findByText('Результат заказа')).toBeVisible();
    expect(cabinet.sent('orderFinancingObjects')).toHaveLength(1);
  });

  it('warns of an exceeded limit, and lists the refused objects with their reasons', async () => {
    const { user, dialog } = await openOrder([
      ...availableUnder(3),
      ...availableUnder(1).slice(0, 1),
    ]);
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/Лимит превышен на .* ₽/);
    await user.click(orderButton());
    await user.click(await screen.findByRole('button', { name: 'Отправить' }));
    const refused = await screen.findByRole('list', { name: 'Не заказаны' });
    expect(refused).toHaveTextContent(/Превышен доступный лимит по договору №/);
    expect(screen.getByRole('alert')).toHaveTextContent(/Не заказано: .* они остались выбранными/);
  });

  it.each(['drop', 'drop-mid-body', 'broken-json', 'empty-object', 'null'] as const)(
    'has an unknown result after the fault «%s», and is never repeated',
    async (fault) => {
      const { user, end } = await openOrder(availableUnder(1).slice(0, 2));
      cabinet.fail('orderFinancingObjects', fault);
      await user.click(orderButton());
      expect(await screen.findByText('Неизвестно, принят ли заказ')).toBeVisible();
      const refresh = screen.getByRole('button', { name: 'Обновить список' });
      expect(refresh).toHaveFocus();
      expect(screen.queryByRole('button', { name: /^Заказать/ })).toBeNull();
      cabinet.mend();
      await user.click(refresh);
      await waitFor(() => expect(end).toHaveBeenCalledWith('unknown'));
      expect(cabinet.sent('orderFinancingObjects')).toHaveLength(1);
    },
  );

  it('cannot be sent without a connection, and shows the reason', async () => {
    const { user } = await openOrder(availableUnder(1).slice(0, 1));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Заказ не отправлен: нет связи');
    expect(cabinet.sent('orderFinancingObjects')).toHaveLength(0);
    online.mockRestore();
    await user.click(orderButton());
    expect(await screen.findByText('Результат заказа')).toBeVisible();
  });

  it('has an unknown result if its page was closed before the response, and is not repeated', async () => {
    const { user, goTo } = await openOrder(availableUnder(1).slice(0, 1));
    const release = cabinet.hold('orderFinancingObjects');
    await user.click(orderButton());
    await waitFor(() => expect(cabinet.sent('orderFinancingObjects')).toHaveLength(1));
    await goTo('/unavailable');
    expect(screen.queryByRole('dialog')).toBeNull();
    await goTo('/financing');
    expect(await screen.findByText('Неизвестно, принят ли заказ')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Заказать/ })).toBeNull();
    release();
    expect(cabinet.sent('orderFinancingObjects')).toHaveLength(1);
  });

  it.each(['400', '403', '409', '422', '429'] as const)(
    'shows the reason after a %s, and can be sent again',
    async (fault) => {
      const { user } = await openOrder(availableUnder(1).slice(0, 1));
      cabinet.fail('orderFinancingObjects', fault, {
        message: 'Банк временно не принимает заказы',
      });
      await user.click(orderButton());
      const refusal = await screen.findByRole('alert');
      expect(refusal).toHaveTextContent('Банк временно не принимает заказы');
      cabinet.mend();
      await user.click(orderButton());
      expect(await screen.findByText('Результат заказа')).toBeVisible();
    },
  );

  it('can be sent if the limits are unknown', async () => {
    cabinet.fail('findFinanceAgreements', '403');
    const { user, dialog } = await openOrder(availableUnder(1).slice(0, 1));
    expect(dialog).toHaveTextContent('Не удалось узнать остаток лимитов');
    await user.click(orderButton());
    expect(await screen.findByText('Результат заказа')).toBeVisible();
  });

  it('makes no call when it is cancelled', async () => {
    const { user, end } = await openOrder(availableUnder(1).slice(0, 1));
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(end).toHaveBeenCalledWith(undefined));
    expect(cabinet.sent('orderFinancingObjects')).toHaveLength(0);
  });
});

describe('the second confirmation of an order', () => {
  /** Returns available objects, each with this sum to receive. */
  const available = (count: number, financingAmount: number) =>
    objects()
      .filter(({ status }) => status.name === 'AVAILABLE')
      .slice(0, count)
      .map((object) => ({ ...object, financingAmount }));

  it.each([
    ['of ten objects', 10, 10_000],
    ['of five million roubles', 2, 250_000_000],
  ])('is needed for an order %s, and the order is sent once', async (_title, count, each) => {
    const { user } = await openOrder(available(count, each));
    await user.dblClick(orderButton());
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(formatMoney(count * each).replaceAll('\u00A0', ' '));
    await user.click(within(question).getByRole('button', { name: 'Проверить ещё раз' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(cabinet.sent('orderFinancingObjects')).toHaveLength(0);
    await user.click(orderButton());
    await user.click(await screen.findByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText('Результат заказа')).toBeVisible();
    expect(cabinet.sent('orderFinancingObjects')).toHaveLength(1);
  });

  it('is not needed for nine objects with a sum one kopek below the limit', async () => {
    const { user } = await openOrder(available(9, 55_555_555));
    await user.click(orderButton());
    expect(await screen.findByText('Результат заказа')).toBeVisible();
  });
});
