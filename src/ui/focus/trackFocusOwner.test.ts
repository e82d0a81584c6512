// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { trackFocusOwner } from './focusTarget';

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

describe('trackFocusOwner', () => {
  it('allows a move if the focus has not changed', () => {
    expect(trackFocusOwner()()).toBe(true);
  });

  it('allows a move if no element has the focus any more', () => {
    const mayMove = trackFocusOwner();
    first.remove();
    expect(mayMove()).toBe(true);
  });

  it('forbids a move if the user has moved the focus', () => {
    const mayMove = trackFocusOwner();
    second.focus();
    expect(mayMove()).toBe(false);
  });
});
