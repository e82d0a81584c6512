// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TermLine } from './TermLine';

describe('TermLine', () => {
  it('is hidden from screen readers next to the same words, otherwise a named picture', () => {
    const { container } = render(<TermLine isDone />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    render(<TermLine isDone size="big" label="Поставка 17.10.2026" />);
    expect(screen.getByRole('img', { name: 'Поставка 17.10.2026' })).toHaveClass('term-line--big');
  });

  it('is drawn by its shares only', () => {
    const { container } = render(<TermLine isDone />);
    expect(container.firstElementChild).toHaveStyle({ '--term-filled': '1', '--term-due': '1' });
  });
});
