import { expect, it } from 'vitest';
import { changedElsewhere, mergedOrRefused } from './changedElsewhere';

it('changedElsewhere returns an error with the other window’s value for each field', () => {
  const { status, fieldErrors } = changedElsewhere([
    { field: 'firstname', theirs: 'Жанна' },
    { field: 'middlename', theirs: null },
    { field: 'okopf', theirs: { code: '12267', name: 'АО' } },
  ]);
  expect(status).toBe(409);
  expect(fieldErrors).toEqual([
    { field: 'firstname', message: 'В другом окне: Жанна' },
    { field: 'middlename', message: 'В другом окне: пусто' },
    { field: 'okopf', message: 'В другом окне: АО' },
  ]);
});

it('mergedOrRefused merges both changes, or throws an error if they conflict', () => {
  const base = { bankName: 'А', bik: '1' };
  const theirs = { ...base, bik: '2' };
  expect(mergedOrRefused(base, { ...base, bankName: 'Б' }, theirs)).toEqual({
    bankName: 'Б',
    bik: '2',
  });
  expect(() => mergedOrRefused(base, { ...base, bik: '3' }, theirs)).toThrow(
    expect.objectContaining({ code: 'CHANGED_ELSEWHERE' }),
  );
});
