// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/errors';
import { FormShell } from './FormShell';
import { defineForm } from '../description/defineForm';
import { text } from '../field/TextField';
import { password } from '../password/PasswordField';
import { SubmitButton } from './SubmitButton';
import { forgetForms, keepInputOf } from './keptInput';

const unavailable: ApiError = { status: 503, code: null, message: 'Нет связи', fieldErrors: [] };

const ignore = () => undefined;

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: ApiError) => void = () => undefined;
  const promise = new Promise<T>((settle, refuse) => {
    resolve = settle;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

interface LoginValues {
  username: string;
  password: string;
  city: string;
  other: string;
}

const login = defineForm<LoginValues>()({
  name: 'login',
  unsent: 'Вход не выполнен',
  fields: {
    username: text({ label: 'Логин' }),
    password: password({ label: 'Пароль', autoComplete: 'current-password' }),
    city: text({ label: 'Город' }),
    other: text({ label: 'Другое' }, { keep: false }),
  },
});

function LoginForm({ onSubmit }: { onSubmit: (values: object) => void | Promise<void> }) {
  return (
    <FormShell form={login} onSubmit={onSubmit} initialValues={{ username: 'initial' }}>
      <login.fields.username />
      <login.fields.password />
      <login.fields.city />
      <login.fields.other />
      <SubmitButton>Войти</SubmitButton>
    </FormShell>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function type(label: string, text: string) {
  fireEvent.change(field(label), { target: { value: text } });
}

async function send() {
  await userEvent.setup({ delay: null }).click(screen.getByText('Войти'));
}

describe('the kept input of a form', () => {
  beforeEach(forgetForms);

  it('is restored, except a password and fields whose description forbids it', async () => {
    const { unmount } = render(<LoginForm onSubmit={ignore} />);
    type('Логин', 'sokolova');
    type('Пароль', 'Demo-2026!');
    type('Город', 'Тверь');
    type('Другое', 'x');
    unmount();

    render(<LoginForm onSubmit={ignore} />);
    expect(field('Логин')).toHaveValue('sokolova');
    expect(field('Город')).toHaveValue('Тверь');
    expect(field('Пароль')).toHaveValue('');
    expect(field('Другое')).toHaveValue('');
  });

  it('is restored on every visit, also in StrictMode', async () => {
    const first = render(<LoginForm onSubmit={ignore} />);
    type('Город', 'Тверь');
    first.unmount();
    const strict = (
      <StrictMode>
        <LoginForm onSubmit={ignore} />
      </StrictMode>
    );
    const second = render(strict);
    expect(field('Город')).toHaveValue('Тверь');
    second.unmount();
    render(strict);
    expect(field('Город')).toHaveValue('Тверь');
    expect(field('Логин')).toHaveValue('initial');
  });

  it('is sent together with the other values', async () => {
    const { unmount } = render(<LoginForm onSubmit={ignore} />);
    type('Город', 'Тверь');
    unmount();
    const onSubmit = vi.fn<(values: object) => void>();
    render(<LoginForm onSubmit={onSubmit} />);
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'initial', city: 'Тверь' });
  });

  it('is not written to the browser’s storage', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const { unmount } = render(<LoginForm onSubmit={ignore} />);
    type('Логин', 'sokolova');
    unmount();
    expect(setItem).not.toHaveBeenCalled();
  });

  it('stays after a failed call, even if the user left the page before the response', async () => {
    const call = deferred<never>();
    const { unmount } = render(<LoginForm onSubmit={() => call.promise} />);
    type('Город', 'Тверь');
    await send();
    unmount();
    await act(async () => {
      call.reject(unavailable);
      await call.promise.catch(() => undefined);
    });
    render(<LoginForm onSubmit={ignore} />);
    expect(field('Город')).toHaveValue('Тверь');
  });

  it('is dropped after a success, even if the user left the page before the response', async () => {
    const call = deferred<undefined>();
    const first = render(<LoginForm onSubmit={() => call.promise} />);
    type('Город', 'Тверь');
    await send();
    first.unmount();
    await act(async () => {
      call.resolve(undefined);
      await call.promise;
    });
    render(<LoginForm onSubmit={ignore} />);
    expect(field('Город')).toHaveValue('');
  });

  it('is dropped after a success, even if the session ended before the response', async () => {
    keepInputOf('anna');
    const call = deferred<undefined>();
    const { unmount } = render(<LoginForm onSubmit={() => call.promise} />);
    type('Город', 'Тверь');
    await send();
    keepInputOf(null);
    unmount();
    await act(async () => {
      call.resolve(undefined);
      await call.promise;
    });
    keepInputOf('anna');
    render(<LoginForm onSubmit={ignore} />);
    expect(field('Город')).toHaveValue('');
  });

  it('is dropped if it was sent and not changed since', async () => {
    const { unmount } = render(<LoginForm onSubmit={() => Promise.resolve()} />);
    type('Город', 'Тверь');
    await send();
    unmount();
    render(<LoginForm onSubmit={ignore} />);
    expect(field('Город')).toHaveValue('');
  });

  it('is kept if it was changed after it was sent', async () => {
    const { unmount } = render(<LoginForm onSubmit={() => Promise.resolve()} />);
    await send();
    type('Город', 'Тверь');
    unmount();
    render(<LoginForm onSubmit={ignore} />);
    expect(field('Город')).toHaveValue('Тверь');
  });

  it('is dropped on sign-out, even if the form is mounted', async () => {
    const { unmount } = render(<LoginForm onSubmit={ignore} />);
    type('Город', 'Тверь');
    forgetForms();
    unmount();
    render(<LoginForm onSubmit={ignore} />);
    expect(field('Город')).toHaveValue('');
  });
});

describe('a form whose last submit has failed with a 5xx', () => {
  const UNSENT = 'Вход не выполнен: сервис был недоступен. Попробуйте ещё раз';
  const shown = () => screen.queryByText(UNSENT);
  beforeEach(forgetForms);

  /** Submits, fails and unmounts the form; the response arrives before the unmount, or after it. */
  async function failAndLeave(failure: ApiError, order: 'answered first' | 'left first') {
    const call = deferred<never>();
    const { unmount } = render(<LoginForm onSubmit={() => call.promise} />);
    await send();
    const answer = () =>
      act(async () => {
        call.reject(failure);
        await call.promise.catch(() => undefined);
      });
    if (order === 'answered first') await answer();
    unmount();
    if (order === 'left first') await answer();
  }

  it.each(['answered first', 'left first'] as const)(
    'shows a message on reopening, until the next attempt, even without input (%s)',
    async (order) => {
      await failAndLeave(unavailable, order);
      const onSubmit = vi.fn<(values: object) => void>();
      const second = render(<LoginForm onSubmit={onSubmit} />);
      expect(shown()).toBeVisible();
      expect(shown()?.closest('[role="alert"]')).not.toBeNull();
      type('Город', 'Тверь');
      expect(shown()).toBeVisible();
      // Unmounts and reopens the form without an attempt.
      second.unmount();
      render(<LoginForm onSubmit={onSubmit} />);
      expect(field('Город')).toHaveValue('Тверь');
      expect(shown()).toBeVisible();
      await send();
      expect(onSubmit).toHaveBeenCalledOnce();
      expect(shown()).toBeNull();
    },
  );

  it.each([
    ['a refusal', { ...unavailable, status: 422 }],
    ['a lost connection', { ...unavailable, status: 'NETWORK' }],
  ] as const)('shows no message on reopening after %s', async (_what, failure) => {
    await failAndLeave(failure, 'answered first');
    render(<LoginForm onSubmit={ignore} />);
    expect(shown()).toBeNull();
  });

  it('shows no message on reopening after a later refusal', async () => {
    const failures: ApiError[] = [unavailable, { ...unavailable, status: 422, message: 'Нельзя' }];
    const { unmount } = render(
      <LoginForm onSubmit={() => Promise.reject(failures.shift() ?? unavailable)} />,
    );
    await send();
    expect(await screen.findByText('Нет связи')).toBeVisible();
    await send();
    expect(await screen.findByText('Нельзя')).toBeVisible();
    unmount();
    render(<LoginForm onSubmit={ignore} />);
    expect(shown()).toBeNull();
  });

  it('does not show the message to another user', async () => {
    keepInputOf('anna');
    await failAndLeave(unavailable, 'left first');
    keepInputOf('boris');
    const { unmount } = render(<LoginForm onSubmit={ignore} />);
    expect(shown()).toBeNull();
    unmount();
    keepInputOf('anna');
    render(<LoginForm onSubmit={ignore} />);
    expect(shown()).toBeVisible();
  });
});
