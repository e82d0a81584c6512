import { expect, it } from 'vitest';
import { isFilteredBy } from '../../../../blocks/registry/registryQuery';
import { suppliesQuery, type SupplyFilters } from './register';
import { supplyTiles, tileRequest, type SupplyTile } from './supplyTiles';

const isPressed = ({ filters }: Pick<SupplyTile, 'filters'>, chosen: SupplyFilters) =>
  isFilteredBy(suppliesQuery, filters, chosen);

/** 01:30 on 22 November in Moscow; in London it is still 21 November. */
const NOW = new Date('2026-11-21T22:30:00Z');
const tile = (id: string) =>
  supplyTiles.find((one) => one.id === id) ?? { id, label: '', filters: {} };
const OWED = { field: 'debtSum', value: 1, operation: 'GE' };

it('the tiles request one row for each figure', () => {
  expect(tileRequest(tile('all'), NOW)).toEqual({ pageNumber: 0, pageSize: 1, filters: [] });
});

it('the tiles count unpaid supplies that are due within seven days from today in Moscow', () => {
  expect(tileRequest(tile('soon'), NOW).filters).toEqual([
    OWED,
    { field: 'paymentDate', value: '2026-11-22', operation: 'GE' },
    { field: 'paymentDate', value: '2026-11-28', operation: 'LE' },
  ]);
});

it('the tiles count a supply as overdue from the day after its due date', () => {
  expect(tileRequest(tile('overdue'), NOW).filters).toEqual([
    OWED,
    { field: 'paymentDate', value: '2026-11-21', operation: 'LE' },
  ]);
});

it('a tile is pressed only if its filter is the only filter of the registry', () => {
  expect(supplyTiles.filter((one) => isPressed(one, {})).map(({ id }) => id)).toEqual([]);
  expect(isPressed(tile('overdue'), { overdue: true })).toBe(true);
  expect(isPressed(tile('overdue'), { overdue: true, buyer: 'Волга' })).toBe(false);
  expect(isPressed(tile('available'), { status: ['AVAILABLE'] })).toBe(true);
  expect(isPressed(tile('available'), { status: ['AVAILABLE', 'OVERDUE'] })).toBe(false);
});
