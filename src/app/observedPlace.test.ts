import { expect, it } from 'vitest';
import { createModuleRegistry } from '../shell/modules/registry';
import { visitedPageOf } from './observe';

const registry = createModuleRegistry();
registry.register({
  id: 'profile',
  title: 'Профиль',
  sort: 1,
  routes: [
    {
      path: '/profile/users/:id',
      name: 'user-detail',
      page: () => Promise.resolve({ default: () => null }),
    },
  ],
});

it('the tracked page is named by module, route and pattern, without an id', () => {
  const matches = [
    { route: {}, pathname: '/' },
    { route: { path: '/profile/users/:id' }, pathname: '/profile/users/42' },
  ];
  expect(visitedPageOf(matches, registry)).toEqual({
    module: 'profile',
    route: 'user-detail',
    pattern: '/profile/users/:id',
  });
});

it('the tracked page has a name even without a module', () => {
  const known = [{ route: { path: '/unavailable', handle: { name: 'unavailable' } } }];
  expect(visitedPageOf(known, registry)).toMatchObject({ module: 'core', route: 'unavailable' });
  const unknown = [{ route: { path: '*', handle: { name: 'not-found' } } }];
  expect(visitedPageOf(unknown, registry)).toMatchObject({ pattern: '/not-found' });
  const inside = [{ route: { path: ':unknown/*', handle: { name: 'not-found' } } }];
  expect(visitedPageOf(inside, registry)).toMatchObject({ pattern: '/not-found' });
  expect(visitedPageOf([], registry)).toMatchObject({ module: 'core', pattern: '/not-found' });
});
