import { once } from '../../../lib/once';

/** Bytes of the upper half of windows-1251, by character. The lower half is ASCII. */
const byteTable = once((): ReadonlyMap<string, number> => {
  const upper = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  const letters = [...new TextDecoder('windows-1251').decode(upper)];
  // 0x98 has no character, but decoders return a control character.
  return new Map(
    letters.flatMap((letter, index): [string, number][] =>
      index === 0x18 ? [] : [[letter, index + 128]],
    ),
  );
});

/** Characters of business texts that the encoding lacks, and their replacements. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  '₽': 'руб.',
  '−': '-',
  '‐': '-',
  '‒': '-',
  '―': '—',
  '″': '"',
  '′': "'",
  '×': 'x',
  '≈': '~',
  '≤': '<=',
  '≥': '>=',
};

/** Spaces of all widths, and line ends. */
const SPACE = /\s/u;

/** Invisible formatting characters, and accents without a letter. */
const UNSEEN = /[\p{Cf}\p{M}]/u;
const MARKS = /\p{M}/gu;

function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return code < 128 ? code : byteTable().get(letter);
}

function replacement(letter: string): string {
  const known = WRITTEN_AS[letter];
  if (known !== undefined) return known;
  if (SPACE.test(letter)) return ' ';
  if (UNSEEN.test(letter)) return '';
  // «é» becomes «e», «ﬁ» becomes «fi».
  const plain = letter.normalize('NFKD').replaceAll(MARKS, '');
  return plain !== '' && [...plain].every((part) => byteOf(part) !== undefined) ? plain : '?';
}

/** Returns the text in windows-1251 characters. Others become similar ones or «?»; invisible ones are dropped. */
export function inWindows1251(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => (byteOf(letter) === undefined ? replacement(letter) : letter))
    .join('');
}

/** Returns the bytes of a text in windows-1251, the encoding that programs of Russian banks read. */
export function encodeWindows1251(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...inWindows1251(text)], (letter) => byteOf(letter) ?? 0x3f);
}
