import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend';
import { ANNA, financeId, OLGA } from '../scenarios/finance/owners';
import { expectNoProblems } from '../testing/expectNoProblems';
import { refuse, signIn, succeed } from '../testing/client';

const TERMS = {
  name: 'Новое правило',
  agreementId: financeId('agreement', ANNA, 1),
  debtorIds: ['debtor-tehnoprom'],
  minAmount: 1000,
  maxAmount: 1000,
  minDaysToPayment: null,
  dailyLimit: null,
  startDate: '2026-12-01',
  endDate: '2026-12-01',
  active: true,
};

describe('a financing rule', () => {
  it('can be added, changed, read and deleted', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const added = await succeed(backend, 'createFinanceRule', { token, body: TERMS });
    const path = { id: added.id };
    const { debtors, ...own } = added;
    expect(own).toEqual({ ...TERMS, id: added.id });
    expect(debtors?.map(({ id, name }) => [id, name])).toEqual([
      ['debtor-tehnoprom', 'АО «Технопром»'],
    ]);
    const body = { ...TERMS, active: false, debtorIds: [], maxAmount: null };
    await succeed(backend, 'updateFinanceRule', { token, path, body });
    expect(await succeed(backend, 'getFinanceRule', { token, path })).toEqual({
      ...body,
      ...path,
      debtors: [],
    });
    await succeed(backend, 'deleteFinanceRule', { token, path });
    for (const operation of ['getFinanceRule', 'deleteFinanceRule'] as const) {
      expect((await refuse(backend, operation, { token, path })).status).toBe(404);
    }
    expectNoProblems(backend);
    const extra = { ...TERMS, colour: 'red' };
    const {
      id,
      debtors: _,
      ...terms
    } = await succeed(backend, 'createFinanceRule', { token, body: extra });
    expect(terms).toEqual(TERMS);
    expect(id).not.toBe(added.id);
  });

  it.each([
    [{ minAmount: 1001 }, 'maxAmount'],
    [{ endDate: '2026-11-30' }, 'endDate'],
    [{ debtorIds: ['debtor-tehnoprom', 'nobody'] }, 'debtorIds.1'],
    [{ name: '' }, 'name'],
  ])('is refused for %j with an error of the field %s', async (change, field) => {
    const backend = createBackend();
    const token = await signIn(backend);
    const body = { ...TERMS, ...change };
    const path = { id: financeId('rule', ANNA, 1) };
    for (const refusal of [
      await refuse(backend, 'createFinanceRule', { token, body }),
      await refuse(backend, 'updateFinanceRule', { token, path, body }),
    ]) {
      expect([refusal.status, refusal.fieldErrors.map((error) => error.field)]).toEqual([
        400,
        [field],
      ]);
    }
  });

  it('is refused for an agreement of another organization, and hidden from other organizations', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const body = { ...TERMS, agreementId: financeId('agreement', OLGA, 1) };
    expect((await refuse(backend, 'createFinanceRule', { token, body })).status).toBe(404);
    const path = { id: financeId('rule', OLGA, 1) };
    expect((await refuse(backend, 'getFinanceRule', { token, path })).status).toBe(404);
    expect((await refuse(backend, 'deleteFinanceRule', { token, path })).status).toBe(404);
  });
});

it('the list of rules can be filtered and sorted', async () => {
  const backend = createBackend();
  const token = await signIn(backend);
  const { content, totalElements } = await succeed(backend, 'findFinanceRules', {
    token,
    body: {
      filters: [{ field: 'active', value: true, operation: 'EQ' }],
      sorts: [{ field: 'name', direction: 'ASC' }],
    },
  });
  expect(totalElements).toBe(3);
  expect(content.map(({ name }) => name)).toEqual([
    'Весенняя отгрузка',
    'Крупные требования',
    'Технопром до 5 миллионов',
  ]);
});
