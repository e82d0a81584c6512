// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdFocus } from './focusTarget';

const input = () => {
  const made = document.createElement('input');
  document.body.append(made);
  return made;
};
let first: HTMLInputElement;
let second: HTMLInputElement;

beforeEach(() => {
  first = input();
  second = input();
  first.focus();
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('the focus may be moved', () => {
  it('from where it was', () => {
    expect(holdFocus()()).toBe(true);
  });

  it('when it has fallen to the page', () => {
    const mayMove = holdFocus();
    first.remove();
    expect(mayMove()).toBe(true);
  });

  it('not when the user has gone elsewhere', () => {
    const mayMove = holdFocus();
    second.focus();
    expect(mayMove()).toBe(false);
  });
});
