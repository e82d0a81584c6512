// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../testing/renderForm';
import { required } from '../validators/validator';
import { ChoicesField, chosenValues } from './ChoicesField';
import { TextAreaField } from '../longText/TextAreaField';

const REASONS = [
  { value: 'price', label: 'Дорого' },
  { value: 'other', label: 'Другое' },
];

describe('TextAreaField', () => {
  it('accepts several lines and trims them', async () => {
    const { user, onSubmit } = renderForm(
      <TextAreaField name="comment" label="Комментарий" maxLength={20} />,
    );
    const input = screen.getByLabelText('Комментарий');
    await user.type(input, '  раз{Enter}два  ');
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(input).toHaveAttribute('maxlength', '20');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ comment: 'раз\nдва' });
  });

  it('shows a message when it is required but empty', async () => {
    const { user } = renderForm(<TextAreaField name="comment" label="Комментарий" required />);
    await user.click(screen.getByLabelText('Комментарий'));
    await user.tab();
    expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible();
    expect(screen.getByLabelText('Комментарий')).toHaveAccessibleDescription(
      'Поле обязательно для заполнения',
    );
  });
});

describe('ChoicesField', () => {
  it('submits only the options that are still checked', async () => {
    const { user, onSubmit } = renderForm(
      <ChoicesField name="reasons" label="Причины" options={REASONS} />,
    );
    expect(screen.getByRole('group', { name: 'Причины' })).toBeVisible();
    await user.click(screen.getByLabelText('Другое'));
    await user.click(screen.getByLabelText('Дорого'));
    await user.click(screen.getByLabelText('Другое'));
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ reasons: ['price'] });
  });

  it('shows an error as soon as the only chosen option is unchecked', async () => {
    const { user } = renderForm(
      <ChoicesField name="reasons" label="Причины" options={REASONS} validate={required} />,
    );
    await user.click(screen.getByLabelText('Дорого'));
    await user.click(screen.getByLabelText('Дорого'));
    expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible();
  });

  it('reads a value that is no list as no choice, and ignores entries that are not texts', () => {
    expect(chosenValues('price')).toEqual([]);
    expect(chosenValues(['price', 1, null])).toEqual(['price']);
  });
});
