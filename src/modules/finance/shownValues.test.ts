import { expect, it } from 'vitest';
import { formatPercent, requestSubtitle } from './shownValues';

it.each([
  [17.5, '17,5 %'],
  [20.25, '20,25 %'],
  [19, '19 %'],
  [0.1 + 0.2, '0,3 %'],
  [1234.5, '1 234,5 %'],
  [-0, '0 %'],
])('a percent of %s is shown as «%s»', (percent, shown) => {
  expect(formatPercent(percent)).toBe(shown.replaceAll(' ', '\u00A0'));
});

it('an unknown percent is shown as a dash', () => {
  expect(formatPercent(undefined)).toBe('—');
});

it('the subtitle of a request shows the bank and the limit, each only if it is known', () => {
  const bank = { fullName: 'Банк', logos: [] };
  const financingLimit = { financingLimit: 3_500_000_000 };
  expect(requestSubtitle({ bank, financingLimit })).toBe(
    'Банк · лимит 35\u00A0000\u00A0000\u00A0₽',
  );
  expect(requestSubtitle({ financingLimit })).toBe('лимит 35\u00A0000\u00A0000\u00A0₽');
  expect(requestSubtitle({})).toBeUndefined();
});
