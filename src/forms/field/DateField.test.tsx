// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForm } from '../testing/renderForm';
import { DateField } from './DateField';

const field = () => screen.getByLabelText<HTMLInputElement>('Дата рождения');

it.each(['01.12.1985', '1.12.1985', '01121985', '01,12,1985', '01/12/1985'])(
  'takes %s as a day of the server, and shows it in the Russian way',
  async (typed) => {
    const { onSubmit, user, send } = renderForm(<DateField name="day" label="Дата рождения" />);
    await user.type(field(), typed);
    await user.tab();
    expect(field()).toHaveValue('01.12.1985');
    await send();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '1985-12-01' });
  },
);

it('is sent by Enter without having been left', async () => {
  const { onSubmit, user } = renderForm(<DateField name="day" label="Дата рождения" />);
  await user.type(field(), '1.12.1985{Enter}');
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '1985-12-01' });
});

it('shows a day of the server, and lets it be mended in the middle', async () => {
  const { onSubmit, user, send } = renderForm(<DateField name="day" label="Дата рождения" />, {
    day: '1985-12-01',
  });
  expect(field()).toHaveValue('01.12.1985');
  await user.type(field(), '{Backspace}7', { initialSelectionStart: 10, initialSelectionEnd: 10 });
  expect(field()).toHaveValue('01.12.1987');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '1987-12-01' });
});

it('reads a pasted day, lets no letter in and says what is wrong with a day that does not exist', async () => {
  const { onSubmit, user, send } = renderForm(<DateField name="day" label="Дата рождения" />);
  await user.click(field());
  await user.paste(' 1985-12-01 ');
  expect(field()).toHaveValue('01.12.1985');
  await user.clear(field());
  await user.type(field(), '31a.02.1985');
  expect(field()).toHaveValue('31.02.1985');
  await user.tab();
  expect(field()).toHaveAccessibleDescription(/существующую дату в формате ДД\.ММ\.ГГГГ/);
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('holds the day to its bounds, both of which are taken', async () => {
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
  'survives the value %s',
  (value) => {
    renderForm(<DateField name="day" label="Дата рождения" />, { day: value });
    expect(field()).toBeVisible();
  },
);
