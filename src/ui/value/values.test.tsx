// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DateText } from './DateText';
import { Logo } from './Logo';
import { Money } from './Money';
import { ProgressBar } from '../state/ProgressBar';

describe('Money', () => {
  it('shows kopeks as roubles, without digits after the comma when asked', () => {
    render(<Money kopeks={1_250_000_000} fraction={false} />);
    expect(
      screen.getByText('12\u00A0500\u00A0000\u00A0₽', { normalizer: (text) => text }),
    ).toBeVisible();
  });

  it.each([undefined, null, '12', Number.NaN, {}])('never crashes on %s', (kopeks) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    render(<Money kopeks={kopeks} />);
    expect(screen.getByText('—')).toBeVisible();
  });
});

describe('DateText', () => {
  it('shows ДД.ММ.ГГГГ and tells machines the same day', () => {
    render(<DateText value="2026-11-30" />);
    expect(screen.getByText('30.11.2026')).toHaveAttribute('datetime', '2026-11-30');
  });

  it('shows a hyphen when there is no date', () => {
    render(<DateText value={undefined} />);
    expect(screen.getByText('-')).toBeVisible();
  });
});

describe('Logo', () => {
  it('shows the initials when the picture cannot be loaded', () => {
    const { container } = render(<Logo name="Восточный банк" src="/api/logo" />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/api/logo');
    if (picture) fireEvent.error(picture);
    expect(container).toHaveTextContent('ВБ');
  });
});

describe('ProgressBar', () => {
  it('tells the share, and keeps it between nothing and all', () => {
    render(<ProgressBar label="Загрузка" value={1.7} />);
    expect(screen.getByRole('progressbar', { name: 'Загрузка' })).toHaveAttribute('value', '1');
    expect(screen.getByText('100 %')).toBeVisible();
  });

  it('tells no share while the size is unknown', () => {
    render(<ProgressBar label="Подготовка" value={null} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  });
});
