import { describe, expect, it } from 'vitest';
import { createKnownIds } from './knownIds';

describe('ids for path parameters', () => {
  it('are taken from the list under the same path', () => {
    const ids = createKnownIds();
    ids.learn('/v1/user/find', { content: [{ id: 'u1' }, { id: 'u2' }] });
    ids.learn('/v1/user/role/find', { content: [{ id: 'r1' }] });
    expect(ids.candidates('/v1/user/{id}', 'id').slice(0, 2)).toEqual(['u1', 'u2']);
    expect(ids.candidates('/v1/user/role/{id}', 'id')).toEqual(['r1']);
  });

  it('come from a property with the parameter’s name', () => {
    const ids = createKnownIds();
    ids.learn('/v1/debtors/offer/actual', [{ id: 'o1', agreement: { agreementId: 'a1' } }]);
    expect(ids.candidates('/v1/debtors/agreement/download/{agreementId}', 'agreementId')).toEqual([
      'a1',
    ]);
  });

  it('come from an entity inside of another entity', () => {
    const ids = createKnownIds();
    ids.learn('/v1/user', { id: 'u1', organization: { id: 17 } });
    expect(ids.candidates('/v1/organizations/{id}', 'id')).toEqual(['17']);
  });

  it('are the ids of new entities, then the first ids of a long list', () => {
    const ids = createKnownIds();
    const content = Array.from({ length: 9 }, (_, index) => ({ id: `u${index}` }));
    for (const user of content) ids.learn('/v1/user/find', { content: [user] });
    expect(ids.candidates('/v1/user/{id}', 'id')).toEqual(['u0', 'u1', 'u2', 'u3', 'u4']);
    ids.learn('/v1/user/find', { id: 'new' }, true);
    expect(ids.candidates('/v1/user/{id}', 'id')).toEqual(['new', 'u0', 'u1', 'u2', 'u3']);
  });

  it('are not invented if there are none', () => {
    expect(createKnownIds().candidates('/v1/file/{id}', 'id')).toEqual([]);
  });
});
