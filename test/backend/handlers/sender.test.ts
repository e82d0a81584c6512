import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend';
import { changeOrderInsurance } from '../controlOrderInsurance';
import { DAY } from '../core/clock';
import { ORDER_STATUSES } from '../serializers/statuses';
import { EXAMPLE_ORDER_ID } from '../scenarios/exampleOrder';
import { readPdf } from '../testing/readPdf';
import { refuse, send, signIn, succeed } from '../testing/client';
import { expectNoProblems } from '../testing/expectNoProblems';

const DENIS = 'morozov@posylka-plus.ru';
const machineNow = (): number => Date.parse('2026-11-20T12:00:00+03:00');

async function asDenis(): Promise<{ backend: Backend; token: string }> {
  const backend = createBackend({ machineNow });
  return { backend, token: await signIn(backend, DENIS) };
}

describe('the contract number', () => {
  it('can be checked before there is an account', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const available = async (contractNumber: string) =>
      (await succeed(backend, 'checkContractNumber', { token, path: { contractNumber } }))
        .available;
    expect(await available('77041234')).toBe(true);
    expect(await available(' 77041234 ')).toBe(true);
    expect(await available('12345678')).toBe(false);
  });
});

describe('the register of orders', () => {
  it('contains orders in all eight statuses, each with the right history', async () => {
    const { backend, token } = await asDenis();
    const directory = await succeed(backend, 'getOrderStatuses', { token });
    expect(directory.map(({ name }) => name)).toEqual([
      'Создан',
      'Принят на склад отправителя',
      'Отправлен',
      'Принят на склад доставки',
      'Выдан на доставку',
      'Вручен',
      'Не вручен',
      'Удалён',
    ]);
    const { content } = await succeed(backend, 'findOrders', { token, body: { pageSize: 1000 } });
    expect(new Set(content.map(({ status }) => status.code))).toEqual(
      new Set(directory.map(({ code }) => code)),
    );
    for (const { createdDateTime, status, statusHistory } of content) {
      expect(statusHistory[0]?.changedDateTime).toBe(createdDateTime);
      expect(statusHistory.at(-1)?.status).toEqual(status);
      expect(Date.parse(statusHistory.at(-1)?.changedDateTime ?? '')).toBeLessThanOrEqual(
        machineNow(),
      );
    }
  });

  it('contains sums in kopeks that add up', async () => {
    const { backend, token } = await asDenis();
    const { content } = await succeed(backend, 'findOrders', { token, body: { pageSize: 1000 } });
    for (const order of content) {
      const value = order.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      expect(order.declaredValue).toBe(value);
      expect(order.insuredSum).toBe(order.insured ? value : 0);
      expect(order.insurancePremium).toBe(order.insured ? 4900 : 0);
      expect(order.returnCost > 0).toBe(order.status.code === 'NOT_DELIVERED');
    }
  });

  it('begins with the newest order, and can be filtered, sorted and paged', async () => {
    const { backend, token } = await asDenis();
    const newest = await succeed(backend, 'findOrders', { token, body: {} });
    const instants = newest.content.map(({ createdDateTime }) => createdDateTime);
    expect(instants).toEqual(instants.toSorted().toReversed());
    const returned = await succeed(backend, 'findOrders', {
      token,
      body: {
        pageNumber: 1,
        pageSize: 3,
        filters: [
          { field: 'status.code', value: 'NOT_DELIVERED', operation: 'EQ' },
          { field: 'insured', value: true, operation: 'EQ' },
        ],
        sorts: [{ field: 'declaredValue', direction: 'ASC' }],
      },
    });
    expect([returned.number, returned.size, returned.content.length]).toEqual([1, 3, 3]);
    expect(returned.totalElements).toBeGreaterThan(6);
    const values = returned.content.map(({ declaredValue }) => declaredValue);
    expect(values).toEqual(values.toSorted((one, two) => one - two));
    expect(new Set(returned.content.map(({ status }) => status.name))).toEqual(
      new Set(['Не вручен']),
    );
    const owner = { field: 'organizationId', value: 'x', operation: 'EQ' } as const;
    const refusal = await refuse(backend, 'findOrders', { token, body: { filters: [owner] } });
    expect(refusal.status).toBe(400);
  });

  it('shows a sender only the orders of his organization, and is refused to other users', async () => {
    const { backend, token } = await asDenis();
    const path = { id: EXAMPLE_ORDER_ID };
    expect((await succeed(backend, 'getOrder', { token, path })).orderNumber).toBe('ПП-104512');
    const maria = await signIn(backend, 'belova@lavka-belovoy.ru');
    expect((await refuse(backend, 'getOrder', { token: maria, path })).status).toBe(403);
    const other = createBackend({ scenario: 'sender' });
    const anna = await signIn(other);
    expect((await refuse(other, 'getOrder', { token: anna, path })).status).toBe(404);
    expect((await succeed(other, 'findOrders', { token: anna, body: {} })).content).toEqual([]);
  });

  it('has no order on the way after five minutes in the scenario mid-day', async () => {
    const backend = createBackend({ scenario: 'mid-day' });
    const onTheWay = {
      field: 'status.code',
      operation: 'IN',
      value: ORDER_STATUSES.slice(0, 5).map(({ code }) => code),
    } as const;
    const count = async () => {
      const token = await signIn(backend);
      const body = { filters: [onTheWay] };
      return (await succeed(backend, 'findOrders', { token, body })).totalElements;
    };
    expect(await count()).toBeGreaterThan(3);
    backend.world.clock.advance(300_000);
    expect(await count()).toBe(0);
    expectNoProblems(backend);
  });
});

