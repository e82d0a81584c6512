// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForm } from '../testing/renderForm';
import { DateField } from './DateField';

const field = () => screen.getByLabelText<HTMLInputElement>('Дата рождения');

it.each(['01.12.1985', '1.12.1985', '01121985', '01,12,1985', '01/12/1985'])(
  'DateField converts %s to an ISO day, and shows it in the Russian format',
  async (typed) => {
    const { onSubmit, user, send } = renderForm(<DateField name="day" label="Дата рождения" />);
    await user.type(field(), typed);
    await user.tab();
    expect(field()).toHaveValue('01.12.1985');
    await send();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '1985-12-01' });
  },
);

it.each([
  ['14 марта 1979', '14.03.1979'],
  ['14.3.79', '14.03.1979'],
  ['140379', '14.03.1979'],
  ['14 3 79', '14.03.1979'],
])('DateField reads %s as a day in the past', async (typed, shown) => {
  const { user } = renderForm(<DateField name="day" label="Дата рождения" past />);
  await user.type(field(), typed);
  await user.tab();
  expect(field()).toHaveValue(shown);
});

const calendar = () => screen.findByRole('dialog', { name: 'Календарь: Дата рождения' });

it('DateField opens the calendar at its day by ↓, and lets the user choose another day by keyboard', async () => {
  const { onSubmit, user, send } = renderForm(<DateField name="day" label="Дата рождения" />, {
    day: '1985-12-01',
  });
  await user.click(field());
  await user.keyboard('{ArrowDown}');
  await within(await calendar()).findByRole('grid', { name: 'Декабрь 1985' });
  const first = () => screen.getByRole('gridcell', { name: 'Воскресенье, 1 декабря 1985' });
  await waitFor(() => expect(first()).toHaveFocus());
  await user.keyboard('{PageUp}{ArrowRight}{ArrowUp}{Home}{End}{Shift>}{PageDown}{/Shift}');
  expect(screen.getByRole('gridcell', { name: 'Понедельник, 27 октября 1986' })).toHaveFocus();
  expect(screen.getByRole('grid', { name: 'Октябрь 1986' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('27.10.1986');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '1986-10-27' });
});

it('DateField keeps its value on Escape, and shows no error while the calendar is open', async () => {
  const { user } = renderForm(<DateField name="day" label="Дата рождения" required />);
  await user.click(screen.getByRole('button', { name: 'Календарь: Дата рождения' }));
  await within(await calendar()).findByRole('grid');
  await user.keyboard('{ArrowLeft}');
  expect(field()).toBeValid();
  await user.keyboard('{Escape}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('DateField takes a clicked day of any shown month, ignores a day out of bounds, and can be cleared', async () => {
  const { user } = renderForm(
    <DateField name="day" label="Дата рождения" min="1985-11-26" max="1985-12-24" />,
    { day: '1985-12-01' },
  );
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Календарь: Дата рождения' }));
    // The calendar re-renders its cells until one of them has the focus.
    await waitFor(() => expect(document.activeElement).toHaveRole('gridcell'));
    const cell = screen.getByRole('gridcell', { name });
    await user.click(within(cell).getByText(/^\d+$/));
    return cell;
  };
  await press('Вторник, 26 ноября 1985');
  expect(field()).toHaveValue('26.11.1985');
  const cell = await press('Понедельник, 25 ноября 1985');
  expect(cell).toHaveAttribute('aria-disabled', 'true');
  expect(field()).toHaveValue('26.11.1985');
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(field()).toHaveValue('');
});

it('DateField sends its value on Enter', async () => {
  const { onSubmit, user } = renderForm(<DateField name="day" label="Дата рождения" />);
  await user.type(field(), '1.12.1985{Enter}');
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '1985-12-01' });
});

it('DateField shows the server’s day, and lets the user edit its last digit', async () => {
  const { onSubmit, user, send } = renderForm(<DateField name="day" label="Дата рождения" />, {
    day: '1985-12-01',
  });
  expect(field()).toHaveValue('01.12.1985');
  await user.type(field(), '{Backspace}7', { initialSelectionStart: 10, initialSelectionEnd: 10 });
  expect(field()).toHaveValue('01.12.1987');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '1987-12-01' });
});

it('DateField reads a pasted day, keeps letters, and explains a day that does not exist', async () => {
  const { onSubmit, user, send } = renderForm(<DateField name="day" label="Дата рождения" />);
  await user.click(field());
  await user.paste(' 1985-12-01 ');
  expect(field()).toHaveValue('01.12.1985');
  await user.clear(field());
  await user.type(field(), '31a.02.1985');
  expect(field()).toHaveValue('31a.02.1985');
  await user.tab();
  expect(field()).toHaveAccessibleDescription(/существующую дату в формате ДД\.ММ\.ГГГГ/);
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('DateField reads a pasted day with a midnight time, and explains day numbers of Excel', async () => {
  const { user } = renderForm(<DateField name="day" label="Дата рождения" past />);
  await user.click(field());
  await user.paste('01.12.1985 0:00:00');
  expect(field()).toHaveValue('01.12.1985');
  for (const text of ['«01» декабря 1985 г.', '19851201', '1985-12-01T00:00:00']) {
    await user.clear(field());
    await user.type(field(), text);
    await user.tab();
    expect(field()).toHaveValue('01.12.1985');
  }
  await user.clear(field());
  await user.paste('31382');
  await user.tab();
  expect(field()).toHaveValue('31382');
  expect(field()).toHaveAccessibleDescription(/^Excel показывает так дату/);
});

it('DateField accepts its first allowed day, and refuses days before and after its bounds', async () => {
  const { user } = renderForm(
    <DateField name="day" label="Дата рождения" required min="1926-11-22" max="2008-11-22" />,
  );
  await user.type(field(), '23.11.2008');
  await user.tab();
  expect(field()).toHaveAccessibleDescription('Дата не может быть позже 22.11.2008');
  await user.clear(field());
  expect(field()).toHaveAccessibleDescription('Поле обязательно для заполнения');
  await user.type(field(), '21.11.1926');
  expect(field()).toHaveAccessibleDescription('Дата не может быть раньше 22.11.1926');
  await user.clear(field());
  await user.type(field(), '22.11.1926');
  expect(field()).toBeValid();
});

it.each([20_261_201, { day: 1 }, '<img onerror>', '31.02.2026'])(
  'DateField does not crash on the value %s',
  (value) => {
    renderForm(<DateField name="day" label="Дата рождения" />, { day: value });
    expect(field()).toBeVisible();
  },
);
