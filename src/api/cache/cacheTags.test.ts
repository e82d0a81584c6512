import { expect, it } from 'vitest';
import { byId, providesOne, tagsOfRows } from './cacheTags';

it.each(['__proto__', 'constructor', 'toString'])(
  'keeps an id equal to an inherited property, %s, apart from it',
  (id) => {
    const tag = { type: 'User', id: `=${id}` };
    expect(byId('User')({ id })).toEqual(tag);
    expect(providesOne('User')(undefined, undefined, { id })).toEqual([tag]);
    expect(tagsOfRows('User', [{ id }])).toContainEqual(tag);
  },
);
