// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../../test/render/routes';
import { fragmentId } from './addresses';
import { useFragment } from './useFragment';

const scrolled = vi.fn<(this: Element) => void>();

function Page() {
  const id = useFragment();
  return (
    <main>
      <p>Выбрано: {id ?? 'ничего'}</p>
      {['first', 'second', 'имя'].map((part) => (
        <section key={part} id={part} tabIndex={-1} aria-label={part} />
      ))}
    </main>
  );
}

beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.call(this);
  };
});
afterEach(() => vi.restoreAllMocks());

const show = (address: string) => renderRoutes([{ path: '/x', element: <Page /> }], address);

describe('the element named by the fragment of the address', () => {
  it('is scrolled to and focused when the page opens', async () => {
    await show('/x#second');
    expect(screen.getByRole('region', { name: 'second' })).toHaveFocus();
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: 'second' })]);
    expect(screen.getByText('Выбрано: second')).toBeVisible();
  });

  it('is scrolled to again by the same link, and by the back button', async () => {
    const { goTo } = await show('/x#first');
    await goTo('#second');
    await goTo('#second');
    expect(scrolled).toHaveBeenCalledTimes(3);
    await goTo(-2);
    expect(screen.getByRole('region', { name: 'first' })).toHaveFocus();
  });

  it('may have an id in Russian', async () => {
    await show(`/x#${encodeURIComponent('имя')}`);
    expect(screen.getByRole('region', { name: 'имя' })).toHaveFocus();
  });

  it('is ignored if it does not exist', async () => {
    await show('/x#nowhere');
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });
});

it.each([
  ['', undefined],
  ['#', undefined],
  ['#terms', 'terms'],
  ['#%D0%B8', 'и'],
  ['#100%', '100%'],
])('fragmentId(%j) is %j', (hash, id) => {
  expect(fragmentId(hash)).toBe(id);
});
