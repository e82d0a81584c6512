// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PhoneField } from './PhoneField';
import { renderForm } from '../testing/renderForm';

const MESSAGE = 'Введите 10 цифов после +7 без пробелов и одиночных символов';
const input = () => screen.getByLabelText<HTMLInputElement>('Мобильный телефон');
const renderPhone = (phone?: string) =>
  renderForm(
    <PhoneField name="mobilePhone" required />,
    phone === undefined ? {} : { mobilePhone: phone },
  );

describe('PhoneField', () => {
  it('is a required phone field with autofill', () => {
    renderPhone();
    expect(input()).toHaveAttribute('type', 'tel');
    expect(input()).toHaveAttribute('autocomplete', 'tel');
    expect(input()).not.toHaveAttribute('maxlength');
    expect(input()).toBeRequired();
  });

  it('stores plain digits, and shows them in groups on blur and plain on focus', async () => {
    const { user, send, onSubmit } = renderPhone();
    await user.type(input(), '+79161234567');
    expect(input()).toHaveValue('+79161234567');
    await user.tab();
    expect(input()).toHaveValue('+7 916 123-45-67');
    await user.click(input());
    expect(input()).toHaveValue('+79161234567');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ mobilePhone: '+79161234567' });
  });

  it.each(['+7 +7 916 123-45-67', '00 7 916 123 45 67', '+7 8 916 1234567'])(
    'reads %s, typed or pasted',
    async (written) => {
      const { user, send, onSubmit } = renderPhone();
      await user.type(input(), written);
      await user.tab();
      expect(input()).toHaveValue('+7 916 123-45-67');
      await user.clear(input());
      await user.paste(written);
      await send();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ mobilePhone: '+79161234567' });
    },
  );

  it('drops an extension, and says so until the phone is changed', async () => {
    const { user } = renderPhone();
    const statusText = () => screen.getByRole('status').textContent;
    await user.type(input(), '8 916 123-45-67 доб. 12');
    expect(statusText()).toBe('');
    await user.tab();
    expect(input()).toHaveValue('+7 916 123-45-67');
    expect(statusText()).toMatch(/^Добавочный номер 12 не сохранён/);
    await user.clear(input());
    expect(statusText()).toBe('');
    await user.paste('+7 916 123-45-67 доб. 34');
    expect(input()).toHaveValue('+79161234567');
    expect(statusText()).toMatch(/^Добавочный номер 34 не сохранён/);
  });

  it('shows a stored phone in groups, and other texts unchanged', () => {
    renderPhone('+79161234567');
    expect(input()).toHaveValue('+7 916 123-45-67');
    renderForm(<PhoneField name="other" label="Другой" />, { other: '123' });
    expect(screen.getByLabelText('Другой')).toHaveValue('123');
  });

  it('selects its whole text when Tab enters it, so typing replaces it', async () => {
    const { user } = renderPhone('+79161234567');
    await user.tab();
    expect(input()).toHaveFocus();
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, '+79161234567'.length]);
    await user.keyboard('+79031112233');
    expect(input()).toHaveValue('+79031112233');
  });

  it('shows and selects its plain digits at once when a script focuses it', () => {
    renderPhone('+79161234567');
    act(() => {
      input().focus();
      expect(input()).toHaveValue('+79161234567');
      expect([input().selectionStart, input().selectionEnd]).toEqual([0, '+79161234567'.length]);
    });
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, '+79161234567'.length]);
  });

  it('keeps text and caret while another window has the focus', async () => {
    const { user } = renderPhone('+79161234567');
    await user.click(input());
    input().setSelectionRange(5, 5);
    fireEvent.blur(input());
    fireEvent.focus(input());
    expect(input()).toHaveValue('+79161234567');
    expect([input().selectionStart, input().selectionEnd]).toEqual([5, 5]);
  });

  it('keeps the caret in place after typing and deleting in the middle', async () => {
    const { user } = renderPhone('+79161234567');
    await user.click(input());
    await user.type(input(), '00', { initialSelectionStart: 5, initialSelectionEnd: 7 });
    expect(input()).toHaveValue('+79160034567');
    expect(input().selectionStart).toBe(7);
    await user.keyboard('{Backspace}{Backspace}');
    expect(input()).toHaveValue('+791634567');
    await user.keyboard(' a');
    expect(input()).toHaveValue('+7916 a34567');
  });

  it.each([
    '8 (916) 123-45-67',
    '+7 916 123-45-67',
    '9161234567',
    '7\u00A0916\u00A0123\u00A045\u00A067',
    '＋７９１６１２３４５６７',
  ])('reads the pasted %s', async (pasted) => {
    const { user, send, onSubmit } = renderPhone();
    await user.click(input());
    await user.paste(pasted);
    expect(input()).toHaveValue('+79161234567');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ mobilePhone: '+79161234567' });
  });

  it('replaces a shown phone by a pasted one', async () => {
    const { user } = renderPhone('+79161234567');
    await user.tab();
    await user.paste('8 903 111-22-33');
    expect(input()).toHaveValue('+79031112233');
  });

  it('reads a value that a browser fills in without focus', () => {
    renderPhone();
    fireEvent.input(input(), { target: { value: '8 (916) 123-45-67' } });
    expect(input()).toHaveValue('+7 916 123-45-67');
  });

  it.each([
    '89161234567',
    '8 916 123-45-67',
    '9161234567',
    '916 123 45 67',
    '7 916 123 45 67',
    '+7 916 123-45-67',
  ])('normalises the typed %s on blur, and on Enter', async (typed) => {
    const { user, onSubmit } = renderPhone();
    await user.type(input(), typed);
    expect(input()).toHaveValue(typed);
    await user.tab();
    expect(input()).toBeValid();
    expect(input()).toHaveValue('+7 916 123-45-67');
    await user.clear(input());
    await user.type(input(), `${typed}{Enter}`);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ mobilePhone: '+79161234567' });
  });

  it.each(['8916123456', '+7916123456', '+791612345678', '+7916123456a'])(
    'refuses the typed %s on blur with the specified message',
    async (typed) => {
      const { user } = renderPhone();
      await user.type(input(), typed);
      expect(input()).toBeValid();
      await user.tab();
      expect(input()).toHaveAccessibleDescription(MESSAGE);
      expect(input()).toHaveValue(typed);
      await user.clear(input());
      expect(input()).toHaveAccessibleDescription('Поле обязательно для заполнения');
      await user.type(input(), '+79161234567');
      expect(input()).toBeValid();
    },
  );

  it('shows its error when the form is submitted without a blur', async () => {
    const { send, onSubmit } = renderPhone('8916');
    await send();
    expect(input()).toHaveAccessibleDescription(MESSAGE);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
