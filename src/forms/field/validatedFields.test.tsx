// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from './CheckboxField';
import { TextField } from './TextField';
import { renderForm } from '../testing/renderForm';
import { confirm, confirmed } from '../validators/equality';
import { image } from '../validators/image';
import { between, integer, numeric } from '../validators/numbers';
import { password } from '../validators/requisites';
import { email, lengthIncludes, maxLength, minLength, regex, url } from '../validators/text';
import {
  firstFailing,
  requiredIf,
  requiredUnless,
  shouldBeTrue,
  type Validator,
} from '../validators/validator';

const REQUIRED = 'Поле обязательно для заполнения';
const NUMERIC = 'Значение должно быть числом';

/**
 * Name, rule, an invalid value, a valid one, and the exact message. F3: messages have the exact words of
 * the specification.
 */
const RULES: readonly (readonly [string, Validator<string>, string, string, string])[] = [
  ['email', email, 'a@b', 'a@b.ru', 'Электронная почта некорректна'],
  ['min length', minLength(3), 'аб', 'абв', 'Поле некорректно'],
  ['max length', maxLength(3), 'абвг', 'абв', 'Поле некорректно'],
  ['numeric', numeric, '12а', '012', NUMERIC],
  ['integer', integer, '1,5', '-15', 'Поле должно быть целым числом'],
  ['between', between(1, 10), '10,5', '9,5', 'Поле некорректно'],
  ['regex', regex(/^\d{3}$/), '12', '123', 'Поле некорректно'],
  ['regex of its own', regex(/^\d{3}$/, 'Три цифры'), '12', '123', 'Три цифры'],
  ['url', url, 'example.ru', 'https://example.ru', 'Поле содержит ссылку в некорректном формате'],
  ['confirmed', confirmed('other'), 'другое', 'первое', 'Поле некорректно'],
  ['confirm', confirm('да', 'Напишите «да»'), 'нет', 'да', 'Напишите «да»'],
  [
    'length_includes',
    lengthIncludes(10, 12),
    '12345678901',
    '1234567890',
    'Значение должно состоять из 10 или 12 символов',
  ],
  ['password', password, 'пароль', 'Пароль-1', 'Пароль не соответствует требованиям'],
  ['image', image, 'scan.pdf', 'scan.png', 'Поле некорректно'],
];

const value = () => screen.getByLabelText('Поле');

describe('the message', () => {
  it.each(RULES)(
    'of the rule «%s» appears on blur, and then follows every change',
    async (_name, validate, wrong, right, message) => {
      const { user } = renderForm(
        <TextField name="value" label="Поле" required validate={validate} />,
        { other: 'первое' },
      );
      await user.type(value(), wrong);
      expect(value()).toBeValid();
      await user.tab();
      expect(value()).toHaveAccessibleDescription(message);
      await user.clear(value());
      expect(value()).toHaveAccessibleDescription(REQUIRED);
      await user.type(value(), right);
      expect(value()).toBeValid();
      await user.clear(value());
      await user.type(value(), wrong);
      expect(value()).toHaveAccessibleDescription(message);
    },
  );

  it.each(RULES)(
    'of the rule «%s» appears at the first attempt, and not for an empty field',
    async (_name, validate, wrong, _right, message) => {
      const { send, onSubmit, user } = renderForm(
        <TextField name="value" label="Поле" validate={validate} />,
        { value: wrong, other: 'первое' },
      );
      await send();
      await waitFor(() => expect(value()).toHaveFocus());
      expect(value()).toHaveAccessibleDescription(message);
      expect(onSubmit).not.toHaveBeenCalled();
      await user.clear(value());
      await send();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ other: 'первое' });
    },
  );

  it('is only that of the first broken rule', async () => {
    const { user } = renderForm(
      <TextField
        name="value"
        label="Поле"
        required
        validate={firstFailing(numeric, lengthIncludes(10, 12))}
      />,
    );
    await user.type(value(), 'а');
    await user.tab();
    expect(value()).toHaveAccessibleDescription(NUMERIC);
    await user.clear(value());
    await user.type(value(), '1');
    expect(value()).toHaveAccessibleDescription('Значение должно состоять из 10 или 12 символов');
    await user.clear(value());
    expect(value()).toHaveAccessibleDescription(REQUIRED);
  });
});

describe('a conditional rule', () => {
  it.each([
    ['set', requiredIf('other'), '', 'x'],
    ['not set', requiredUnless('other'), 'x', ''],
  ])('applies when the other field is %s', async (_when, validate, passing, asking) => {
    const { user, send } = renderForm(
      <>
        <TextField name="other" label="Другое" />
        <TextField name="value" label="Поле" validate={validate} />
      </>,
      { other: passing || undefined },
    );
    await user.click(value());
    await user.tab();
    expect(value()).toBeValid();
    await user.clear(screen.getByLabelText('Другое'));
    if (asking !== '') await user.type(screen.getByLabelText('Другое'), asking);
    await send();
    expect(value()).toHaveAccessibleDescription(REQUIRED);
  });

  it('shouldBeTrue shows its message at the first attempt', async () => {
    const { send, user, onSubmit } = renderForm(
      <CheckboxField name="agreed" label="Согласие" validate={shouldBeTrue} />,
    );
    const box = screen.getByRole('checkbox', { name: 'Согласие' });
    await send();
    expect(box).toHaveAccessibleDescription('Поле должно быть выбрано');
    await user.click(box);
    expect(box).toBeValid();
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ agreed: true });
  });
});

it('the contract number of a seller is checked while it is typed', async () => {
  const { user } = renderForm(
    <TextField
      name="contractNumber"
      label="Номер договора"
      required
      trim
      validate={numeric}
      validateOnInput
      inputMode="numeric"
    />,
  );
  const input = screen.getByLabelText('Номер договора');
  await user.type(input, '10a');
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(NUMERIC);
  await user.type(input, '{Backspace}2');
  expect(input).toBeValid();
  await user.clear(input);
  expect(input).toHaveAccessibleDescription(REQUIRED);
});
