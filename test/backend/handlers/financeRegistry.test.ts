import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend';
import { DAY, toDate } from '../core/clock';
import { ANNA, financeId, OLGA } from '../scenarios/finance/owners';
import { FINANCING_STATUS_NAMES } from '../serializers/financeStatuses';
import { expectNoProblems } from '../testing/expectNoProblems';
import { readPdf } from '../testing/readPdf';
import { refuse, send, signIn, succeed } from '../testing/client';

const OBJECT = financeId('object', ANNA, 1);

async function object(backend: Backend, token: string, id = OBJECT) {
  return succeed(backend, 'getFinancingObject', { token, path: { id } });
}

async function order(backend: Backend, token: string, ...objectIds: string[]) {
  return succeed(backend, 'orderFinancingObjects', { token, body: { objectIds } });
}

describe('the supplies', () => {
  it('can be filtered by dotted fields, sorted and paged', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const all = await succeed(backend, 'findSupplies', { token, body: { pageSize: 1000 } });
    expect(all.totalElements).toBe(60);
    const expected = all.content
      .filter(({ amount, debtor }) => debtor.name.includes('трубный') && amount > 1)
      .toSorted((left, right) => right.amount - left.amount);
    const found = await succeed(backend, 'findSupplies', {
      token,
      body: {
        pageSize: 1,
        pageNumber: 1,
        filters: [
          { field: 'debtor.name', value: 'ТРУБНЫЙ', operation: 'LIKE' },
          { field: 'amount', value: 1, operation: 'GE' },
        ],
        sorts: [{ field: 'amount', direction: 'DESC' }],
      },
    });
    expect(found.totalElements).toBe(expected.length);
    expect(found.content).toEqual(expected.slice(1, 2));
    expectNoProblems(backend);
  });

  it('do not expose their owner, either as a property or as a filter', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: financeId('supply', ANNA, 1) };
    expect(await succeed(backend, 'getSupply', { token, path })).not.toHaveProperty(
      'organizationId',
    );
    const filters = [{ field: 'organizationId', value: 'x', operation: 'NE' as const }];
    const refusal = await refuse(backend, 'findSupplies', { token, body: { filters } });
    expect([refusal.status, refusal.fieldErrors[0]?.field]).toEqual([400, 'filters.0.field']);
    const foreign = { token, path: { id: financeId('supply', OLGA, 1) } };
    expect((await refuse(backend, 'getSupply', foreign)).status).toBe(404);
  });

  it('have a valid document', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: financeId('supply', ANNA, 1) };
    const { debtor, files, number } = await succeed(backend, 'getSupply', { token, path });
    const file = await send(backend, 'downloadFile', { token, path: { id: files[0]?.id ?? '' } });
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(pages.join('\n')).toContain(`Документ № ${number}`);
    expect(pages.join('\n')).toContain(`ИНН покупателя: ${debtor.itn}`);
  });
});

