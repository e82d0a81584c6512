// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, moscowDay } from '../../lib/isoDay';
import { dueColumn } from '../../ui/registry/columns';
import { TermLine, termInRow } from './TermLine';

describe('TermLine', () => {
  it('is an image with an accessible name if it has a label, and hidden from screen readers otherwise', () => {
    const { container } = render(<TermLine isDone />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    render(<TermLine isDone size="big" label="Поставка 17.10.2026" />);
    expect(screen.getByRole('img', { name: 'Поставка 17.10.2026' })).toHaveClass('term-line--big');
  });

  it('is completely filled for a finished term', () => {
    const { container } = render(<TermLine isDone />);
    expect(container.firstElementChild).toHaveStyle({ '--term-filled': '1', '--term-due': '1' });
  });
});

interface Bill {
  due: string;
  late: string;
}

const column = dueColumn<Bill>(
  'due',
  'Оплатить до',
  ({ due }) => due,
  ({ late }) => late,
  { termOf: ({ due }) => termInRow({ start: addDays(moscowDay(), -10), due }) },
);

/** Renders a bill's due-date cell; returns its line. */
function lineOf(bill: Bill): Element | null {
  return render(column.cell?.(bill)).container.querySelector('.term-line--row');
}

it('a due-date cell shows its line and the days left', () => {
  const line = lineOf({ due: addDays(moscowDay(), 5), late: '' });
  expect(line).toHaveClass('term-line--soon');
  expect(line).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('осталось 5 дней')).toBeVisible();
});

it('a due-date cell shows its line and the days of delay in red after the due day', () => {
  const line = lineOf({ due: addDays(moscowDay(), -2), late: 'просрочка 2 дня' });
  expect(line).toHaveClass('term-line--over');
  expect(screen.getByText('просрочка 2 дня').parentElement).toHaveClass('text-danger');
});

it('a due-date cell shows no line if the row has no due date', () => {
  expect(lineOf({ due: '', late: '' })).toBeNull();
});
