import { expect, it } from 'vitest';
import { formatPhone, normalizeRequisite } from './requisites';

it('formatPhone groups the digits of a phone', () => {
  expect(formatPhone('+79161234567')).toBe('+7 916 123-45-67');
});

it.each(['', '+7916123456', '89161234567', '+375291234567', '+7 916 123-45-67', 'abc'])(
  'formatPhone returns %o unchanged',
  (text) => {
    expect(formatPhone(text)).toBe(text);
  },
);

it('formatPhone returns a text that can be pasted back', () => {
  expect(normalizeRequisite('mobilePhone', formatPhone('+79161234567'))).toBe('+79161234567');
});
