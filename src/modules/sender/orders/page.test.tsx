// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { POSYLKA_PLUS } from '../../../../test/backend/scenarios/companies';
import { orderStatus } from '../../../../test/backend/serializers/statuses';
import { testCabinet } from '../../../../test/render/cabinet';
import { DENIS, openRegister, PATH } from './testing/openRegister';

const cabinet = testCabinet();
const open = (query?: string, as?: string) => openRegister(cabinet, query, as);
const orders = () => cabinet.backend.world.db.order.all();
type SeedOrder = ReturnType<typeof orders>[number];
const grid = () => screen.findByRole('grid');
const panel = async () => within(await screen.findByRole('complementary'));

/** Returns true for an insured order of the courier company without a claim. */
const isFree = ({ insured, claim, status }: SeedOrder) =>
  insured && claim === null && !['CREATED', 'DELETED'].includes(status.code);

/** Returns an order of the seed that fits, and the query that finds only this order. */
function orderWith(fits: (order: SeedOrder) => boolean) {
  const order = orders().find(fits);
  if (!order) throw new Error('The seed has no such order');
  return { order, query: `?search=${encodeURIComponent(order.orderNumber)}&row=${order.id}` };
}

describe('the register of orders', () => {
  it('loads only orders, claims, figures and statuses', async () => {
    await open();
    await grid();
    expect(new Set(cabinet.calls())).toEqual(
      new Set(['findOrders', 'findClaims', 'getOrderDashboard', 'getOrderStatuses']),
    );
  });

  it('shows all columns and the totals', async () => {
    await open();
    const heads = within(await grid()).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent).join()).toBe(
      'Выбор,№ заказа,Статус,Объявленная стоимость,Маршрут,Создан,Застрахован,Страховая сумма,Премия,Заявление',
    );
    const footer = (await screen.findByText(/^Итого по/)).textContent ?? '';
    const insured = orders().reduce((sum, { insuredSum }) => sum + insuredSum, 0);
    const premium = orders().reduce((sum, { insurancePremium }) => sum + insurancePremium, 0);
    const [, ...sums] = footer.split(/: |, премия/).map((text) => text.replaceAll(/\D/g, ''));
    expect(sums).toEqual([String(insured), String(premium)]);
  });

  it('filters by the statuses of the directory', async () => {
    const { user } = await open();
    await grid();
    await user.click(screen.getByRole('button', { name: /Фильтры/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Не вручен' }));
    await waitFor(() =>
      expect(cabinet.sent('findOrders').at(-1)).toMatchObject({
        filters: [{ field: 'status.code', value: ['NOT_DELIVERED'], operation: 'IN' }],
      }),
    );
    expect(
      await screen.findByRole('button', { name: 'Статус: Не вручен, убрать фильтр' }),
    ).toBeVisible();
  });

  it('offers only periods in the past', async () => {
    const { user } = await open();
    await grid();
    await user.click(screen.getByRole('button', { name: /Фильтры/ }));
    await user.click(await screen.findByRole('button', { name: /^Создан: период/ }));
    const presets = await screen.findByRole('group', { name: 'Готовые периоды' });
    expect(presets).toHaveTextContent('Последние 30 дней');
    expect(presets).not.toHaveTextContent('Следующие 30 дней');
  });

  it('shows the number of paid claims next to the paid sum', async () => {
    const paid = cabinet.backend.world.db.claim
      .all()
      .filter(({ organizationId, paidAmount }) => organizationId === POSYLKA_PLUS.id && paidAmount);
    await open();
    const tiles = within(await screen.findByRole('group', { name: 'Показатели заказов' }));
    const tile = tiles.getByRole('link', { name: /^Выплачено по заявлениям/ });
    await waitFor(() => expect(tile).toHaveTextContent(new RegExp(`₽${paid.length}\\sзаявлен`)));
  });

  it('hides the status filter if the directory cannot be loaded', async () => {
    cabinet.fail('getOrderStatuses', '403');
    const { user } = await open();
    await grid();
    await user.click(screen.getByRole('button', { name: /Фильтры/ }));
    expect(await screen.findByRole('combobox', { name: 'Страхование' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Статус' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('hides the figures if they cannot be loaded', async () => {
    cabinet.fail('getOrderDashboard', '403');
    await open();
    await grid();
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Показатели заказов' })).toBeNull(),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('filters by a tile, and removes the filter on a second press', async () => {
    const { user, router } = await open();
    const tile = await screen.findByRole('button', { name: /^Застраховано\d/ });
    expect(tile).toHaveClass('tile--neutral');
    await user.click(tile);
    await waitFor(() => expect(router.state.location.search).toContain('insured=yes'));
    expect(tile).toHaveAttribute('aria-pressed', 'true');
    await user.click(tile);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it.each([
    ['?insured=no', { field: 'insured', value: false, operation: 'EQ' }],
    ['?claim=on', { field: 'claim', value: null, operation: 'NE' }],
    ['?search=15620471', { field: 'trackNumber', value: '15620471', operation: 'LIKE' }],
    ['?search=104388', { field: 'orderNumber', value: '104388', operation: 'LIKE' }],
    ['?search=Омск', { field: 'toCity', value: 'Омск', operation: 'LIKE' }],
    [
      '?period=2026-11-01..',
      { field: 'createdDateTime', value: '2026-11-01T00:00:00+03:00', operation: 'GE' },
    ],
    [
      '?period=..2026-11-30',
      { field: 'createdDateTime', value: '2026-11-30T23:59:59.999+03:00', operation: 'LE' },
    ],
  ])('sends the filter %s in the server’s format', async (query, filter) => {
    await open(query);
    await waitFor(() => expect(cabinet.sent('findOrders')[0]).toMatchObject({ filters: [filter] }));
  });

  it('explains an empty list, and offers to clear a search without matches', async () => {
    for (const { id } of orders()) cabinet.backend.world.db.order.delete(id);
    const { goTo } = await open();
    expect(await screen.findByText('Здесь появятся заказы')).toBeVisible();
    expect(screen.getByText(/из личного кабинета курьерской компании/)).toBeVisible();
    const toAccount = screen.getByRole('link', { name: 'Проверить подключение' });
    expect(toAccount).toHaveAttribute('href', '/sender/insurance-management');
    await goTo(`${PATH}?search=Омск`);
    expect(await screen.findByText('Ничего не найдено', { ignore: 'output' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Сбросить фильтры' })).toBeVisible();
  });

  it('shows the waiting card to an unconfirmed user, and loads no orders', async () => {
    cabinet.changeUser(DENIS, { isVerified: false });
    await open();
    expect(await screen.findByText(/Ожидание подтверждения/)).toBeVisible();
    expect(cabinet.calls()).not.toContain('findOrders');
  });
});

describe('the panel of an order', () => {
  it('shows its history and contents', async () => {
    const { order, query } = orderWith(({ status }) => status.code === 'DELIVERED');
    await open(query);
    const shown = await panel();
    const history = within(await shown.findByRole('list', { name: 'История заказа' }));
    expect(history.getAllByRole('listitem')).toHaveLength(order.statusHistory.length);
    expect(history.getByText('Вручен')).toBeVisible();
    expect(shown.getByText(order.items[0]?.name ?? '')).toBeVisible();
  });

  it('links to a new claim if the order is insured', async () => {
    const { order, query } = orderWith(isFree);
    await open(query);
    const shown = await panel();
    expect(await shown.findByText('Заявлений по заказу нет.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Создать заявление' })).toHaveAttribute(
      'href',
      `/sender/create-claim/${order.id}`,
    );
  });

  it.each(['CREATED', 'DELETED'])(
    'explains why there is no claim if the order is %s',
    async (code) => {
      const { order, query } = orderWith(isFree);
      cabinet.backend.world.db.order.update(order.id, { status: orderStatus(code) });
      await open(query);
      const shown = await panel();
      expect(await shown.findByText(/подать нельзя/)).toBeVisible();
      expect(shown.queryByRole('link', { name: 'Создать заявление' })).toBeNull();
    },
  );

  it('links to the draft of a claim instead of offering a second claim', async () => {
    const { order, query } = orderWith(({ claim }) => claim?.status.name === 'DRAFT');
    await open(query);
    const shown = await panel();
    expect(
      await shown.findByText(`По заказу уже есть заявление № ${order.claim?.number ?? ''}`),
    ).toBeVisible();
    expect(shown.queryByRole('link', { name: 'Создать заявление' })).toBeNull();
    expect(shown.getByRole('link', { name: 'Продолжить заявление' })).toHaveAttribute(
      'href',
      `/sender/create-claim/${order.id}`,
    );
  });

  it.each([
    ['WITHDRAWN', 'Создать заявление'],
    ['REJECTED', 'Открыть заявление'],
  ])('offers for a %s claim the link «%s»', async (status, link) => {
    const claim = cabinet.backend.world.db.claim.all().find((one) => one.status.name === status);
    const { query } = orderWith(({ id }) => id === claim?.orderId);
    await open(query);
    const shown = await panel();
    expect(await shown.findByRole('link', { name: `№ ${claim?.number ?? ''}` })).toBeVisible();
    const links = shown.getAllByRole('link', { name: /^(?:Создать|Открыть) заявление$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([link]);
  });

  it('says that an uninsured order cannot have a claim', async () => {
    const { query } = orderWith(({ insured }) => !insured);
    await open(query);
    const shown = await panel();
    expect(shown.getByText(/Заказ не застрахован/)).toBeVisible();
    expect(shown.queryByRole('link', { name: 'Создать заявление' })).toBeNull();
  });

  it('stays open if the order cannot be loaded, and offers a retry', async () => {
    cabinet.fail('getOrder', '404');
    const { query } = orderWith(isFree);
    const { user } = await open(query);
    const shown = await panel();
    expect(await shown.findByText('Состав и история заказа не загрузились.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shown.getByRole('link', { name: 'Создать заявление' })).toBeVisible();
    cabinet.mend();
    await user.click(shown.getByRole('button', { name: 'Повторить' }));
    expect(await shown.findByRole('list', { name: 'История заказа' })).toBeVisible();
  });

  it('shows no claims if they cannot be loaded, and offers a new one', async () => {
    cabinet.fail('findClaims', '403');
    const { query } = orderWith(isFree);
    await open(query);
    const shown = await panel();
    expect(await shown.findByText('Заявлений по заказу нет.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shown.getByRole('link', { name: 'Создать заявление' })).toBeVisible();
  });
});

describe.each([
  ['', 'findOrders'],
  ['?tab=claims', 'findClaims'],
] as const)('the register /sender/order-register%s with the call %s', (query, operation) => {
  it.each(['403', '429', 'drop', 'broken-json', 'null'] as const)(
    'offers a retry after the fault «%s», and then shows the rows',
    async (kind) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      cabinet.fail(operation, kind);
      const { user } = await open(query);
      const retry = await screen.findByRole('button', { name: 'Повторить' });
      cabinet.mend();
      await user.click(retry);
      expect(await grid()).toBeVisible();
    },
  );

  it.each(['wrong-types', 'unknown-status', 'hostile-text', 'many-items'] as const)(
    'shows at most 60 rows without raw objects or foreign markup after the fault «%s»',
    async (kind) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      cabinet.fail(operation, kind);
      await open(query);
      expect(await grid()).not.toHaveTextContent('[object');
      expect(document.querySelector('img[onerror]')).toBeNull();
      expect(within(await grid()).getAllByRole('row').length).toBeLessThanOrEqual(60);
    },
  );
});
