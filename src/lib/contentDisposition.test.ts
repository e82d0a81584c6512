import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameFrom } from './contentDisposition';

const NAME = 'Договор страхования № ДЗ-2026-118.pdf';
const base64 = (text: string) => Buffer.from(text).toString('base64');
/** Returns UTF-8 bytes as in fetch: one Latin-1 character for each byte. */
const raw = (text: string) => Buffer.from(text).toString('latin1');

describe('fileNameFrom: header formats', () => {
  it.each([
    ['a plain token', 'attachment; filename=report.pdf', 'report.pdf'],
    ['a quoted string', 'attachment; filename="my report.pdf"', 'my report.pdf'],
    ['no quotes but spaces', 'attachment; filename=my report.pdf; size=5', 'my report.pdf'],
    ['other case and spaces', 'ATTACHMENT ;  FileName = "a.pdf"', 'a.pdf'],
    ['no disposition type', 'filename="a.pdf"', 'a.pdf'],
    ['an inline disposition', 'inline; filename="a.pdf"', 'a.pdf'],
    ['a semicolon inside quotes', 'attachment; filename="a; b.pdf"', 'a; b.pdf'],
    ['escaped quotes', 'attachment; filename="ООО \\"Ромашка\\".pdf"', 'ООО "Ромашка".pdf'],
    ['an unclosed quote', 'attachment; filename="a.pdf', 'a.pdf'],
    [
      'a look-alike inside another value',
      'attachment; name="; filename=b.exe"; filename=a.pdf',
      'a.pdf',
    ],
    ['a repeated parameter', 'attachment; filename=a.pdf; filename=b.pdf', 'a.pdf'],
  ])('reads the name from a header with %s', (_form, header, expected) => {
    expect(fileNameFrom(header)).toBe(expected);
  });

  it.each([
    null,
    '',
    'attachment',
    'attachment; filename=',
    'attachment; filename=""',
    'attachment; size=1',
    ';;;=',
  ])('returns the default name for %j', (header) => {
    expect(fileNameFrom(header)).toBe('file');
  });
});

describe('fileNameFrom: Cyrillic', () => {
  it.each([
    ['RFC 8187', `attachment; filename*=UTF-8''${encodeURIComponent(NAME)}`],
    ['RFC 8187 with a language', `attachment; filename*=utf-8'ru'${encodeURIComponent(NAME)}`],
    ['RFC 8187 in quotes', `attachment; filename*="UTF-8''${encodeURIComponent(NAME)}"`],
    ['raw UTF-8 bytes', `attachment; filename="${raw(NAME)}"`],
    ['characters that are decoded already', `attachment; filename="${NAME}"`],
    ['percent-encoding', `attachment; filename="${encodeURIComponent(NAME)}"`],
    ['RFC 2047 base64', `attachment; filename="=?UTF-8?B?${base64(NAME)}?="`],
    [
      'RFC 2047 quoted-printable',
      `attachment; filename="=?utf-8?q?${encodeURIComponent(NAME).replaceAll('%', '=').replaceAll('=20', '_')}?="`,
    ],
  ])('reads the exact name from %s', (_form, header) => {
    expect(fileNameFrom(header)).toBe(NAME);
  });

  it('joins RFC 2047 words that split a letter', () => {
    const bytes = Buffer.from(NAME);
    const words = [bytes.subarray(0, 15), bytes.subarray(15, 41), bytes.subarray(41)];
    const value = words.map((part) => `=?UTF-8?B?${part.toString('base64')}?=`).join(' ');
    expect(fileNameFrom(`attachment; filename="${value}"`)).toBe(NAME);
  });

  it('reads windows-1251 if the charset is named', () => {
    expect(fileNameFrom("attachment; filename*=windows-1251''%D1%F7%B8%F2.pdf")).toBe('Счёт.pdf');
    expect(fileNameFrom('attachment; filename="=?windows-1251?Q?=D1=F7=B8=F2.pdf?="')).toBe(
      'Счёт.pdf',
    );
  });

  it('keeps an й that consists of two code points', () => {
    const decomposed = 'Край.pdf'.normalize('NFD');
    expect(fileNameFrom(`attachment; filename*=UTF-8''${encodeURIComponent(decomposed)}`)).toBe(
      decomposed,
    );
  });
});

