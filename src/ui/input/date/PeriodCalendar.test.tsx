// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { PeriodCalendar, type PeriodCalendarProps } from './PeriodCalendar';

type Period = Pick<PeriodCalendarProps, 'from' | 'to'>;

/** Keeps the chosen days, as the dialogs around the calendar do, and prints them: «from..to». */
function Chosen({ from, to, ...props }: Partial<PeriodCalendarProps>) {
  const [period, setPeriod] = useState<Period>({ from, to });
  return (
    <>
      <PeriodCalendar
        today="2026-11-22"
        months={1}
        takesFocus
        {...props}
        {...period}
        onChoose={(first, last) => setPeriod({ from: first, to: last })}
      />
      <output>{`${period.from ?? ''}..${period.to ?? ''}`}</output>
    </>
  );
}

/** Returns the cell of a day; a search by role takes a second. */
function day(name: string): Element {
  const cell = screen.getByText(name, { exact: false }).closest('[role=gridcell]');
  if (cell === null) throw new Error(`${name} is no day`);
  return cell;
}

const focusedDay = () =>
  document.activeElement?.querySelector(':scope > [data-day]')?.getAttribute('data-day');

it.each([
  ['{ArrowLeft}', '2026-11-15'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', '2026-12-07'],
  ['{PageUp}', '2026-10-16'],
  ['{End}{Home}t', '2026-11-22'],
])('%s moves the focus of a calendar from 2026-11-16 to %s', async (keys, expected) => {
  const user = userEvent.setup();
  render(<Chosen from="2026-11-16" to="2026-11-16" />);
  expect(day('Понедельник, 16 ноября 2026')).toHaveFocus();
  await user.keyboard(keys);
  expect(focusedDay()).toBe(expected);
});

/** Presses a day before any effect of the calendar has run, like a quick press on a busy machine. */
function EarlyPress({ name }: { name: string }) {
  useLayoutEffect(() => {
    screen.getByText(name, { exact: false }).click();
  }, [name]);
  return null;
}

it('a day can be pressed as soon as it is shown', () => {
  render(
    <>
      <Chosen from="2026-11-16" to="2026-11-16" />
      <EarlyPress name="Вторник, 17 ноября 2026" />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-17..');
});

it('the keys stay within the allowed days, and other days cannot be pressed', async () => {
  const user = userEvent.setup();
  render(<Chosen from="2026-11-16" to="2026-11-16" min="2026-11-10" max="2026-11-20" />);
  await user.keyboard('{PageUp}');
  expect(focusedDay()).toBe('2026-11-10');
  await user.keyboard('{PageDown}');
  expect(focusedDay()).toBe('2026-11-20');
  expect(day('Суббота, 21 ноября 2026')).toHaveAttribute('aria-disabled', 'true');
});

it('the second day of a period may be earlier than the first, and gets the focus', async () => {
  const user = userEvent.setup();
  render(<Chosen months={2} />);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-22..');
  await user.keyboard('{PageUp} ');
  expect(screen.getByRole('status')).toHaveTextContent('2026-10-22..2026-11-22');
  expect(day('Четверг, 22 октября 2026')).toHaveFocus();
  expect(day('Понедельник, 2 ноября 2026')).toHaveAttribute('aria-selected', 'true');
});

it('a pressed day of a neighbouring month is chosen, and its month is shown', async () => {
  const user = userEvent.setup();
  render(<Chosen />);
  await user.click(day('Вторник, 1 декабря 2026'));
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-01..');
  expect(screen.getByRole('grid', { name: 'Декабрь 2026' })).toBeVisible();
  expect(day('Вторник, 1 декабря 2026')).toHaveFocus();
});

it('the buttons in the header of a calendar keep the focus', async () => {
  const user = userEvent.setup();
  render(<Chosen />);
  const previous = () => screen.getByRole('button', { name: 'Предыдущий месяц' });
  await user.click(previous());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('grid', { name: 'Сентябрь 2026' })).toBeVisible();
  expect(previous()).toHaveFocus();
});

it('the month and the year are chosen from lists that keep the focus', async () => {
  const user = userEvent.setup();
  render(<Chosen max="2026-11-22" />);
  const year = () => screen.getByRole('combobox', { name: 'Год' });
  await user.selectOptions(year(), '1985');
  expect(year()).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Месяц' }), 'Март');
  expect(screen.getByRole('combobox', { name: 'Месяц' })).toHaveFocus();
  expect(screen.getByRole('grid', { name: 'Март 1985' })).toBeVisible();
  await user.click(day('Суббота, 9 марта 1985'));
  expect(screen.getByRole('status')).toHaveTextContent('1985-03-09..');
});

it('the days of a calendar are one tab stop, at the last focused day', async () => {
  const user = userEvent.setup();
  render(<Chosen months={2} />);
  await user.keyboard('{PageDown}{PageDown}{ArrowLeft}');
  const left = focusedDay();
  await user.tab();
  expect(focusedDay()).toBeUndefined();
  await user.tab({ shift: true });
  expect(focusedDay()).toBe(left);
});
