import { describe, expect, it } from 'vitest';
import { parseBody } from './parseBody';

describe('parseBody', () => {
  it('returns null for an empty body, and throws an error for invalid JSON', () => {
    expect(parseBody('')).toBeNull();
    expect(() => parseBody('<html>')).toThrow(SyntaxError);
  });

  it.each(['{"__proto__":{"a":1},"b":2}', '{"\\u005f_proto__":{"a":1},"b":2}'])(
    'removes the key __proto__: %s',
    (body) => {
      const parsed = parseBody(body);
      expect(parsed).toEqual({ b: 2 });
      expect(Object.getOwnPropertyNames(parsed)).toEqual(['b']);
    },
  );

  it.each([
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ])('removes characters that change the text direction (%j), escaped or not', (sign) => {
    const escaped = `\\u${sign.codePointAt(0)?.toString(16).toUpperCase()}`;
    for (const written of [sign, escaped]) {
      expect(parseBody(`{"list":[{"name":"ООО «${written}Вектор»"}]}`)).toEqual({
        list: [{ name: 'ООО «Вектор»' }],
      });
    }
  });

  it.each([
    ['lists', '[', ']'],
    ['records', '{"a":', '}'],
    ['escapes', '{"\\u0061":', '}'],
  ])('throws an error if the %s are nested too deeply', (_what, open, close) => {
    const nested = (depth: number) => `${open.repeat(depth)}7${close.repeat(depth)}`;
    expect(() => parseBody(`{"id":"1","more":${nested(10_000)}}`)).toThrow(RangeError);
    expect(JSON.stringify(parseBody(nested(150)))).toBe(nested(150).replaceAll('\\u0061', 'a'));
  });

  it('keeps all other characters and values unchanged', () => {
    const body = { markup: '<img src=x>', marks: 'а\u200Fб\u200B\u0301', sum: 100, list: [null] };
    expect(parseBody(JSON.stringify(body))).toEqual(body);
    expect(parseBody('{"name":"\\u041e\\u041e\\u041e\\n"}')).toEqual({ name: 'ООО\n' });
  });
});