describe('fileNameFrom: invalid headers', () => {
  /** Bytes of windows-1251 as in fetch. */
  const bytes1251 = '\xD1\xF7\xE5\xF2 \xB9 7.pdf';

  it.each([
    [
      'a percent sign that is left bare',
      "filename*=utf-8''%D0%A1%D1%87%D1%91%D1%82%20100%.pdf",
      'Счёт 100%.pdf',
    ],
    ['a bare percent sign before digits', "filename*=UTF-8''%D0%A1 5%1.pdf", 'С 5%1.pdf'],
    ['continuations', "filename*0*=UTF-8''%D0%A1; filename*1*=%D1%87%D1%91%D1%82.pdf", 'Счёт.pdf'],
    ['continuations in disorder', "filename*1*=%D1%87.pdf; filename*0*=UTF-8''%D0%A1", 'Сч.pdf'],
    ['a letter cut by continuations', "filename*0*=UTF-8''%D0; filename*1*=%A1.pdf", 'С.pdf'],
    [
      'eleven continuations',
      `filename*0*=UTF-8''0; ${Array.from({ length: 10 }, (_, at) => `filename*${at + 1}*=${at + 1}`).join('; ')}; filename*11=".pdf"`,
      '012345678910.pdf',
    ],
    ['continuations in quotes', 'filename*0="Long "; filename*1="name.pdf"', 'Long name.pdf'],
    [
      'plain and encoded continuations',
      'filename*0*=UTF-8\'\'%D0%A1%20; filename*1="100%25.pdf"',
      'С 100%25.pdf',
    ],
    ['a missing continuation', "filename*0*=UTF-8''%D0%A1.pdf; filename*2*=%D0%A1", 'С.pdf'],
    ['no quotes after the charset', 'filename*=UTF-8%D0%A1.pdf', 'С.pdf'],
    ['one quote after the charset', "filename*=UTF-8'%D0%A1.pdf", 'С.pdf'],
    ['no charset', 'filename*=%D0%A1.pdf', 'С.pdf'],
    ['an empty charset', "filename*=''%D0%A1.pdf", 'С.pdf'],
    ['raw UTF-8 where percent forms belong', `filename*=UTF-8''${raw('Счёт 7.pdf')}`, 'Счёт 7.pdf'],
    ['letters where percent forms belong', "filename*=UTF-8''Счёт 7.pdf", 'Счёт 7.pdf'],
    ['windows-1251 called UTF-8', "filename*=UTF-8''%D1%F7%E5%F2%20%B9%207.pdf", 'Счет № 7.pdf'],
    ['windows-1251 in percent forms', 'filename="%D1%F7%E5%F2.pdf"', 'Счет.pdf'],
    ['windows-1251 bytes', `filename="${bytes1251}"`, 'Счет № 7.pdf'],
    ['windows-1251 bytes without quotes', `filename=${bytes1251}`, 'Счет № 7.pdf'],
    ['windows-1251 bytes in capitals', 'filename="\xD1\xD7\xA8\xD2.PDF"', 'СЧЁТ.PDF'],
    [
      'windows-1251 bytes with few letters',
      'filename="\xC0\xEA\xF2 2026-11-07 12345678.pdf"',
      'Акт 2026-11-07 12345678.pdf',
    ],
    ['an unknown charset', "filename*=no-such''%D0%A1.pdf", 'С.pdf'],
    ['half a letter at the end', "filename*=UTF-8''%D0%A1%D0.pdf", 'С\uFFFD.pdf'],
  ])('reads the name from a header with %s', (_what, parameters, expected) => {
    expect(fileNameFrom(`attachment; ${parameters}`)).toBe(expected);
  });

  it('keeps names in Latin letters with accents', () => {
    for (const name of [
      'café.pdf',
      'Müller GmbH.pdf',
      'Übergröße.pdf',
      'señor año.pdf',
      'À la carte.pdf',
    ]) {
      expect(fileNameFrom(`attachment; filename="${name}"`)).toBe(name);
    }
  });

  it('prefers a readable plain name to an unreadable extended one', () => {
    expect(fileNameFrom(`attachment; filename="${raw('Счёт.pdf')}"; filename*=UTF-8''%D0`)).toBe(
      'Счёт.pdf',
    );
  });
});

