import { describe, expect, it } from 'vitest';
import { createModuleRegistry, isPublicRoute } from '../shell/modules/registry';
import * as cabinetModules from './cabinetModules';
import * as publicModules from './publicModules';

const registry = createModuleRegistry();
for (const module of [...Object.values(publicModules), ...Object.values(cabinetModules)])
  registry.register(module);

describe('public paths', () => {
  it.each([
    '/',
    '/login',
    '/login/',
    '/recovery',
    '/recovery/confirm',
    '/confirm',
    '/create-password',
    '/register',
    '/policy',
    '/unavailable',
    '/public/anything/at/all',
    '/seller/register/',
    '/seller/register/step',
  ])('include %s', (pathname) => {
    expect(isPublicRoute(pathname, registry)).toBe(true);
  });

  it.each([
    '/offer',
    '/profile',
    '/dev',
    '/loginx',
    '/publicity',
    '/seller',
    '/recovery/other',
    '/nowhere',
  ])('do not include %s', (pathname) => {
    expect(isPublicRoute(pathname, registry)).toBe(false);
  });
});
