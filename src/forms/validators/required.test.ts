import { describe, expect, it } from 'vitest';
import {
  firstFailing,
  isEmpty,
  required,
  requiredIf,
  requiredUnless,
  shouldBeTrue,
  whenFilled,
} from './validator';

const REQUIRED = 'Поле обязательно для заполнения';
const UNANSWERED = [undefined, null, '', ' ', '\u00A0\t\n', [], false].map((value) => [value]);
const ANSWERED = ['a', ' a ', '0', 0, true, ['a'], new Date(0)].map((value) => [value]);

describe('required', () => {
  it.each(UNANSWERED)('refuses %o', (value) => {
    expect(required(value, {})).toBe(REQUIRED);
  });

  it.each(ANSWERED)('accepts %o', (value) => {
    expect(required(value, {})).toBeUndefined();
  });
});

describe('requiredIf and requiredUnless', () => {
  it.each(ANSWERED)('treat another field as set if it is %o', (other) => {
    expect(requiredIf('other')('', { other })).toBe(REQUIRED);
    expect(requiredIf('other')('text', { other })).toBeUndefined();
    expect(requiredUnless('other')('', { other })).toBeUndefined();
  });

  it.each(UNANSWERED)('treat another field as not set if it is %o', (other) => {
    expect(requiredIf('other')('', { other })).toBeUndefined();
    expect(requiredUnless('other')('', { other })).toBe(REQUIRED);
    expect(requiredUnless('other')('text', { other })).toBeUndefined();
  });

  it('can read a nested field, also if the form lacks its group', () => {
    expect(requiredIf('organization.itn')('', { organization: { itn: '1' } })).toBe(REQUIRED);
    expect(requiredIf('organization.itn')('', {})).toBeUndefined();
    expect(requiredUnless('organization.itn')('', {})).toBe(REQUIRED);
  });
});

describe('shouldBeTrue', () => {
  it('accepts true', () => {
    expect(shouldBeTrue(true, {})).toBeUndefined();
  });

  it.each([false, undefined, null, '', 'true', 1])('refuses %o', (value) => {
    expect(shouldBeTrue(value, {})).toBe('Поле должно быть выбрано');
  });
});

describe('firstFailing', () => {
  it('stops at the first failing rule', () => {
    const asked: string[] = [];
    const rule = (name: string, message?: string) => () => {
      asked.push(name);
      return message;
    };
    const check = firstFailing(rule('a'), rule('b', 'b failed'), rule('c', 'c failed'));
    expect(check('x', {})).toBe('b failed');
    expect(asked).toEqual(['a', 'b']);
  });

  it('accepts a value that every rule accepts, or if there are no rules', () => {
    expect(firstFailing()('x', {})).toBeUndefined();
    expect(firstFailing(required, required)('x', {})).toBeUndefined();
  });

  it('passes the value and the whole form to every rule', () => {
    const seesForm = (value: unknown, values: Record<string, unknown>) =>
      value === values['same'] ? undefined : 'differs';
    expect(firstFailing(required, seesForm)('x', { same: 'x' })).toBeUndefined();
    expect(firstFailing(required, seesForm)('x', { same: 'y' })).toBe('differs');
  });
});

describe('isEmpty (as in whenFilled)', () => {
  it.each([[undefined], [null], [''], [[]]])('is true for %o', (value) => {
    expect(isEmpty(value)).toBe(true);
    expect(whenFilled(() => 'wrong')(value, {})).toBeUndefined();
  });

  it.each([[' '], [0], [false], [['']], [{}]])('is false for %o', (value) => {
    expect(isEmpty(value)).toBe(false);
    expect(whenFilled(() => 'wrong')(value, {})).toBe('wrong');
  });
});
