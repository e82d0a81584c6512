// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { normalizeRequisite } from '../../lib/requisites';
import { CheckboxField } from './CheckboxField';
import { PasswordField } from '../password/PasswordField';
import { ReadOnlyField } from './ReadOnlyField';
import { TextField } from './TextField';
import { renderForm } from '../testing/renderForm';
import { numeric } from '../validators/numbers';
import { shouldBeTrue } from '../validators/validator';

describe('TextField', () => {
  it('passes `autocomplete`, `inputmode`, name and id to the input', () => {
    renderForm(
      <TextField
        name="code"
        label="Код"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
      />,
    );
    const input = screen.getByLabelText('Код');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAttribute('name', 'code');
    expect(input).toHaveAttribute('id', 'test-code');
  });

  it('shows an error while typing only with `validateOnInput`', async () => {
    const { user } = renderForm(
      <>
        <TextField name="a" label="Сразу" validate={numeric} validateOnInput />
        <TextField name="b" label="Потом" validate={numeric} />
      </>,
    );
    await user.type(screen.getByLabelText('Сразу'), 'x');
    expect(screen.getByText('Значение должно быть числом')).toBeVisible();
    await user.clear(screen.getByLabelText('Сразу'));
    await user.type(screen.getByLabelText('Потом'), 'x');
    expect(screen.queryByText('Значение должно быть числом')).not.toBeInTheDocument();
  });

  it('trims its value on blur and on Enter', async () => {
    const { user, onSubmit } = renderForm(
      <>
        <TextField name="a" label="Первое" trim validate={numeric} />
        <TextField name="b" label="Второе" trim />
        <TextField name="c" label="Третье" trim />
      </>,
    );
    await user.type(screen.getByLabelText('Первое'), '  12 ');
    await user.type(screen.getByLabelText('Третье'), '   ');
    expect(screen.getByLabelText('Первое')).toHaveValue('12');
    await user.type(screen.getByLabelText('Второе'), ' да {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ a: '12', b: 'да' });
  });

  it('cleans pasted text together with the text around it', async () => {
    const { user, onSubmit, send } = renderForm(
      <TextField
        name="phone"
        label="Телефон"
        normalize={(raw) => normalizeRequisite('mobilePhone', raw)}
      />,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Телефон');
    await user.click(input);
    await user.paste('8 (916) 123-45-67');
    expect(input).toHaveValue('+79161234567');

    input.setSelectionRange(0, 12);
    await user.keyboard('8903');
    await user.paste('765-43\u00A021');
    expect(input).toHaveValue('+79037654321');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ phone: '+79037654321' });
  });

  it('never blocks a paste, and normalises typed text on blur', async () => {
    const { user } = renderForm(
      <>
        <TextField name="plain" label="Простое" />
        <TextField name="inn" label="ИНН" normalize={(raw) => normalizeRequisite('inn', raw)} />
      </>,
    );
    await user.click(screen.getByLabelText('Простое'));
    await user.paste(' a b ');
    expect(screen.getByLabelText('Простое')).toHaveValue(' a b ');
    await user.type(screen.getByLabelText('ИНН'), '77 07');
    expect(screen.getByLabelText('ИНН')).toHaveValue('77 07');
    await user.tab();
    expect(screen.getByLabelText('ИНН')).toHaveValue('7707');
  });
});

describe('PasswordField', () => {
  const password = () => screen.getByLabelText('Пароль');

  it('has the type «password», and can show the password', async () => {
    const { user } = renderForm(
      <PasswordField name="password" label="Пароль" required autoComplete="current-password" />,
    );
    await user.type(password(), 'Demo-2026!');
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toBeRequired();

    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('Demo-2026!');
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('does not send the form when the user reveals the password', async () => {
    const { user, onSubmit } = renderForm(
      <PasswordField name="password" label="Пароль" autoComplete="new-password" />,
    );
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps spaces, because they may belong to the password', async () => {
    const { user, onSubmit, send } = renderForm(
      <PasswordField name="password" label="Пароль" autoComplete="new-password" />,
    );
    await user.type(password(), ' a ');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ password: ' a ' });
  });

  it('warns about Caps Lock while it is on and the field has the focus', async () => {
    const { user } = renderForm(
      <PasswordField name="password" label="Пароль" autoComplete="current-password" />,
    );
    await user.click(password());
    await user.keyboard('{CapsLock}A');
    expect(screen.getByRole('status')).toHaveTextContent('Включён Caps Lock');
    await user.keyboard('{CapsLock}a');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{CapsLock}A');
    await user.tab();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('CheckboxField', () => {
  it('shows the message of its broken rule as soon as it is unchecked', async () => {
    const { user } = renderForm(
      <CheckboxField name="agreed" label="Я согласен" validate={shouldBeTrue} />,
    );
    const box = screen.getByRole('checkbox', { name: 'Я согласен' });
    expect(box).toBeValid();
    await user.click(screen.getByText('Я согласен'));
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Поле должно быть выбрано');
  });

  it('shows the value of the form', () => {
    renderForm(<CheckboxField name="agreed" label="Я согласен" />, { agreed: true });
    expect(screen.getByRole('checkbox', { name: 'Я согласен' })).toBeChecked();
  });

  it('may contain links in its label', () => {
    renderForm(
      <CheckboxField name="agreed" label="Согласие">
        Я согласен с <a href="/policy">политикой</a>
      </CheckboxField>,
    );
    expect(screen.getByRole('link', { name: 'политикой' })).toBeVisible();
  });
});

describe('ReadOnlyField', () => {
  it('shows a disabled value, and submits it', async () => {
    const { onSubmit, send } = renderForm(
      <>
        <ReadOnlyField name="itn" label="ИНН" required />
        <ReadOnlyField name="legalAddress" label="Юридический адрес" inList />
      </>,
      { itn: '7707083893', legalAddress: 'Москва, ул. Вавилова, 19' },
    );
    const address = screen.getByLabelText('Юридический адрес');
    expect(screen.getByLabelText('ИНН')).toBeDisabled();
    expect(address).toBeDisabled();
    expect(address.tagName).toBe('TEXTAREA');
    expect(address).toHaveAttribute('title', 'Москва, ул. Вавилова, 19');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      itn: '7707083893',
      legalAddress: 'Москва, ул. Вавилова, 19',
    });
  });

  it('does not break «7-я» into two lines, but submits the ordinary hyphen', async () => {
    const { onSubmit, send } = renderForm(
      <ReadOnlyField name="legalAddress" label="Юридический адрес" inList />,
      { legalAddress: 'г. Санкт-Петербург, 7-я линия В. О.' },
    );
    expect(screen.getByLabelText('Юридический адрес')).toHaveValue(
      'г. Санкт-Петербург, 7\u2011я линия В. О.',
    );
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      legalAddress: 'г. Санкт-Петербург, 7-я линия В. О.',
    });
  });

  it.each([null, undefined, {}, [1], true])('does not crash on the value %o', (value) => {
    renderForm(<ReadOnlyField name="kpp" label="КПП" />, { kpp: value });
    expect(screen.getByLabelText('КПП')).toHaveValue('');
  });
});

it('a field outside of a form throws an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<TextField name="a" label="А" />)).toThrow(/useFormField|FormShell/);
});
