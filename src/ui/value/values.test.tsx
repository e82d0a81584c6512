// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateText } from './DateText';
import { DateTimeText } from './DateTimeText';
import { Logo } from './Logo';
import { Money } from './Money';
import { unknownStatus } from '../../domain/statuses/status';
import { ProgressBar } from '../prime/ProgressBar';
import { StatusBadge } from './StatusBadge';

describe('Money', () => {
  it('shows kopeks as roubles, without decimals on request', () => {
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
  it('shows ДД.ММ.ГГГГ with a machine-readable date', () => {
    render(<DateText value="2026-11-30" />);
    expect(screen.getByText('30.11.2026')).toHaveAttribute('datetime', '2026-11-30');
  });

  it('shows a dash for a missing date, and the text in `absent` for an invalid one', () => {
    render(<DateText value={undefined} />);
    expect(screen.getByText('—')).toBeVisible();
    render(<DateText value="31.02.2026" absent="-" />);
    expect(screen.getByText('-')).toBeVisible();
  });
});

describe('DateTimeText', () => {
  const HOME_ZONE = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = HOME_ZONE;
  });
  const AT = '2026-11-22T18:05:00Z';

  it('shows a moment in Moscow time, without «МСК» if the user has the same time zone', () => {
    render(<DateTimeText value={AT} />);
    const time = screen.getByText('22.11.2026, 21:05');
    expect(time).toHaveAttribute('datetime', '2026-11-22T18:05:00.000Z');
    expect(time).not.toHaveAttribute('tabindex');
  });

  it('adds «МСК» for a user in another time zone, and shows the local time in a tooltip', async () => {
    process.env['TZ'] = 'Asia/Vladivostok';
    render(<DateTimeText value={AT} />);
    const time = screen.getByText('22.11.2026, 21:05 МСК');
    await userEvent.tab();
    expect(time).toHaveFocus();
    await userEvent.hover(time);
    expect(time).toHaveAccessibleDescription('По вашему времени: 23.11.2026, 04:05');
  });

  it('shows only the time for today if it is brief, only the day without a time, and a dash for null', () => {
    const now = new Date().toISOString();
    const { rerender } = render(<DateTimeText brief value={now} />);
    expect(screen.getByText(/^в \d\d:\d\d$/)).toBeVisible();
    rerender(<DateTimeText brief value="2026-11-20" />);
    expect(screen.getByText('20.11.2026')).toHaveAttribute('datetime', '2026-11-20');
    rerender(<DateTimeText value={null} />);
    expect(screen.getByText('—')).toBeVisible();
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
  it('announces the percentage, limited to 0 to 100 %', () => {
    render(<ProgressBar label="Загрузка" value={1.7} />);
    expect(screen.getByRole('progressbar', { name: 'Загрузка' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    expect(screen.getByText('100 %')).toBeVisible();
  });

  it('announces no percentage while the total is unknown', () => {
    render(<ProgressBar label="Подготовка" value={null} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});

describe('StatusBadge', () => {
  it('has no attributes except its class and its analytics mark', () => {
    render(<StatusBadge {...unknownStatus} data-analytics="any:status" />);
    const badge = screen.getByText('Статус уточняется');
    expect(badge.getAttributeNames().toSorted()).toEqual(['class', 'data-analytics']);
    expect(badge).toHaveAttribute('data-analytics', 'any:status');
  });
});
