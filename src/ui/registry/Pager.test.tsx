// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Pager } from './Pager';

const onPage = vi.fn<(page: number) => void>();

function show(page: number, size: number, total: number) {
  onPage.mockClear();
  render(
    <Pager label="Поставки" {...{ page, size, total, onPage }} sizes={[25, 50]} onSize={vi.fn()} />,
  );
  return screen.queryAllByRole('button').map((button) => {
    button.click();
    return button.getAttribute('aria-disabled') === 'true';
  });
}

it.each([
  [1, [true, true, false, false], [1, 2]],
  [2, [false, false, false, false], [0, 0, 2, 2]],
  [3, [false, false, true, true], [0, 1]],
])('Pager disables the buttons without a target on page %i of three', (page, isOff, pages) => {
  expect(show(page - 1, 25, 60)).toEqual(isOff);
  expect(onPage.mock.calls.flat()).toEqual(pages);
});

it('Pager offers other page sizes for a single page', () => {
  expect(show(0, 50, 50)).toEqual([]);
  expect(screen.getByLabelText('Строк на странице')).toHaveValue('50');
});

it('Pager is hidden if all rows fit the smallest page size', () => {
  show(0, 50, 25);
  expect(screen.queryByRole('navigation')).toBeNull();
});
