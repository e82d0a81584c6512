import { expect, it } from 'vitest';
import { paths, pathWithId } from './paths';

it('paths contains each address once, in the router’s notation', () => {
  const all: string[] = Object.values(paths);
  expect(new Set(all).size).toBe(all.length);
  for (const path of all) expect(path).toMatch(/^\/$|^(\/:?[a-z-]+)+$/);
});

it.each([
  ['7', '/profile/users/7'],
  ['a/b?c#d', '/profile/users/a%2Fb%3Fc%23d'],
  ['$&', '/profile/users/%24%26'],
])('pathWithId encodes the id «%s»', (id, address) => {
  expect(pathWithId(paths.user, id)).toBe(address);
});
