import { describe, expect, it } from 'vitest';
import { isPublicRoute } from './publicRoutes';

describe('public routes', () => {
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
  ])('need no login: %s', (pathname) => {
    expect(isPublicRoute(pathname)).toBe(true);
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
  ])('are no others: %s', (pathname) => {
    expect(isPublicRoute(pathname)).toBe(false);
  });
});
