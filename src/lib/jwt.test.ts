import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJwtClaims } from './jwt';

function tokenOf(payload: unknown): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(payload)}.подпись`;
}

describe('readJwtClaims', () => {
  it('reads the expiry and the subject', () => {
    expect(readJwtClaims(tokenOf({ exp: 1_795_000_000, sub: 'user-1', roles: ['USER'] }))).toEqual({
      exp: 1_795_000_000,
      sub: 'user-1',
    });
  });

  it('reads base64url and non-Latin letters', () => {
    expect(readJwtClaims(tokenOf({ sub: 'Анна Соколова ÿþ>>??' })).sub).toBe(
      'Анна Соколова ÿþ>>??',
    );
  });

  it('returns a number in the subject as text', () => {
    expect(readJwtClaims(tokenOf({ sub: 42 }))).toEqual({ sub: '42' });
  });

  it.each([
    { exp: '1795000000', sub: true },
    // A number above the safe integers may be rounded, and a blank subject identifies no user.
    { sub: 2 ** 53 },
    { sub: ' ' },
    { exp: null, sub: null },
    { exp: {}, sub: [] },
  ])('omits invalid claims: %o', (payload) => {
    expect(readJwtClaims(tokenOf(payload))).toEqual({});
  });

  it.each(['', 'a', 'a.b', 'a.b.c', '..', 'a.%%%.c', tokenOf(null), tokenOf([1]), tokenOf('text')])(
    'returns no claims for the invalid %o',
    (token) => {
      expect(readJwtClaims(token)).toEqual({});
    },
  );

  it('ignores __proto__', () => {
    const payload = Buffer.from('{"__proto__":{"exp":1},"sub":"x"}').toString('base64url');
    expect(readJwtClaims(`a.${payload}.c`)).toEqual({ sub: 'x' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (token) => {
        expect(readJwtClaims(`a.${token}.b`)).toBeTypeOf('object');
      }),
    );
  });
});
