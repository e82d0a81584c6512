// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CodeField } from './CodeField';
import { renderForm } from '../testing/renderForm';

const input = () => screen.getByLabelText('Код из сообщения');

describe('CodeField', () => {
  it('is a required field for a one-time code', async () => {
    const { send, onSubmit } = renderForm(<CodeField name="code" />);
    expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input()).toHaveAttribute('inputmode', 'numeric');
    expect(input()).not.toHaveAttribute('maxlength');
    await send();
    expect(input()).toHaveAccessibleDescription('Поле обязательно для заполнения');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['Код: 12 34', '12-34', '１２３４', ' 1234\u00A0'])(
    'keeps only the digits of the pasted «%s»',
    async (pasted) => {
      const { user, send, onSubmit } = renderForm(<CodeField name="code" />);
      await user.click(input());
      await user.paste(pasted);
      expect(input()).toHaveValue('1234');
      await send();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ code: '1234' });
    },
  );

  it('accepts only digits from the keyboard', async () => {
    const { user } = renderForm(<CodeField name="code" />);
    await user.type(input(), '1a 2');
    expect(input()).toHaveValue('12');
  });

  it('accepts a code that a phone fills in', () => {
    renderForm(<CodeField name="code" />);
    fireEvent.input(input(), { target: { value: 'Код 5678' } });
    expect(input()).toHaveValue('5678');
  });
});
