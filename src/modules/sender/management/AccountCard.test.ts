import { expect, it } from 'vitest';
import { maskedId } from './AccountCard';

it.each([
  ['EMscd6r9JnFiQ3bLoyjJY6eM78JrJceI', 'EMsc •••• JceI'],
  ['770412901290', '770 •••• 290'],
  ['1234', '1 •••• 4'],
  ['12', '••••'],
  ['', '—'],
  ['😀'.repeat(16), '😀😀😀😀 •••• 😀😀😀😀'],
])('maskedId shows the id «%s» as «%s»', (clientId, shown) => {
  expect(maskedId(clientId)).toBe(shown);
});
