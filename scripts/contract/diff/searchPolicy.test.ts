import { describe, expect, it } from 'vitest';
import { diffContracts } from './diffContracts';
import { append, edited, inOperation, put, remove, without } from './testing/editing';
import { ours, rowsOf, testPolicy } from './testing/policyRows';

const supplies = rowsOf('our contract', 'findSupplies');
const exported = rowsOf('our contract', 'exportFinancingObjects');
const FILTERS = '/x-searchable/filters';
const SORTS = '/x-searchable/sorts';

const inSupplies = (...edits: readonly Parameters<typeof inOperation>[1][]) =>
  inOperation('findSupplies', ...edits);

describe('the search of a list', () => {
  testPolicy([
    supplies(
      'loses a filter field',
      [inSupplies(remove(`${FILTERS}/amount`))],
      'breaking search-filter-removed',
      'compatible search-filter-added',
    ),
    supplies(
      'loses two filter fields',
      [inSupplies(remove(`${FILTERS}/amount`), remove(`${FILTERS}/number`))],
      'breaking search-filter-removed, breaking search-filter-removed',
      'compatible search-filter-added, compatible search-filter-added',
    ),
    supplies(
      'loses a comparison',
      [inSupplies(without(`${FILTERS}/amount`, 'GE'))],
      'breaking search-comparison-removed',
      'compatible search-comparison-added',
    ),
    supplies(
      'loses a sort field',
      [inSupplies(without(SORTS, 'amount'))],
      'breaking search-order-removed',
      'compatible search-order-added',
    ),
    supplies(
      'lists its comparisons in another order',
      [inSupplies(put(`${FILTERS}/amount`, ['LE', 'GE', 'IN', 'NE', 'EQ']))],
      '',
      '',
    ),
    supplies(
      'is no longer described',
      [inSupplies(remove('/x-searchable'))],
      'warn search-undescribed',
      'warn search-described',
    ),
    exported(
      'is described by itself instead of by reference',
      [
        inOperation(
          'exportFinancingObjects',
          put('/x-searchable', { filters: { number: ['EQ'] }, sorts: [] }),
        ),
      ],
      'warn search-described',
      'warn search-undescribed',
    ),
  ]);

  it('has a finding with the removed filter in every operation that uses the search', () => {
    const base = edited(ours);
    const revision = edited(
      ours,
      inOperation('findFinancingObjects', remove(`${FILTERS}/recourse`)),
    );
    const told = diffContracts(base, revision);
    expect(
      told.map(({ operation, pointer, before, after }) =>
        [operation, pointer, before, after].join(' | '),
      ),
    ).toEqual([
      'findFinancingObjects | /request/body/filters/recourse | EQ, NE | ',
      'exportFinancingObjects | /request/body/filters/recourse | EQ, NE | ',
    ]);
    expect(told[0]?.contract).toContain('x-searchable/filters');
  });

  it('has a finding if a filter accepts one more comparison', () => {
    const revision = edited(ours, inSupplies(append(`${FILTERS}/documentType`, 'LIKE')));
    const [told] = diffContracts(ours, revision);
    expect(told?.message).toBe('documentType can now be compared by LIKE');
  });
});
