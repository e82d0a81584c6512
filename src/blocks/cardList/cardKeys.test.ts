import { expect, it } from 'vitest';
import { cardKeys } from './Cards';

it('makes keys that differ even when the server repeats an id', () => {
  expect(cardKeys([{ id: 'a' }, { id: 'a' }, { id: 'b' }])).toEqual(['a', 'a (2)', 'b']);
});
