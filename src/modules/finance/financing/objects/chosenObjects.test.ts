import { describe, expect, it } from 'vitest';
import { answered } from '../../../../../test/render/answered';
import { shownObject } from './shownObject';
import { chosenAfterOrder, refusalReasons } from './chosenObjects';

const object = (id: string, name = 'AVAILABLE') => ({
  ...shownObject(
    answered('getFinancingObject', { id, number: id, status: { name, description: name } }),
  ),
  key: id,
});
const chosen = new Map(['a', 'b', 'c'].map((id) => [id, object(id)]));
const outcome = {
  rows: [
    { id: 'a', outcome: 'ordered' as const, reason: '' },
    { id: 'b', outcome: 'refused' as const, reason: 'Превышен лимит' },
    { id: 'c', outcome: 'unknown' as const, reason: 'Неизвестно' },
  ],
  orderedCount: 1,
  refusedCount: 1,
  unknownCount: 1,
  orderedAmount: 100,
};

describe('the selection after an order', () => {
  it('keeps the objects that were not ordered, with their reasons', () => {
    expect([...chosenAfterOrder(chosen, outcome).keys()]).toEqual(['b', 'c']);
    expect([...refusalReasons(outcome)]).toEqual([
      ['b', 'Превышен лимит'],
      ['c', 'Неизвестно'],
    ]);
  });
});
