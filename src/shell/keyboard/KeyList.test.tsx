// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeyList } from './KeyList';

it('shows each key as it is written and says it as it is called', () => {
  render(<KeyList />);
  const arrows = screen.getByText('Стрелка вверх или Стрелка вниз').closest('dt');
  expect(
    [...(arrows?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent),
  ).toEqual(['↑', '↓']);
  expect(arrows?.nextElementSibling).toHaveTextContent(
    'К соседней строкеВ меню и вариантах выбора',
  );
  expect(screen.getByText('Шифт и Таб').closest('dt')?.nextElementSibling).toHaveTextContent(
    'К предыдущему элементу',
  );
});
