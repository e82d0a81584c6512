import { describe, expect, it } from 'vitest';
import { answered } from '../../../../../test/render/answered';
import type { FinancingOrderResult } from '../../../../api/endpoints/financeRegistry';
import { orderOutcome, refusalReasons } from './orderOutcome';

const answer = (
  results: FinancingOrderResult['results'],
  orderedAmount = 80_000,
): FinancingOrderResult => ({ results, orderedCount: results.length, orderedAmount });

const row = (objectId: string, ordered: boolean, message: string | null = null) => ({
  objectId,
  ordered,
  message,
  object: null,
});

describe('the outcome of an order', () => {
  it('has a row for each object, in the sequence of selection', () => {
    const outcome = orderOutcome(
      ['a', 'b', 'c'],
      answer([row('c', true), row('b', false, 'Превышен лимит'), row('a', true)]),
    );
    expect(outcome).toEqual({
      rows: [
        { id: 'a', outcome: 'ordered', reason: '' },
        { id: 'b', outcome: 'refused', reason: 'Превышен лимит' },
        { id: 'c', outcome: 'ordered', reason: '' },
      ],
      orderedAmount: 80_000,
    });
    expect([...refusalReasons(outcome)]).toEqual([['b', 'Превышен лимит']]);
  });

  it('counts objects missing in the response as unknown, and has a text for a refusal without a reason', () => {
    const outcome = orderOutcome(['a', 'b'], answer([row('b', false, '  '), row('foreign', true)]));
    const { rows } = outcome;
    expect([...refusalReasons(outcome).keys()]).toEqual(['a', 'b']);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['unknown', 'refused']);
    expect(rows[1]?.reason).toMatch(/не назвал причину/);
  });

  it('does not crash for rows of wrong types', () => {
    const broken: unknown = [null, 'a', { objectId: 'a', ordered: 'yes', message: {} }];
    const { rows } = orderOutcome(['a'], answered('orderFinancingObjects', { results: broken }));
    expect(rows).toMatchObject([{ id: 'a', outcome: 'unknown' }]);
  });
});
