import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../backend';
import { toDate } from '../../core/clock';
import { ANNA, financeId, OLGA } from '../../scenarios/finance/owners';
import { expectNoProblems } from '../../testing/expectNoProblems';
import { signIn, succeed } from '../../testing/client';

const OBJECT = financeId('object', ANNA, 1);

async function object(backend: Backend, token: string, id = OBJECT) {
  return succeed(backend, 'getFinancingObject', { token, path: { id } });
}

async function order(backend: Backend, token: string, ...objectIds: string[]) {
  return succeed(backend, 'orderFinancingObjects', { token, body: { objectIds } });
}

/** Returns the ids of the objects that can be ordered under the demo agreement with this number. */
function availableUnder(backend: Backend, agreement: number): string[] {
  const id = financeId('agreement', ANNA, agreement);
  return backend.world.db.financingObject
    .all()
    .filter((one) => one.agreement.id === id && one.status.name === 'AVAILABLE')
    .map((one) => one.id);
}

describe('an order of financing', () => {
  it('orders available objects, and gives a reason for each refused object', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const foreign = financeId('object', OLGA, 1);
    const financed = backend.world.db.financingObject
      .all()
      .find(({ status }) => status.name === 'FINANCED');
    const result = await order(backend, token, OBJECT, 'nothing', foreign, financed?.id ?? '');
    expect(result.results.map(({ ordered, message }) => [ordered, message])).toEqual([
      [true, null],
      [false, 'Объект не найден'],
      [false, 'Объект не найден'],
      [false, 'Объект недоступен для заказа: Профинансировано'],
    ]);
    const ordered = await object(backend, token);
    expect([result.orderedCount, result.orderedAmount]).toEqual([1, ordered.financingAmount]);
    expect([ordered.status.name, ordered.orderDate]).toEqual([
      'ORDERED',
      toDate(backend.world.clock.now()),
    ]);
    expectNoProblems(backend);
  });

  it('orders an object once if the request contains it twice, and refuses it in a later request', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    expect((await order(backend, token, OBJECT, OBJECT)).orderedCount).toBe(1);
    expect((await order(backend, token, OBJECT)).results[0]?.message).toBe(
      'Объект недоступен для заказа: Заказано',
    );
  });

  it('uses up the limit object by object, in the sequence of the request', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const ids = availableUnder(backend, 3);
    expect(ids.length).toBeGreaterThan(1);
    const amounts = await Promise.all(ids.map((id) => object(backend, token, id)));
    const [first] = amounts;
    const wanted = amounts.reduce((sum, { financingAmount }) => sum + financingAmount, 0);
    const small = await succeed(backend, 'findFinanceAgreements', {
      token,
      body: { filters: [{ field: 'financingLimit', value: wanted, operation: 'LE' }] },
    });
    // The backend's README.md says that only this agreement has a limit below the sum of a bulk order.
    expect(small.content.map(({ id }) => id)).toEqual([financeId('agreement', ANNA, 3)]);
    // The limit is enough for the first object only.
    backend.world.db.financeAgreement.update({
      where: { id: { equals: financeId('agreement', ANNA, 3) } },
      data: { financingLimit: first?.financingAmount ?? 0 },
    });
    const { results } = await order(backend, token, ...ids);
    expect(results.map(({ ordered }) => ordered)).toEqual(ids.map((_, index) => index === 0));
    expect(results[1]?.message).toMatch(/^Превышен доступный лимит по договору № ФД-/);
  });

  it('is refused for an expired agreement', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    backend.world.db.financeAgreement.update({
      where: { id: { equals: financeId('agreement', ANNA, 1) } },
      data: { finishedDate: '2020-01-01' },
    });
    expect((await order(backend, token, OBJECT)).results[0]?.message).toMatch(/не действует$/);
  });

  it('is financed after a while, and its sum stays in the used limit', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const used = async () =>
      (
        await succeed(backend, 'findFinanceAgreements', {
          token,
          body: {
            filters: [{ field: 'id', value: financeId('agreement', ANNA, 1), operation: 'EQ' }],
          },
        })
      ).content[0]?.usedAmount ?? 0;
    const before = await used();
    await order(backend, token, OBJECT);
    const { financingAmount } = await object(backend, token);
    expect(await used()).toBe(before + financingAmount);
    backend.world.clock.advance(4000);
    const financed = await object(backend, token);
    expect([financed.status.name, financed.financingDate]).toEqual([
      'FINANCED',
      toDate(backend.world.clock.now()),
    ]);
    backend.world.clock.advance(60_000);
    expect((await object(backend, token)).status.name).toBe('FINANCED');
    expect(await used()).toBe(before + financingAmount);
  });
});
