import { describe, expect, it } from 'vitest';
import { confirm, confirmed } from './equality';

describe('confirmed', () => {
  it('compares with another field of the form', () => {
    expect(confirmed('password')('Aa1!', { password: 'Aa1!' })).toBeUndefined();
    expect(confirmed('password')('Aa1!', { password: 'Aa1?' })).toBe('Поле некорректно');
    expect(confirmed('password')('Aa1!', {})).toBe('Поле некорректно');
  });

  it('returns the message passed to it', () => {
    expect(confirmed('password', 'Пароли не совпадают')('x', { password: 'y' })).toBe(
      'Пароли не совпадают',
    );
  });

  it('accepts an empty field', () => {
    expect(confirmed('password')('', { password: 'Aa1!' })).toBeUndefined();
  });
});

describe('confirm', () => {
  const MESSAGE = 'Необходимо подтвердить данные об организации';

  it('requires a checked box, even if it was never touched', () => {
    expect(confirm(true, MESSAGE)(true, {})).toBeUndefined();
    expect(confirm(true, MESSAGE)(false, {})).toBe(MESSAGE);
    expect(confirm(true, MESSAGE)(undefined, {})).toBe(MESSAGE);
    expect(confirm(true, MESSAGE)('true', {})).toBe(MESSAGE);
  });

  it('compares a text with the given one, and accepts an empty field', () => {
    expect(confirm('УДАЛИТЬ', MESSAGE)('УДАЛИТЬ', {})).toBeUndefined();
    expect(confirm('УДАЛИТЬ', MESSAGE)('удалить', {})).toBe(MESSAGE);
    expect(confirm('УДАЛИТЬ', MESSAGE)('', {})).toBeUndefined();
  });
});
