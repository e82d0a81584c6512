import { describe, expect, it } from 'vitest';
import { passwordRules } from './passwordRules';
import { isPassword } from './requisites';

const metBy = (password: string) => passwordRules.map(({ isMet }) => isMet(password));

describe('passwordRules', () => {
  it.each([
    ['', [false, false, false, false]],
    ['a', [true, false, false, false]],
    ['Я', [false, true, false, false]],
    ['7', [false, false, true, false]],
    ['"', [false, false, false, true]],
    ['Пароль-7', [true, true, true, true]],
    ['Пароль 7', [true, true, true, false]],
  ])('are met by %o (lower case, upper case, digit, sign): %o', (password, fulfilled) => {
    expect(metBy(password)).toEqual(fulfilled);
    expect(isPassword(password)).toBe(fulfilled.every(Boolean));
  });

  it.each(`!@#$%^&*_'(){}[]-+.,"`.split(''))('accept the special character %s', (sign) => {
    expect(isPassword(`aA1${sign}`)).toBe(true);
  });

  it.each('~`=|\\/?<>:; №'.split(''))('do not accept %o as a special character', (sign) => {
    expect(isPassword(`aA1${sign}`)).toBe(false);
  });
});
