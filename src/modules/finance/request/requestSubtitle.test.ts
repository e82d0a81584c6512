import { expect, it } from 'vitest';
import { requestSubtitle } from './requestSubtitle';

it('names the bank and the limit, as far as they are known', () => {
  const bank = { fullName: 'Банк', logos: [] };
  const financingLimit = { financingLimit: 3_500_000_000 };
  expect(requestSubtitle({ bank, financingLimit })).toBe(
    'Банк · лимит 35\u00A0000\u00A0000\u00A0₽',
  );
  expect(requestSubtitle({ financingLimit })).toBe('лимит 35\u00A0000\u00A0000\u00A0₽');
  expect(requestSubtitle({})).toBeUndefined();
});
