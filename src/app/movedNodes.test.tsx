// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tolerateMovedNodes } from './movedNodes';

const { insertBefore, removeChild } = Node.prototype;
beforeEach(tolerateMovedNodes);
afterEach(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
  }
  return texts;
}

function inFonts(content: Node): HTMLElement {
  const outer = document.createElement('font');
  outer.appendChild(document.createElement('font')).append(content);
  return outer;
}

/** Ways in which browser translators change the texts of a page. */
const TRANSLATIONS = {
  'puts copies of the texts into elements': (text: Text) =>
    text.replaceWith(inFonts(document.createTextNode(text.data))),
  'puts the texts themselves into elements': (text: Text) => {
    const place = document.createComment('');
    text.replaceWith(place);
    place.replaceWith(inFonts(text));
  },
  'takes the texts away': (text: Text) => text.remove(),
} as const;

interface PageProps {
  isBusy: boolean;
  error?: string | undefined;
}

function Page({ isBusy, error }: PageProps) {
  return (
    <form>
      {isBusy && <progress aria-label="Сохраняем" />}
      Сохранить {isBusy ? 'ещё раз' : null}
      <label>
        Фамилия
        {error}
        <input />
      </label>
    </form>
  );
}

describe.each(Object.entries(TRANSLATIONS))('a page whose translation %s', (_what, translate) => {
  it('shows every later render, and keeps the input', () => {
    const { container, rerender, unmount } = render(<Page isBusy={false} />);
    const field = screen.getByRole('textbox');
    Object.assign(field, { value: 'Соколова' });
    const states: PageProps[] = [
      { isBusy: true },
      { isBusy: false, error: 'Поле обязательно для заполнения' },
      { isBusy: true },
      { isBusy: true, error: 'Поле некорректно' },
      { isBusy: false },
    ];
    for (const state of states) {
      textsOf(container).forEach(translate);
      rerender(<Page {...state} />);
      expect(screen.queryAllByRole('progressbar')).toHaveLength(state.isBusy ? 1 : 0);
      expect(container.textContent).toContain(state.error ?? '');
    }
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field).toHaveValue('Соколова');
    unmount();
    expect(container).toBeEmptyDOMElement();
  });
});

it('tolerateMovedNodes moves and removes other nodes as usual', () => {
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  list.append(second);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});
