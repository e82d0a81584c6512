// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { pageNonce } from './PrimeProvider';

afterEach(() => {
  document.head.replaceChildren();
});

it('the nonce of the page comes from the server’s page', () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.setAttribute('nonce', '4f1c');
  document.head.append(meta);
  expect(pageNonce()).toBe('4f1c');
});

it('the nonce of the page is empty if the page has none', () => {
  expect(pageNonce()).toBe('');
});
