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

describe('the focus may be moved', () => {
  it('if it has not changed', () => {
    expect(trackFocusOwner()()).toBe(true);
  });

  it('if it has fallen to the page', () => {
    const mayMove = trackFocusOwner();
    first.remove();
    expect(mayMove()).toBe(true);
  });

  it('but not if the user has moved it', () => {
    const mayMove = trackFocusOwner();
    second.focus();
    expect(mayMove()).toBe(false);
  });
});
