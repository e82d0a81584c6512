// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailField } from './EmailField';
import { renderForm } from '../testing/renderForm';

const field = () => screen.getByLabelText<HTMLInputElement>('Электронная почта');

it('EmailField accepts an address in any alphabet, and trims it', async () => {
  const { onSubmit, user, send } = renderForm(<EmailField name="email" />);
  await user.type(field(), ' почта@пример.рф ');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'почта@пример.рф' });
});

it('EmailField reports an incomplete address on blur, and an empty required field', async () => {
  const { user } = renderForm(<EmailField name="email" required />);
  await user.type(field(), 'sokolova@');
  await user.tab();
  expect(screen.getByText('Электронная почта некорректна')).toBeVisible();
  await user.clear(field());
  expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible();
});

it('EmailField offers autofill for the user’s own address, but not for a colleague’s', () => {
  const { view } = renderForm(<EmailField name="email" />);
  expect(field().autocomplete).toBe('email');
  view.unmount();
  renderForm(<EmailField name="email" autoComplete="off" />);
  expect(field().autocomplete).toBe('off');
});