describe('the dashboard', () => {
  it('counts the existing orders, claims and bills', async () => {
    const { backend, token } = await asDenis();
    const board = await succeed(backend, 'getOrderDashboard', { token });
    expect(board.period).toEqual({ startDate: '2026-06-01', endDate: '2026-11-20' });
    const since = {
      field: 'createdDateTime',
      operation: 'GE',
      value: '2026-06-01T00:00:00+03:00',
    } as const;
    const { content } = await succeed(backend, 'findOrders', {
      token,
      body: { pageSize: 1000, filters: [since] },
    });
    const insured = content.filter((order) => order.insured);
    expect(board.ordersTotal).toBe(content.length);
    expect(board.insuredOrders).toBe(insured.length);
    expect(board.premiumSum).toBe(insured.length * 4900);
    expect(board.byStatus.reduce((sum, { ordersTotal }) => sum + ordersTotal, 0)).toBe(
      content.length,
    );
    expect(board.byMonth.map(({ month }) => month)).toEqual([
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ]);
    expect(board.byMonth.reduce((sum, { ordersTotal }) => sum + ordersTotal, 0)).toBe(
      content.length,
    );
    expect(board.unpaidInvoices).toBe(2);
    const paid = backend.world.db.claim.all().map(({ paidAmount }) => paidAmount ?? 0);
    expect(board.paidClaims).toBe(paid.filter((sum) => sum > 0).length);
    expect(board.claimsPaidSum).toBe(paid.reduce((sum, one) => sum + one, 0));
    expect(board.claimsPaidSum).toBeGreaterThan(0);
  });

  it('is empty for a sender without orders', async () => {
    const backend = createBackend({ scenario: 'sender' });
    const board = await succeed(backend, 'getOrderDashboard', { token: await signIn(backend) });
    expect([board.ordersTotal, board.claimsTotal, board.byStatus.length]).toEqual([0, 0, 8]);
  });
});

