// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

function looksOf(html: string) {
  document.body.innerHTML = html;
  const shown = document.querySelector('[data-asked]');
  if (!shown) throw new Error('The sample has no element with data-asked');
  const { display, visibility, opacity, pointerEvents } = getComputedStyle(shown);
  return { display, visibility, opacity, pointerEvents };
}

const PLAIN = { display: 'block', visibility: 'visible', opacity: '1', pointerEvents: 'auto' };

it.each([
  ['<div data-asked>', {}],
  ['<span data-asked>', { display: 'inline' }],
  ['<div data-asked hidden>', { display: 'none' }],
  ['<dialog data-asked>', { display: 'none' }],
  ['<dialog data-asked open>', {}],
  ['<script data-asked></script>', { display: 'none' }],
  ['<div data-asked style="display: none">', { display: 'none' }],
  ['<div style="visibility: hidden"><p data-asked>', { visibility: 'hidden' }],
  [
    '<div style="visibility: hidden"><p data-asked style="visibility: visible">',
    { visibility: 'visible' },
  ],
  ['<div style="pointer-events: none"><p data-asked>', { pointerEvents: 'none' }],
  ['<div style="opacity: 0"><p data-asked>', {}],
  ['<p data-asked style="opacity: 0">', { opacity: '0' }],
])('looksOf %s returns the same styles as a browser', (html, looks) => {
  expect(looksOf(html)).toEqual({ ...PLAIN, ...looks });
});
