import { describe, expect, it } from 'vitest';
import { hasPermission, isIndividual } from './permissions';

const seller = { roles: [{ id: 'SELLER', deleted: false }, { id: 'USER' }] };

describe('hasPermission', () => {
  it('returns true for an empty list of roles', () => {
    expect(hasPermission(undefined, [])).toBe(true);
    expect(hasPermission(seller, [])).toBe(true);
  });

  it('requires one of the listed roles', () => {
    expect(hasPermission(seller, ['SELLER', 'GODMOD'])).toBe(true);
    expect(hasPermission(seller, ['FINANCE'])).toBe(false);
  });

  it('does not count a deleted role', () => {
    expect(hasPermission({ roles: [{ id: 'FINANCE', deleted: true }] }, ['FINANCE'])).toBe(false);
  });

  it('returns false if the user or the roles are missing', () => {
    expect(hasPermission(undefined, ['USER'])).toBe(false);
    expect(hasPermission({}, ['USER'])).toBe(false);
  });
});

describe('isIndividual', () => {
  it('is true only for the legal status INDIVIDUAL', () => {
    expect(isIndividual({ legalStatus: { name: 'INDIVIDUAL' } })).toBe(true);
    expect(isIndividual({ legalStatus: { name: 'LEGAL_ENTITY' } })).toBe(false);
    expect(isIndividual({ legalStatus: undefined })).toBe(false);
    expect(isIndividual(undefined)).toBe(false);
  });
});
