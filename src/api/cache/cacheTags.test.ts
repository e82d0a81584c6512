import { expect, it } from 'vitest';
import { byId, providesOne, tagsOfRows } from './cacheTags';

it.each(['__proto__', 'constructor', 'toString'])(
  'the tags of the cache accept an id that is also an inherited property: %s',
  (id) => {
    const tag = { type: 'User', id: `=${id}` };
    expect(byId('User')({ id })).toEqual(tag);
    expect(providesOne('User')(undefined, undefined, { id })).toEqual([tag]);
    expect(tagsOfRows('User', [{ id }])).toContainEqual(tag);
  },
);