describe('the financing objects', () => {
  it('have every status', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const { content } = await succeed(backend, 'findFinancingObjects', {
      token,
      body: { pageSize: 100 },
    });
    expect(content.length).toBe(40);
    expect(new Set(content.map(({ status }) => status.name))).toEqual(
      new Set(FINANCING_STATUS_NAMES),
    );
  });

  it('become overdue after their repayment date, and the number of days overdue grows', async () => {
    const backend = createBackend();
    backend.world.tokens.setLifetimes({ accessSeconds: 100 * 24 * 3600 });
    const token = await signIn(backend);
    const financed = backend.world.db.financingObject
      .all()
      .find(({ status }) => status.name === 'FINANCED');
    const days = Math.round(
      (Date.parse(financed?.plannedRepaymentDate ?? '') -
        Date.parse(toDate(backend.world.clock.now()))) /
        DAY,
    );
    backend.world.clock.advance(days * DAY);
    expect((await object(backend, token, financed?.id)).status.name).toBe('FINANCED');
    backend.world.clock.advance(3 * DAY);
    const late = await object(backend, token, financed?.id);
    expect([late.status.name, late.overdueDays]).toEqual(['OVERDUE', 3]);
    backend.world.clock.advance(DAY);
    expect((await object(backend, token, financed?.id)).overdueDays).toBe(4);
    const path = { id: late.supply.id };
    expect((await succeed(backend, 'getSupply', { token, path })).status.name).toBe('OVERDUE');
  });

  it('can be excluded only once, and not after they were ordered', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const path = { id: OBJECT };
    await succeed(backend, 'deleteFinancingObject', { token, path });
    expect((await object(backend, token)).status.description).toBe('Исключено');
    const again = await refuse(backend, 'deleteFinancingObject', { token, path });
    expect([again.status, again.message]).toEqual([409, 'Объект нельзя исключить: Исключено']);
    const other = financeId('object', ANNA, 2);
    await order(backend, token, other);
    const ordered = await refuse(backend, 'deleteFinancingObject', { token, path: { id: other } });
    expect(ordered.status).toBe(409);
  });
});

describe('the payment calendar', () => {
  it('adds up the unpaid sums of a day', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const owed = backend.world.db.financingObject
      .all()
      .find(
        ({ organizationId, status }) =>
          organizationId === ANNA.organizationId && status.name === 'PARTIALLY_PAID',
      );
    const date = owed?.plannedRepaymentDate ?? '';
    const id = financeId('agreement', ANNA, 1);
    const sumOn = async (day: string) =>
      succeed(backend, 'getCalendarSum', { token, path: { id, date: day } });
    const expected = backend.world.db.financingObject
      .all()
      .filter(
        (one) =>
          one.agreement.id === id &&
          one.plannedRepaymentDate === date &&
          one.financingDate !== null &&
          one.remainder > 0,
      );
    expect(expected.length).toBeGreaterThan(0);
    expect(await sumOn(date)).toEqual({
      agreementId: id,
      date,
      sum: expected.reduce((sum, { remainder }) => sum + remainder, 0),
      count: expected.length,
    });
    expect(await sumOn('2031-01-01')).toMatchObject({ sum: 0, count: 0 });
  });

  it('refuses an invalid day and an agreement of another organization', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const id = financeId('agreement', ANNA, 1);
    const wrong = { token, path: { id, date: '2026-02-30' } };
    expect((await refuse(backend, 'getCalendarSum', wrong)).status).toBe(400);
    const foreign = { id: financeId('agreement', OLGA, 1), date: '2026-12-01' };
    expect((await refuse(backend, 'getCalendarSum', { token, path: foreign })).status).toBe(404);
  });
});

it('the workbook of financing objects contains all found rows in the requested sort order', async () => {
  const backend = createBackend();
  const token = await signIn(backend);
  const body = {
    pageSize: 1,
    filters: [{ field: 'status.name', value: 'AVAILABLE', operation: 'EQ' as const }],
    sorts: [{ field: 'claimAmount', direction: 'DESC' as const }],
  };
  const response = await send(backend, 'exportFinancingObjects', { token, body });
  expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toMatch(
    /Объекты финансирования \d{4}-\d\d-\d\d\.xlsx/,
  );
  const [sheet] = await readWorkbook(Buffer.from(await response.arrayBuffer()));
  const { content } = await succeed(backend, 'findFinancingObjects', {
    token,
    body: { ...body, pageSize: 100 },
  });
  const [header = [], ...rows] = sheet?.data ?? [];
  const columnOf = (title: string) => rows.map((row) => row[header.indexOf(title)]);
  expect(content.length).toBe(12);
  expect(columnOf('№ требования')).toEqual(content.map(({ number }) => number));
  expect(columnOf('Покупатель')).toEqual(content.map(({ debtor }) => debtor.name));
  expect(columnOf('Сумма требования')).toEqual(content.map(({ claimAmount }) => claimAmount / 100));
  expectNoProblems(backend);
});
