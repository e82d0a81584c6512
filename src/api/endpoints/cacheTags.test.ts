import { describe, expect, it } from 'vitest';
import { afterSuccess } from './cacheTags';
import { errorWithoutBody } from '../errors';

describe('what a change makes stale', () => {
  const changed = afterSuccess('Orders', 'Claims');

  it('is everything it touches, once it has succeeded', () => {
    expect(changed({}, undefined)).toEqual(['Orders', 'Claims']);
  });

  it('is nothing when it was refused or lost', () => {
    expect(changed(undefined, errorWithoutBody(409))).toEqual([]);
    expect(changed(undefined, errorWithoutBody('NETWORK'))).toEqual([]);
  });
});
