// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '../button/CopyButton';
import { MaskedAccount } from '../value/MaskedAccount';
import { RadioGroup } from './RadioGroup';
import { ResendTimer } from '../countdown/ResendTimer';
import { Segments } from '../prime/Segments';
import { Switch } from '../prime/Switch';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('CopyButton', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('copies the text and announces it', async () => {
    const user = userEvent.setup();
    render(<CopyButton text="7707083893" label="Скопировать ИНН" />);
    await user.click(screen.getByRole('button', { name: 'Скопировать ИНН' }));
    expect(screen.getByRole('status')).toHaveTextContent('Скопировано');
    expect(await navigator.clipboard.readText()).toBe('7707083893');
  });

  it('reports an error if the browser refuses to copy', async () => {
    userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(<CopyButton text="7707083893" label="Скопировать ИНН" variant="text" />);
    fireEvent.click(screen.getByRole('button', { name: 'Скопировать ИНН' }));
    expect(await screen.findByText(/Не удалось скопировать/)).toBeVisible();
  });

  it('reports an error if the browser has no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    render(<CopyButton text="7707083893" label="Скопировать ИНН" />);
    fireEvent.click(screen.getByRole('button', { name: 'Скопировать ИНН' }));
    expect(await screen.findByText(/Не удалось скопировать/)).toBeVisible();
    vi.unstubAllGlobals();
  });

  it.each([
    ['the page has no clipboard without https', undefined],
    ['the browser denies its clipboard', { writeText: () => Promise.reject(new Error('denied')) }],
  ])('falls back to a selected field if %s', async (_why, clipboard) => {
    vi.stubGlobal('navigator', { clipboard });
    let copied = '';
    document.execCommand = (command) => {
      const field = document.activeElement;
      if (!(field instanceof HTMLTextAreaElement) || command !== 'copy') return false;
      copied = field.value.slice(field.selectionStart, field.selectionEnd);
      return true;
    };
    render(<CopyButton text="40702810200000012345" label="Скопировать счёт" />);
    const button = screen.getByRole('button', { name: 'Скопировать счёт' });
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText('Скопировано')).toBeVisible();
    expect(copied).toBe('40702810200000012345');
    expect(button).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
    Reflect.deleteProperty(document, 'execCommand');
    vi.unstubAllGlobals();
  });

  it('hides its message after a few seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<CopyButton text="1" label="Скопировать" />);
    await press('Скопировать');
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('MaskedAccount', () => {
  const account = '40702810200000012345';

  it('shows four digits until it is revealed, but copies the whole account', async () => {
    const user = userEvent.setup();
    const { container } = render(<MaskedAccount value={account} />);
    expect(container).toHaveTextContent('2345');
    expect(container).not.toHaveTextContent('12345');
    expect(screen.getByText('скрыт, последние цифры 2345')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Скопировать расчётный счёт' }));
    expect(await navigator.clipboard.readText()).toBe(account);

    await user.click(screen.getByRole('button', { name: 'Показать расчётный счёт' }));
    expect(screen.getByText(account)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Скрыть расчётный счёт' }));
    expect(screen.queryByText(account)).not.toBeInTheDocument();
  });
});

describe('Switch', () => {
  it('requests the other state by a click on its label and by the keyboard', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Switch checked={false} label="Администратор" onChange={onChange} />);
    const control = screen.getByRole('switch', { name: 'Администратор' });
    expect(control).not.toBeChecked();
    await user.click(screen.getByText('Администратор'));
    control.focus();
    await user.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it('ignores clicks while it is saved, and keeps the focus', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Switch checked label="Администратор" busy onChange={onChange} />);
    const control = screen.getByRole('switch', { name: 'Администратор' });
    await user.click(control);
    expect(control).toHaveFocus();
    expect(control).toHaveAttribute('aria-busy', 'true');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says why it cannot be changed', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Switch checked label="Роль" disabledReason="Это ваша роль" onChange={onChange} />);
    const control = screen.getByRole('switch', { name: 'Роль' });
    await user.click(control);
    expect(control).toBeChecked();
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toHaveAccessibleDescription('Это ваша роль');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('RadioGroup', () => {
  it('is a named group and reports a choice', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(value: string) => void>();
    const options = [
      { value: 'light', label: 'Светлая' },
      { value: 'dark', label: 'Тёмная' },
    ];
    render(
      <RadioGroup name="theme" legend="Тема" options={options} value="light" onChange={onChange} />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Тема' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Светлая' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Тёмная' }));
    expect(onChange.mock.calls).toEqual([['dark']]);
  });
});

describe('Segments', () => {
  const options = [
    { value: 'light', label: 'Светлая' },
    { value: 'dark', label: 'Тёмная' },
    { value: 'system', label: 'Как в системе' },
  ];
  function Theme() {
    const [theme, setTheme] = useState('dark');
    return <Segments label="Тема" options={options} value={theme} onChange={setTheme} />;
  }

  it('is a named group with one tab stop; the arrow keys change the choice and wrap around', async () => {
    const user = userEvent.setup();
    render(<Theme />);
    expect(screen.getByRole('radiogroup', { name: 'Тема' })).toBeVisible();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Тёмная' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const light = screen.getByRole('radio', { name: 'Светлая' });
    expect(light).toHaveFocus();
    expect(light).toBeChecked();
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('accepts a click, and keeps the choice on a second click', async () => {
    const user = userEvent.setup();
    render(<Theme />);
    await user.click(screen.getByText('Как в системе'));
    await user.click(screen.getByText('Как в системе'));
    expect(screen.getByRole('radio', { name: 'Как в системе' })).toBeChecked();
  });
});

describe('ResendTimer', () => {
  const START = new Date('2026-11-21T10:00:00Z').getTime();
  const startClock = () => {
    vi.useFakeTimers({ now: START });
  };

  it('counts down silently, then shows and announces the button', () => {
    startClock();
    render(<ResendTimer untilMs={START + 62_000} onResend={vi.fn<() => void>()} />);
    expect(screen.getByText('Отправить ещё раз через 1:02')).toBeVisible();
    act(() => void vi.advanceTimersByTime(20_000));
    expect(screen.getByText('Отправить ещё раз через 0:42')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => void vi.advanceTimersByTime(42_000));
    expect(screen.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Можно отправить код ещё раз');
  });

  it('shows the right time as soon as a sleeping tab is visible again', () => {
    startClock();
    render(<ResendTimer untilMs={START + 60_000} onResend={vi.fn<() => void>()} />);
    vi.setSystemTime(START + 50_000);
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByText('Отправить ещё раз через 0:10')).toBeVisible();
    vi.setSystemTime(START + 90_000);
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
  });

  it('counts down again after a resend, and moves the focus from the button to the countdown', () => {
    startClock();
    const onResend = vi.fn<() => void>();
    const { rerender } = render(<ResendTimer untilMs={START} onResend={onResend} />);
    const button = screen.getByRole('button', { name: 'Отправить ещё раз' });
    button.focus();
    fireEvent.click(button);
    expect(onResend).toHaveBeenCalledTimes(1);
    rerender(<ResendTimer untilMs={START} onResend={onResend} busy />);
    fireEvent.click(button);
    expect(onResend).toHaveBeenCalledTimes(1);
    vi.setSystemTime(START + 5000);
    rerender(<ResendTimer untilMs={START + 65_000} onResend={onResend} />);
    expect(screen.getByText('Отправить ещё раз через 1:00')).toHaveFocus();
  });
});
