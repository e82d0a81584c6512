// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { pageNonce } from './pageNonce';

afterEach(() => {
  document.head.replaceChildren();
});

it('is what the server has put into the page', () => {
  document.head.innerHTML = '<meta property="csp-nonce" nonce="4f1c" />';
  expect(pageNonce()).toBe('4f1c');
});

it('is empty where the page has none', () => {
  expect(pageNonce()).toBe('');
});