describe('fileNameFrom: priority and decoding of names', () => {
  it('prefers filename* in any order', () => {
    expect(fileNameFrom(`attachment; filename="a.pdf"; filename*=UTF-8''%D0%B1.pdf`)).toBe('б.pdf');
    expect(fileNameFrom(`attachment; filename*=UTF-8''%D0%B1.pdf; filename="a.pdf"`)).toBe('б.pdf');
  });

  it.each([
    "UTF-8''%D0",
    "UTF-8''%ZZ.pdf",
    "no-such-charset''a.pdf",
    'a.pdf',
    "UTF-8''",
    "UTF-8''%2F%2F",
  ])('falls back to filename when filename* is the unreadable %s', (extended) => {
    expect(fileNameFrom(`attachment; filename="plain.pdf"; filename*=${extended}`)).toBe(
      'plain.pdf',
    );
  });

  it('keeps a percent sign that is no escape', () => {
    expect(fileNameFrom('attachment; filename="Скидка 50%.pdf"')).toBe('Скидка 50%.pdf');
    expect(fileNameFrom('attachment; filename="100%ab% x.pdf"')).toBe('100%ab% x.pdf');
  });

  it('decodes an extended name only once', () => {
    expect(fileNameFrom("attachment; filename*=UTF-8''a%2520b.pdf")).toBe('a%20b.pdf');
  });

  it('keeps Latin-1 letters that are not UTF-8', () => {
    expect(fileNameFrom('attachment; filename="caf\u00E9.pdf"')).toBe('café.pdf');
  });
});

describe('fileNameFrom: safety', () => {
  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['/etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\a\\отчёт.pdf', 'отчёт.pdf'],
    ['..\\..\\a.pdf', 'a.pdf'],
    ['%2e%2e%2f%2e%2e%2fa.pdf', 'a.pdf'],
    ['..%5Ca.pdf', 'a.pdf'],
    ['.htaccess', 'htaccess'],
    ['..', 'file'],
    ['a.pdf/', 'file'],
    ['a.exe. . ', 'a.exe'],
    ['a%00.pdf', 'a.pdf'],
    ['a%0d%0aSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['счёт\u202Efdp.exe', 'счётfdp.exe'],
    ['\u2066a\u2069\u200F\u200B.pdf', 'a.pdf'],
    ['a\u2028b.pdf', 'ab.pdf'],
    ['\uD800a.pdf', '\uFFFDa.pdf'],
  ])('makes %s harmless', (name, expected) => {
    expect(fileNameFrom(`attachment; filename="${name}"`)).toBe(expected);
  });

  it('shortens a name to 200 characters and keeps the extension', () => {
    const name = fileNameFrom(`attachment; filename="${'д'.repeat(500)}.pdf"`);
    expect(name).toBe(`${'д'.repeat(196)}.pdf`);
  });

  it('shortens a name to 200 characters even if a long text follows its last dot', () => {
    const name = fileNameFrom(`attachment; filename="a.${'д'.repeat(500)}"`);
    expect(name).toHaveLength(200);
  });

  it('does not split an emoji', () => {
    const name = fileNameFrom(`attachment; filename="a${'😀'.repeat(150)}.pdf"`);
    expect(name).not.toMatch(/\p{Cs}/u);
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name.endsWith('😀.pdf')).toBe(true);
  });

  it('leaves no dot or space at the end of a shortened name', () => {
    const name = fileNameFrom(`attachment; filename="a${' '.repeat(198)}.${' '.repeat(40)}!"`);
    expect(name).toBe('a');
  });

  it('reads a very long hostile header quickly', () => {
    expect(fileNameFrom(`attachment; ${'filename="\\'.repeat(20_000)}`)).toBeTypeOf('string');
    expect(fileNameFrom(`attachment; filename="${'=?'.repeat(50_000)}"`)).toHaveLength(200);
    expect(fileNameFrom(`attachment; ${';a=b '.repeat(20_000)}${' '.repeat(50_000)}`)).toBe('file');
  });

  it('returns a safe name for any header', () => {
    const forbidden = /[/\\\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme', minLength: 150 }),
    );
    fc.assert(
      fc.property(value, fc.boolean(), (text, extended) => {
        const header = extended
          ? `attachment; filename*=UTF-8''${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`
          : `attachment; filename="${text}"`;
        const name = fileNameFrom(header);
        expect(name).not.toMatch(forbidden);
        expect(name).not.toMatch(/^\.|^$|^\s|[\s.]$/);
        expect(name.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 500 },
    );
  });
});
