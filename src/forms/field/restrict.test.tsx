// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../testing/renderForm';
import { digits, digitsAndLetters, restrictedText } from './useTextEntry';
import { TextField } from './TextField';

const input = () => screen.getByLabelText<HTMLInputElement>('Счёт');
const renderAccount = (account?: string) =>
  renderForm(
    <TextField
      name="account"
      label="Счёт"
      restrict={digits}
      normalize={(raw) => raw.replaceAll('O', '0')}
    />,
    account === undefined ? {} : { account },
  );

/** Types like an input method: the text is in the field before the composition ends. */
function compose(text: string, end = text) {
  fireEvent.compositionStart(input());
  const composing = new InputEvent('input', {
    bubbles: true,
    inputType: 'insertCompositionText',
    isComposing: true,
  });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
  fireEvent(input(), composing);
  expect(input()).toHaveValue(text);
  fireEvent.compositionEnd(input(), { data: end });
}

describe('a field for digits', () => {
  it('refuses every other character, and sends the digits', async () => {
    const { user, send, onSubmit } = renderAccount();
    await user.type(input(), '4o7 а-0x2.');
    expect(input()).toHaveValue('4702');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ account: '4702' });
  });

  it('keeps the caret in place when it refuses a key, and moves it after a digit', async () => {
    const { user } = renderAccount('123456');
    await user.type(input(), 'xy9z', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(input()).toHaveValue('1239456');
    expect(input().selectionStart).toBe(4);
  });

  it('rejects a key in `beforeinput`, so the undo history does not change', () => {
    renderAccount('12');
    const typed = (data: string, more: InputEventInit = {}) =>
      fireEvent(
        input(),
        new InputEvent('beforeinput', {
          bubbles: true,
          cancelable: true,
          inputType: 'insertText',
          data,
          ...more,
        }),
      );
    expect(typed('x')).toBe(false);
    expect(typed('3')).toBe(true);
    expect(typed('３')).toBe(true);
    expect(typed('x', { isComposing: true })).toBe(true);
    expect(typed('x', { inputType: 'historyUndo' })).toBe(true);
  });

  it('normalises pasted text, drops forbidden characters, and moves the caret behind the pasted digits', async () => {
    const { user } = renderAccount('99');
    await user.click(input());
    input().setSelectionRange(1, 1);
    await user.paste('р/с 4O7 ');
    expect(input()).toHaveValue('94079');
    expect(input().selectionStart).toBe(4);
  });

  it('does not filter text before an input method has finished its composition', () => {
    renderAccount();
    compose('１２あ３');
    expect(input()).toHaveValue('123');
  });

  it('cleans text that a browser fills in', () => {
    renderAccount();
    fireEvent.input(input(), { target: { value: 'RU 4O7' } });
    expect(input()).toHaveValue('407');
  });
});

it.each([
  ['77-36 AB１', digits, '77361'],
  ['7736 ав-001', digitsAndLetters, '7736ав001'],
  ['как есть', undefined, 'как есть'],
])('restrictedText changes «%s» with the pattern %s to «%s»', (text, allowed, left) => {
  expect(restrictedText(text, allowed)).toBe(left);
});
