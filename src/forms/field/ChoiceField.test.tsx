// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChoiceField } from './ChoiceField';
import { renderForm } from '../testing/renderForm';

const OPTIONS = [
  { value: 'PERSON', label: 'Физическое лицо' },
  { value: 'COMPANY', label: 'Юридическое лицо' },
];

it('ChoiceField shows an error at the first attempt without a choice, and sends the chosen option', async () => {
  const { user, send, onSubmit } = renderForm(
    <ChoiceField name="kind" label="Тип учредителя" options={OPTIONS} required />,
  );
  const group = screen.getByRole('radiogroup', { name: /Тип учредителя/ });
  await send();
  expect(group).toHaveAccessibleDescription('Поле обязательно для заполнения');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Физическое лицо' })).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: 'Юридическое лицо' }));
  expect(group).toBeValid();
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ kind: 'COMPANY' });
});

it('ChoiceField shows the value of the form', () => {
  renderForm(<ChoiceField name="kind" label="Тип" options={OPTIONS} />, { kind: 'PERSON' });
  expect(screen.getByRole('radio', { name: 'Физическое лицо' })).toBeChecked();
});
