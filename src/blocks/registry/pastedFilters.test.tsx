// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DayInput } from './DayInput';
import { KopeksInput } from './FilterPanel';

/** Pastes a text into a date field of the period filter and moves the focus away. Returns the mock of `onChange`. */
async function pasteDay(text: string) {
  const onChange = vi.fn();
  render(<DayInput label="Срок: с" day={undefined} onChange={onChange} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(text);
  await userEvent.tab();
  return onChange;
}

async function pasteSum(text: string) {
  const onChange = vi.fn();
  render(
    <KopeksInput
      label="Сумма: от"
      placeholder="от"
      kopeks={undefined}
      tellsAtOnce
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(text);
  return onChange;
}

it.each([
  '01.12.2026 0:00:00',
  '2026-12-01T00:00:00',
  '2026.12.01',
  '20261201',
  '«01» декабря 2026 г.',
])('a registry filters by the pasted day %s', async (text) => {
  expect(await pasteDay(text)).toHaveBeenCalledWith('2026-12-01');
  expect(screen.getByRole('textbox')).toBeValid();
});

it('a registry does not filter by a pasted Excel day number, and explains why', async () => {
  expect(await pasteDay('46357')).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^Excel показывает так дату/);
});

it.each(['1234-50', '1.234,50', '1,234.50', '1’234,50', '1 234,50 RUB', '1 234 руб. 50 коп.'])(
  'a registry filters by the pasted sum %s',
  async (text) => {
    expect(await pasteSum(text)).toHaveBeenCalledWith(123_450);
    expect(screen.getByRole('textbox')).toBeValid();
  },
);

it.each(['1,234', '12-345-67'])(
  'a registry does not filter by the ambiguous pasted sum %s',
  async (text) => {
    expect(await pasteSum(text)).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^Введите сумму в рублях/);
  },
);
