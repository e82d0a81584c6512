import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeWindows1251, inWindows1251 } from './windows1251';

const decode = (bytes: Uint8Array) => new TextDecoder('windows-1251').decode(bytes);

/** All characters of the encoding. */
const KNOWN = [
  ...decode(Uint8Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte !== 0x98)),
];

it('encodeWindows1251 writes each character of the encoding as one byte', () => {
  expect(encodeWindows1251('Ёж № «5» — 7')).toEqual(
    Uint8Array.of(0xa8, 0xe6, 0x20, 0xb9, 0x20, 0xab, 0x35, 0xbb, 0x20, 0x97, 0x20, 0x37),
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...KNOWN)), (letters) => {
      const text = letters.join('').normalize('NFC');
      expect(decode(encodeWindows1251(text))).toBe(inWindows1251(text));
    }),
  );
  expect(inWindows1251(KNOWN.join(''))).toBe(KNOWN.join(''));
});

it.each([
  ['1 234,50 ₽', '1 234,50 руб.'],
  ['1\u202F000 − 5', '1 000 - 5'],
  ['Café «Ünïque»', 'Cafe «Unique»'],
  ['и\u0306', 'й'],
  ['ﬁрма\u200B', 'fiрма'],
  ['数 😀', '? ?'],
])('inWindows1251 replaces %j by %j', (text, written) => {
  expect(inWindows1251(text)).toBe(written);
});

it('encodeWindows1251 encodes any text as the characters that inWindows1251 returns', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = inWindows1251(text);
      expect(decode(encodeWindows1251(text))).toBe(written);
      expect(inWindows1251(written)).toBe(written);
    }),
    { numRuns: 50 },
  );
});
