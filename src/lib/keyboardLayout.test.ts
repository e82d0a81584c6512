import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onOtherLayout } from './keyboardLayout';

describe('onOtherLayout', () => {
  it.each([
    ['bkmby', 'ильин'],
    ['Tkrbyf', 'елкина'],
    ['`krbyf', 'ёлкина'],
    [';erjd', 'жуков'],
    ['шдшт', 'ilin'],
    ['Цшдд Ыьшер', 'will smith'],
    ['cnhf[jdfybt', 'страхование'],
    ["'rcgjhn", 'экспорт'],
    ['ыускуе лун', 'secret key'],
  ])('reads %s as %s', (typed, meant) => {
    expect(onOtherLayout(typed)).toBe(meant);
  });

  it.each(['', '+79161234567', 'Anna Соколова'])('returns null for «%s»', (typed) => {
    expect(onOtherLayout(typed)).toBeNull();
  });

  it('returns a lower-case text unchanged after two conversions', () => {
    // The Latin layout types a letter for «а», but punctuation for «х», «ъ», «ж», «э», «б», «ю» and «ё».
    const letters = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'.split('');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters)), (text) => {
        const word = `а${text.join('')}`;
        expect(onOtherLayout(onOtherLayout(word) ?? '')).toBe(word);
      }),
    );
  });
});
