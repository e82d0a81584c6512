import { expect, it } from 'vitest';
import { financeAgreement } from '../testing/financingSeeds';
import { limitView } from './limitView';

it('the limit of an agreement shows the used share', () => {
  const view = limitView(financeAgreement({ financingLimit: 200_000, usedAmount: 50_000 }));
  expect(view).toMatchObject({ share: 0.25, available: 150_000 });
});

it('the rest of a limit is computed if the server sends none', () => {
  const { availableAmount: _, ...agreement } = financeAgreement({});
  expect(limitView(agreement).available).toBe(150_000);
});

it('the bar of a limit is full if too much is used or the limit is 0, and empty for unknown values', () => {
  expect(limitView(financeAgreement({ usedAmount: 900_000 })).share).toBe(1);
  expect(limitView(financeAgreement({ financingLimit: 0, usedAmount: 0 })).share).toBe(1);
  const { usedAmount: _, ...unused } = financeAgreement({});
  expect(limitView(unused)).toMatchObject({ share: null, used: null });
});
