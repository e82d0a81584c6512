import { describe, expect, it } from 'vitest';
import { email, lengthIncludes, maxLength, minLength, regex, url } from './text';

const INCORRECT = 'Поле некорректно';

describe('email', () => {
  it.each([
    'sokolova@severveter.ru',
    'a.b+tag@mail.example.co',
    'A_B-c@sub-domain.example.ru',
    'почта@пример.рф',
    'info@xn--e1afmkfd.xn--p1ai',
    "o'neil@example.com",
    // The longest address that the rule accepts.
    `${'a'.repeat(243)}@example.ru`,
  ])('accepts %s', (value) => {
    expect(email(value, {})).toBeUndefined();
  });

  it.each([
    'sokolova',
    'sokolova@',
    '@severveter.ru',
    'a@b',
    'a@b.c',
    'a@b..ru',
    'a..b@example.ru',
    '.a@example.ru',
    'a@-b.ru',
    'a@b-.ru',
    'a b@example.ru',
    'a@example.ru ',
    'a@b@example.ru',
    'a@example.ru, b@example.ru',
    'Анна <a@example.ru>',
    'a@example.123',
    `${'a'.repeat(244)}@example.ru`,
    5,
    {},
  ])('refuses %o', (value) => {
    expect(email(value, {})).toBe('Электронная почта некорректна');
  });

  it('returns quickly for hostile input', () => {
    expect(email(`${'a.'.repeat(100)}@${'a-'.repeat(20)}!`, {})).toBe(
      'Электронная почта некорректна',
    );
    expect(email(`a@${'a'.repeat(240)}`, {})).toBe('Электронная почта некорректна');
  });
});

describe('minLength and maxLength', () => {
  it('count characters, and accept the bound itself', () => {
    expect(minLength(3)('аб', {})).toBe(INCORRECT);
    expect(minLength(3)('абв', {})).toBeUndefined();
    expect(maxLength(3)('абв', {})).toBeUndefined();
    expect(maxLength(3)('абвг', {})).toBe(INCORRECT);
    expect([minLength(3)(12, {}), minLength(3)(123, {})]).toEqual([INCORRECT, undefined]);
    expect([minLength(1)({}, {}), maxLength(0)({}, {})]).toEqual([INCORRECT, undefined]);
  });
});

describe('lengthIncludes', () => {
  it.each(['1234567890', '123456789012'])('accepts %s, because its length is listed', (value) => {
    expect(lengthIncludes(10, 12)(value, {})).toBeUndefined();
  });

  it('returns a message that lists the accepted lengths', () => {
    expect(lengthIncludes(10, 12)('1', {})).toBe('Значение должно состоять из 10 или 12 символов');
    expect(lengthIncludes(9)('1', {})).toBe('Значение должно состоять из 9 символов');
    expect(lengthIncludes(8, 10, 12)('1', {})).toBe(
      'Значение должно состоять из 8, 10 или 12 символов',
    );
  });
});

describe('regex', () => {
  it('returns the default message, or the message passed to it', () => {
    expect(regex(/^а+$/)('б', {})).toBe(INCORRECT);
    expect(regex(/^а+$/, 'Только буквы «а»')('б', {})).toBe('Только буквы «а»');
    expect(regex(/^а+$/)('ааа', {})).toBeUndefined();
  });

  it('returns the same result every time, even for a global pattern', () => {
    const check = regex(/а/gy);
    expect([check('а', {}), check('а', {}), check('а', {})]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('url', () => {
  it.each(['https://example.ru', 'http://пример.рф/путь?a=б#в', 'HTTPS://EXAMPLE.RU:8080/'])(
    'accepts %s',
    (value) => {
      expect(url(value, {})).toBeUndefined();
    },
  );

  it.each([
    'example.ru',
    '//example.ru',
    'ftp://example.ru',
    'mailto:a@b.ru?from=https://example.ru',
    'javascript:alert(1)',
    'https://',
    'https:///path',
    'https://exa mple.ru',
    ' https://example.ru',
    'https://example.ru:99999',
    5,
  ])('refuses %o', (value) => {
    expect(url(value, {})).toBe('Поле содержит ссылку в некорректном формате');
  });
});

describe('every text rule', () => {
  const rules = {
    email,
    url,
    min: minLength(3),
    max: maxLength(0),
    length: lengthIncludes(9),
    regex: regex(/^x$/),
  };

  it.each(Object.entries(rules))('accepts an empty field: %s', (_name, rule) => {
    expect([rule(undefined, {}), rule(null, {}), rule('', {})]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
