import { afterEach, describe, expect, it, vi } from 'vitest';
import { faults } from '../../observability/errors/faults';
import { scrubText } from '../../observability/privacy/scrubText';
import { readAnswer } from './readAnswer';

const row = { id: 'id', name: 's?~', amount: 'i~' };
const rows = [{ id: '1' }, { id: '2' }];
const listOf = (body: unknown) => readAnswer('findRows', [row, '*'], body);
const pageOf = (body: unknown) => readAnswer('findRows', [row, '*p'], body);
const recordOf = (body: unknown) => readAnswer('getRow', row, body);

const WITHOUT_LIST = [null, undefined, {}, 'x', 5, { data: null }, { content: {} }];

describe('a list', () => {
  it.each([[rows], [{ data: rows }], [{ content: rows }], [{ data: { content: rows } }]])(
    'is found with or without an envelope: %j',
    (body) => {
      expect(listOf(body)).toEqual(rows);
      expect(pageOf(body)).toMatchObject({ content: rows, totalElements: 2 });
    },
  );

  it('drops items that are not records', () => {
    expect(listOf([null, rows[0], 'x', [], 5, {}, { id: true }])).toEqual([rows[0]]);
  });

  it.each([...WITHOUT_LIST, { data: { data: {} } }])(
    'throws an error instead of being empty if the response has no list: %j',
    (body) => {
      expect(() => listOf(body)).toThrow(TypeError);
      expect(() => pageOf(body)).toThrow(TypeError);
    },
  );
});

describe('a page', () => {
  it('contains the counts that the server sends', () => {
    const page = { content: rows, totalElements: 41, totalPages: 3, number: 1, size: 20 };
    expect(pageOf(page)).toEqual(page);
    expect(pageOf({ data: page })).toEqual(page);
  });

  it('contains the server’s sums over all pages if they are whole numbers', () => {
    const totals = { amount: 5, debtSum: 0 };
    expect(pageOf({ content: rows, totals })).toMatchObject({ totals });
    expect(pageOf({ data: { content: rows, totals } })).toMatchObject({ totals });
    const spoiled = { ...totals, rate: 0.5, x: '7' };
    expect(pageOf({ content: rows, totals: spoiled })).toHaveProperty('totals', totals);
    for (const body of [rows, { content: rows, totals: null }, { content: rows, totals: 5 }]) {
      expect(pageOf(body)).not.toHaveProperty('totals');
    }
  });

  it('gets its number of pages from the total and the size if the server omits it', () => {
    const body = { content: rows, totalElements: 5, size: 2 };
    expect(pageOf(body)).toMatchObject({ totalPages: 3 });
  });

  it('is created from a list without an envelope', () => {
    expect(pageOf(rows)).toEqual({
      content: rows,
      totalElements: 2,
      totalPages: 1,
      number: 0,
      size: 2,
    });
    expect(pageOf([])).toMatchObject({ totalElements: 0, totalPages: 0, size: 0 });
  });
});

describe('a record', () => {
  it('is found with and without an envelope', () => {
    expect(recordOf({ id: 'a' })).toEqual({ id: 'a' });
    expect(recordOf({ data: { id: 'a' } })).toEqual({ id: 'a' });
  });

  it.each([{}, { id: 42 }, { id: '' }, null, [], 'x', { data: null }])(
    'throws an error if the response is not a record with an id: %j',
    (body) => {
      expect(() => recordOf(body)).toThrow(TypeError);
    },
  );

  it('may have a field named «data»', () => {
    const body = { data: { available: true } };
    expect(readAnswer('getOffer', { data: { available: 'b' } }, body)).toEqual(body);
  });
});

describe('values that do not fit', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('are reported once, with their path but without the value', () => {
    const taken: unknown[] = [];
    vi.spyOn(faults, 'take').mockImplementation((fault) => void taken.push(fault));
    const shape = { id: 'id', debtor: { name: 's' }, amount: 'i' };
    const body = { id: 'a', debtor: { name: ['Иванова'] }, amount: '1234567890' };
    readAnswer('getDelivery', shape, body);
    readAnswer('getDelivery', shape, { ...body, id: 'b' });
    expect(taken).toEqual([
      'Contract misfit: getDelivery debtor.name',
      'Contract misfit: getDelivery amount',
    ]);
    // The scrubber of the error reporting must not change these messages.
    expect(taken.map(String).map(scrubText)).toEqual(taken);
  });
});
