import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect';

const isPublicRoute = (pathname: string) =>
  ['/', '/login', '/register', '/recovery', '/confirm', '/policy', '/unavailable'].includes(
    pathname,
  );
const origin = 'https://cabinet.example';
const known = ['/offer', '/profile', '/offer/request/17', '/dev', '/policy'];
const redirectTo = (redirect: string | null) =>
  safeRedirect(redirect, {
    origin,
    isKnownPath: (pathname) => known.includes(pathname),
    isPublicRoute,
  });

describe('safeRedirect', () => {
  it.each([
    '/offer',
    '/offer?tab=1',
    '/offer/request/17?validateGroup=FOUNDERS#bank',
    '/dev',
    // The policy needs no session, but signed-in users read it, too.
    '/policy',
  ])('returns a known page with query and fragment: %s', (wanted) => {
    expect(redirectTo(wanted)).toBe(wanted);
  });

  it.each([
    null,
    '',
    'offer',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example/offer',
    'javascript:alert(1)',
    '/offer\u0000',
    '/of\tfer',
    '/offer\n',
    '/%5cevil.example',
    '/.//evil.example',
    '/offer/%zz',
    '/unknown',
    '/login',
    '/login?redirect=/offer',
    '/unavailable?redirect=/offer',
    '/register',
    '/seller/register/',
    '/create-password',
    '/',
    `/offer?${'a'.repeat(2048)}`,
  ])('returns null for an untrusted, unknown or public address: %j', (wanted) => {
    expect(redirectTo(wanted)).toBeNull();
  });

  // A matching route is not enough: a route with a parameter matches any path.
  it.each([
    '/%5cevil.example',
    '/offer/%5Cevil.example',
    '/%09/evil.example',
    '/%0d%0aX',
    '/a%00b',
  ])('returns null if the decoded path contains forbidden characters: %s', (wanted) => {
    expect(safeRedirect(wanted, { origin, isKnownPath: () => true, isPublicRoute })).toBeNull();
  });

  it.each([
    ['/register', '/register'],
    ['/create-password?redirect=/offer', '/create-password?redirect=/offer'],
    ['/login', null],
    ['/login?redirect=/offer', null],
    ['/unavailable?redirect=/offer', null],
    ['/unknown', null],
    ['//evil.example', null],
  ])(
    'after an outage accepts an existing public page, but no sign-in page: %s',
    (wanted, target) => {
      const pages = ['/register', '/create-password', '/login', '/offer'];
      const isKnownPath = (pathname: string) => pages.includes(pathname);
      expect(safeRedirect(wanted, { origin, isKnownPath, isPublicRoute, afterOutage: true })).toBe(
        target,
      );
    },
  );

  it('never returns an address of another origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const target =
            safeRedirect(text, { origin, isKnownPath: () => true, isPublicRoute }) ?? '/';
          expect(new URL(target, origin).origin).toBe(origin);
          expect(target.startsWith('//')).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
