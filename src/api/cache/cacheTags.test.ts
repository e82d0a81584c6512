import { expect, it } from 'vitest';
import { byId, providesOne, tagsOfRows } from './cacheTags';

it.each(['__proto__', 'constructor', 'toString'])(
  'makes an id that every object has, %s, no name of an object',
  (id) => {
    const tag = { type: 'User', id: `=${id}` };
    expect(byId('User')({ id })).toEqual(tag);
    expect(providesOne('User')(undefined, undefined, { id })).toEqual([tag]);
    expect(tagsOfRows('User', [{ id }])).toContainEqual(tag);
  },
);
