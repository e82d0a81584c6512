// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { pageNonce } from './PrimeProvider';

afterEach(() => {
  document.head.replaceChildren();
});

it('pageNonce returns the nonce that the server has written into the page', () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.setAttribute('nonce', '4f1c');
  document.head.append(meta);
  expect(pageNonce()).toBe('4f1c');
});

it('pageNonce is empty if the page has no nonce', () => {
  expect(pageNonce()).toBe('');
});
