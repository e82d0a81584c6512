import { describe, expect, it } from 'vitest';
import { errorWithoutBody } from '../errors';
import { afterSuccess, byId, listOf, providesPage } from './cacheTags';

describe('what a change makes stale', () => {
  const changed = afterSuccess('Claim', listOf('Order'), byId('Order'));

  it('is everything it touches, once it has succeeded', () => {
    expect(changed({}, undefined, { id: '7' })).toEqual([
      'Claim',
      { type: 'Order', id: 'LIST' },
      { type: 'Order', id: '7' },
    ]);
  });

  it('is nothing when it was refused or lost', () => {
    expect(changed(undefined, errorWithoutBody(409), { id: '7' })).toEqual([]);
    expect(changed(undefined, errorWithoutBody('NETWORK'), { id: '7' })).toEqual([]);
  });
});

it('a page stands for itself and its rows, and a row without an id for nothing more', () => {
  const tags = providesPage('Order');
  expect(tags({ content: [{ id: '7' }, {}] })).toEqual([
    { type: 'Order', id: 'LIST' },
    { type: 'Order', id: '7' },
  ]);
  expect(tags(undefined)).toEqual([{ type: 'Order', id: 'LIST' }]);
});
