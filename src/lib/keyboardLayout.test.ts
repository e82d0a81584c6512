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
  ])('reads %s as %s', (typed, meant) => {
    expect(onOtherLayout(typed)).toBe(meant);
  });

  it.each(['', '+79161234567', 'Anna Соколова'])('leaves «%s» alone', (typed) => {
    expect(onOtherLayout(typed)).toBeNull();
  });
});
