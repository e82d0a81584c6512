// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UsedControl } from './usedControl';
import { watchControls } from './watchControls';

const tell = vi.fn<(control: UsedControl) => void>();
let stop = new AbortController();

/** Puts elements into the page: a tag, its attributes, and its contents. */
function put(tag: string, attributes: Record<string, string>, ...inside: Node[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}
const show = (element: HTMLElement) => document.body.appendChild(element);

beforeEach(() => {
  tell.mockReset();
  stop = new AbortController();
  watchControls(document, tell, stop.signal);
});
afterEach(() => {
  stop.abort();
  document.body.replaceChildren();
});

describe('a marked control', () => {
  it.each([
    ['button', put('button', {})],
    ['link', put('a', { href: '#x' })],
    ['tab', put('button', { role: 'tab' })],
    ['search', put('input', { type: 'search' })],
    ['filter', put('button', { 'aria-pressed': 'false' })],
    ['checkbox', put('button', { role: 'switch' })],
    ['row', put('div', { role: 'row' })],
  ] as const)(
    'is reported as a %s according to its element, inside a marked section',
    (kind, control) => {
      show(put('section', { 'data-analytics': 'any:sample' }, control));
      fireEvent.click(control);
      expect(tell.mock.calls).toEqual([[{ kind, name: 'sample' }]]);
    },
  );

  it('reports a change once, without the click that has caused it', () => {
    const box = put('input', { type: 'checkbox' });
    const words = new Text('Согласен');
    const label = put('label', {}, box, words);
    show(put('form', { 'data-analytics': 'any:consent' }, label));
    fireEvent.click(label);
    expect(tell.mock.calls).toEqual([[{ kind: 'checkbox', name: 'consent' }]]);
  });

  it('is reported by its mark rather than by its element', () => {
    const tag = show(put('span', { 'data-analytics': 'tag:status' }));
    fireEvent.click(tag);
    expect(tell.mock.calls).toEqual([[{ kind: 'tag', name: 'status' }]]);
  });

  it('reports a hover once, if its mark requests it', () => {
    const inner = put('b', {});
    const help = show(put('span', { 'data-analytics': 'hover:help' }, inner));
    fireEvent.mouseOver(help, { relatedTarget: document.body });
    fireEvent.mouseOver(inner, { relatedTarget: help });
    expect(tell.mock.calls).toEqual([[{ kind: 'hover', name: 'help' }]]);
  });

  it('is reported with the name of its form, even from outside, but without an id in the name', () => {
    const id = '6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11';
    const field = put('input', { type: 'text' });
    show(put('form', { name: `user-${id}` }, field));
    const send = show(put('button', { form: `user-${id}-form` }));
    fireEvent.change(field);
    fireEvent.click(send);
    expect(tell.mock.calls).toEqual([
      [{ kind: 'input', name: 'user' }],
      [{ kind: 'button', name: 'user' }],
    ]);
  });

  it('is reported even if it stops the propagation of its click', () => {
    const button = show(put('button', { 'data-analytics': 'button:own' }));
    button.addEventListener('click', (event) => event.stopPropagation());
    fireEvent.click(button);
    expect(tell).toHaveBeenCalledOnce();
  });
});

describe('watchControls reports nothing', () => {
  it.each([
    ['for a control without a mark', put('button', {})],
    [
      'for a mark with data in its name',
      put('button', { 'data-analytics': 'button:Анна Соколова' }),
    ],
    ['for a mark of an unknown kind', put('button', { 'data-analytics': 'toString:x' })],
    [
      'for a disabled control',
      put('button', { 'data-analytics': 'button:x', 'aria-disabled': 'true' }),
    ],
  ])('%s', (_why, control) => {
    fireEvent.click(show(control));
    expect(tell).not.toHaveBeenCalled();
  });

  it('for the space between marked controls', () => {
    fireEvent.click(show(put('section', { 'data-analytics': 'any:sample' })));
    expect(tell).not.toHaveBeenCalled();
  });

  it('after it was stopped', () => {
    stop.abort();
    fireEvent.click(show(put('button', { 'data-analytics': 'button:x' })));
    expect(tell).not.toHaveBeenCalled();
  });
});