describe('the insurance', () => {
  const query = { insurancePrice: 4900 };

  it('can be switched off and on again, but not twice in a row', async () => {
    const { backend, token } = await asDenis();
    expect((await refuse(backend, 'activateInsurance', { token, query })).message).toBe(
      'Страхование уже подключено',
    );
    await succeed(backend, 'deactivateInsurance', { token });
    expect((await refuse(backend, 'deactivateInsurance', { token })).status).toBe(409);
    const { startDateTime } = await succeed(backend, 'activateInsurance', { token, query });
    expect(startDateTime).toBe('2026-11-20T12:00:00+03:00');
  });

  it('cannot be switched on for a price that was not shown', async () => {
    const { backend, token } = await asDenis();
    await succeed(backend, 'deactivateInsurance', { token });
    changeOrderInsurance(backend.world, { price: 5_300 });
    const refusal = await refuse(backend, 'activateInsurance', { token, query });
    expect([refusal.status, refusal.message]).toEqual([
      409,
      'Стоимость страхования изменилась. Обновите страницу и подтвердите новую цену',
    ]);
    const shown = await succeed(backend, 'getInsurancePrice', { token });
    expect(shown).toEqual({ insurancePrice: 5_300 });
    await succeed(backend, 'activateInsurance', { token, query: shown });
  });

  it('requires a connected account', async () => {
    const backend = createBackend({ scenario: 'sender' });
    const token = await signIn(backend);
    const price = await succeed(backend, 'getInsurancePrice', { token });
    expect((await refuse(backend, 'activateInsurance', { token, query: price })).message).toBe(
      'Сначала подключите аккаунт',
    );
  });

  it('has no price without an offer', async () => {
    const backend = createBackend({ scenario: 'empty' });
    const token = await signIn(backend);
    expect((await refuse(backend, 'getInsurancePrice', { token })).status).toBe(404);
  });

  it('accepts reasons for switching it off; «Другое» needs a text', async () => {
    const { backend, token } = await asDenis();
    const reasons = await succeed(backend, 'getDisableReasons', { token });
    expect(reasons.find(({ commentRequired }) => commentRequired)?.name).toBe('Другое');
    const tell = (reasonIds: string[], comment?: string) => ({
      token,
      body: { reasonIds, ...(comment !== undefined && { comment }) },
    });
    await succeed(backend, 'sendDisableReasons', tell(['expensive']));
    await succeed(backend, 'sendDisableReasons', tell(['other'], 'Своя доставка'));
    const mute = await refuse(backend, 'sendDisableReasons', tell(['other'], '  '));
    expect(mute.fieldErrors[0]?.field).toBe('comment');
    const unknown = await refuse(backend, 'sendDisableReasons', tell(['expensive', 'mood']));
    expect(unknown.fieldErrors[0]?.field).toBe('reasonIds.1');
    expect(backend.world.db.disableAnswer.count()).toBe(2);
  });
});

describe('the bills of the insurance', () => {
  it('are eight bills, each for the insured orders of one month', async () => {
    const { backend, token } = await asDenis();
    const { content } = await succeed(backend, 'findSenderInvoices', { token, body: {} });
    expect(content.length).toBe(8);
    expect(new Set(content.map(({ status }) => status.name))).toEqual(
      new Set(['ISSUED', 'OVERDUE', 'PAID', 'CANCELLED']),
    );
    for (const { amount, ordersTotal, purpose } of content) {
      expect(amount).toBe(ordersTotal * 4900);
      expect(ordersTotal).toBeGreaterThan(5);
      expect(purpose.length).toBeLessThanOrEqual(210);
    }
  });

  it('become overdue with time', async () => {
    const { backend } = await asDenis();
    backend.world.clock.advance(11 * DAY);
    const token = await signIn(backend, DENIS);
    const unpaid = { field: 'status.name', value: 'ISSUED', operation: 'EQ' } as const;
    const page = await succeed(backend, 'findSenderInvoices', {
      token,
      body: { filters: [unpaid] },
    });
    expect(page.totalElements).toBe(0);
  });

  it('are PDF files with the number of the bill, the payer and the recipient’s account', async () => {
    const { backend, token } = await asDenis();
    const { content } = await succeed(backend, 'findSenderInvoices', { token, body: {} });
    const [invoice] = content;
    const response = await send(backend, 'downloadFile', {
      token,
      path: { id: invoice?.fileId ?? '' },
    });
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain(`Счёт на оплату № ${invoice?.number ?? '?'}`);
    expect(text).toContain('ООО «Посылка Плюс»');
    expect(text).toContain('40702810800000271828');
    expectNoProblems(backend);
  });
});
