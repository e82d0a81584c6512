import { expect, it } from 'vitest';
import { claimPath } from './claimPaths';

const claim = { id: 'c/1', number: 'ЗВ-7', statusName: 'DRAFT' };

it('the path of a claim leads to its form while it can be changed, then to its history', () => {
  expect(claimPath(claim, 'o 1')).toBe('/sender/create-claim/o%201');
  expect(claimPath({ ...claim, statusName: 'DOCUMENTS_REQUESTED' }, 'o')).toBe(
    '/sender/create-claim/o',
  );
  expect(claimPath({ ...claim, statusName: 'PAID' }, 'o')).toBe(
    '/sender/order-register?tab=claims&search=%D0%97%D0%92-7&row=c%2F1',
  );
  expect(claimPath(claim, '')).toContain('tab=claims');
});
