import { expect, it } from 'vitest';
import { cardKeys } from './Cards';

it('cardKeys makes unique keys even if the server repeats an id', () => {
  expect(cardKeys([{ id: 'a' }, { id: 'a' }, { id: 'b' }])).toEqual(['a', 'a (2)', 'b']);
});
