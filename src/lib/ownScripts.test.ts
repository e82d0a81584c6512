// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { ownScripts } from './ownScripts';

afterEach(() => {
  delete window.trustedTypes;
});

const own = new URL('/assets/x.js', location.href).href;

it('ownScripts accepts only scripts of its own origin', () => {
  const { createScriptURL } = ownScripts('cabinet-test');
  for (const address of ['/assets/x.js', own]) expect(createScriptURL(address)).toBe(address);
  for (const address of ['https://elsewhere.example/x.js', '//elsewhere.example/x.js', 'data:,1']) {
    expect(() => createScriptURL(address)).toThrow(TypeError);
  }
});

it('ownScripts creates a Trusted Types policy with the given name if the browser supports it', () => {
  const createPolicy = vi.fn<NonNullable<typeof window.trustedTypes>['createPolicy']>(
    (_name, { createScriptURL }) => ({ createScriptURL: (text) => `!${createScriptURL(text)}` }),
  );
  window.trustedTypes = { createPolicy };
  expect(ownScripts('cabinet-test').createScriptURL('/x.js')).toBe('!/x.js');
  expect(createPolicy.mock.calls[0]?.[0]).toBe('cabinet-test');
});
