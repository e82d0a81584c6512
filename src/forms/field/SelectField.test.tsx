// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForm } from '../testing/renderForm';
import { SelectField } from './SelectField';

const options = [
  { value: 'a', label: 'Договор № 1' },
  { value: 'b', label: 'Договор № 2' },
];
const field = () => screen.getByLabelText<HTMLSelectElement>('Договор');

it('SelectField sends the chosen option, and requires a choice', async () => {
  const { onSubmit, user, send } = renderForm(
    <SelectField name="agreement" label="Договор" required options={options} />,
  );
  await send();
  expect(field()).toHaveAccessibleDescription('Поле обязательно для заполнения');
  await user.selectOptions(field(), 'Договор № 2');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ agreement: 'b' });
});

it('SelectField keeps a value that is not in the list', async () => {
  const { onSubmit, send } = renderForm(
    <SelectField name="agreement" label="Договор" options={options} />,
    { agreement: 'gone' },
  );
  expect(field()).toHaveDisplayValue('Выбранное ранее');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ agreement: 'gone' });
});
