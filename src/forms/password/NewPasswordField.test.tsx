// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NewPasswordField } from './NewPasswordField';
import { RepeatPasswordField } from './RepeatPasswordField';
import { renderForm } from '../testing/renderForm';

const MISMATCH = 'Пароли не совпадают';
const WEAK = 'Пароль не соответствует требованиям';
const password = () => screen.getByLabelText('Новый пароль');
const repeat = () => screen.getByLabelText('Повторите пароль');
const rules = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((rule) => rule.textContent);
const generateButton = () => screen.getByRole('button', { name: 'Сгенерировать' });

const renderPasswords = (generate?: () => Promise<string>) =>
  renderForm(
    <>
      <NewPasswordField name="password" generate={generate} repeatField="repeat" />
      <RepeatPasswordField name="repeat" passwordField="password" />
    </>,
  );

describe('a new password', () => {
  it('has the autocomplete «new-password» in both fields', () => {
    renderPasswords();
    for (const input of [password(), repeat()]) {
      expect(input).toHaveAttribute('autocomplete', 'new-password');
      expect(input).toHaveAttribute('type', 'password');
      expect(input).toBeRequired();
    }
    expect(screen.queryByRole('button', { name: 'Сгенерировать' })).not.toBeInTheDocument();
  });

  it('lists its rules with their state, and links them to the field', async () => {
    const { user } = renderPasswords();
    expect(rules()).toEqual([
      'Не выполнено: Строчная буква',
      'Не выполнено: Заглавная буква',
      'Не выполнено: Цифра',
      `Не выполнено: Один из знаков !@#$%^&*_'(){}[]-+.,"`,
    ]);
    expect(password()).toHaveAccessibleDescription(/Не выполнено: Строчная буква/);
    await user.type(password(), 'aA');
    expect(rules().filter((rule) => rule?.startsWith('Выполнено'))).toEqual([
      'Выполнено: Строчная буква',
      'Выполнено: Заглавная буква',
    ]);
    await user.type(password(), '7!');
    expect(rules().every((rule) => rule?.startsWith('Выполнено'))).toBe(true);
    await user.type(password(), '{Backspace}');
    expect(rules()[3]).toMatch(/^Не выполнено/);
  });

  it('shows an error on blur and on change, first about a missing value', async () => {
    const { user } = renderPasswords();
    await user.click(password());
    await user.tab();
    expect(password()).toHaveAccessibleDescription(/Поле обязательно для заполнения$/);
    await user.type(password(), 'abc');
    expect(password()).toHaveAccessibleDescription(new RegExp(`${WEAK}$`));
    await user.type(password(), 'A1!');
    expect(password()).toBeValid();
  });

  it('must equal its repetition, whichever field changes', async () => {
    const { user, send, onSubmit } = renderPasswords();
    await user.type(password(), 'Demo-2026!');
    await user.type(repeat(), 'Demo-2026');
    expect(repeat()).toBeValid();
    await user.tab();
    expect(repeat()).toHaveAccessibleDescription(MISMATCH);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(repeat(), '!');
    expect(repeat()).toBeValid();
    await user.type(password(), '7');
    expect(repeat()).toHaveAccessibleDescription(MISMATCH);
  });
});

describe('the password generator', () => {
  it('fills both fields, shows the password and offers to copy it', async () => {
    const { user, send, onSubmit } = renderPasswords(() => Promise.resolve('Vetka-7021-Sneg!'));
    await user.click(generateButton());
    expect(password()).toHaveValue('Vetka-7021-Sneg!');
    expect(repeat()).toHaveValue('Vetka-7021-Sneg!');
    expect(screen.getByText('Vetka-7021-Sneg!')).toBeVisible();
    expect(screen.getByText(/^Пароль сгенерирован/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Скопировать пароль' }));
    expect(await navigator.clipboard.readText()).toBe('Vetka-7021-Sneg!');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      password: 'Vetka-7021-Sneg!',
      repeat: 'Vetka-7021-Sneg!',
    });
  });

  it('hides the password after the user has changed it', async () => {
    const { user } = renderPasswords(() => Promise.resolve('Vetka-7021-Sneg!'));
    await user.click(generateButton());
    await user.type(password(), '1');
    expect(screen.queryByText('Vetka-7021-Sneg!')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Пароль сгенерирован/)).not.toBeInTheDocument();
  });

  it('is busy while it waits, and ignores a second click', async () => {
    const answers: ((password: string) => void)[] = [];
    const generate = vi.fn<() => Promise<string>>(
      () => new Promise((resolve) => answers.push(resolve)),
    );
    const { user } = renderPasswords(generate);
    await user.dblClick(generateButton());
    expect(generateButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Создаём пароль…')).toBeVisible();
    expect(generate).toHaveBeenCalledTimes(1);
    await act(async () => answers.forEach((answer) => answer('Vetka-7021-Sneg!')));
    expect(password()).toHaveValue('Vetka-7021-Sneg!');
  });

  it('shows a failure, keeps the fields, and can be retried', async () => {
    const generate = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce('Vetka-7021-Sneg!');
    const { user } = renderPasswords(generate);
    await user.type(password(), 'My-own-1');
    await user.click(generateButton());
    expect(screen.getByText(/^Не удалось создать пароль/)).toBeVisible();
    expect(password()).toHaveValue('My-own-1');
    expect(repeat()).toHaveValue('');
    await user.click(generateButton());
    expect(password()).toHaveValue('Vetka-7021-Sneg!');
  });
});
