// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../shell/testing/cabinetForTests';
import {
  box,
  field,
  fillAll,
  freshRegistration,
  openRegistration,
  ORGANIZATION,
  PERSON,
  submit,
} from '../testing/registrationForm';

freshRegistration();

const message = 'Что-то не так';
const refusals: readonly (readonly [string, () => Answer, RegExp])[] = [
  ['a 400 with a message', () => ({ status: 400, body: { message } }), /^Что-то не так$/],
  ['a 403', () => ({ status: 403, body: { message } }), /^Что-то не так$/],
  [
    'a demand of a captcha that is not configured',
    () => ({ status: 403, body: { code: 'CAPTCHA_REQUIRED', message } }),
    /не настроена. Обратитесь в службу поддержки/,
  ],
  ['a 409', () => ({ status: 409, body: { message } }), /^Что-то не так$/],
  ['a 429', () => ({ status: 429, body: { message } }), /^Что-то не так$/],
  ['an answer without a name', () => ({ status: 200, body: {} }), /Произошла неизвестная ошибка/],
  ['a null', () => ({ status: 200, body: null }), /Произошла неизвестная ошибка/],
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /Нет связи с сервером. Проверьте подключение/,
  ],
];

describe('a registration that is refused', () => {
  const expectKept = () => {
    for (const [label, value] of Object.entries({ ...ORGANIZATION, ...PERSON })) {
      const shown = label === 'Мобильный телефон' ? '+7 916 123-00-00' : value;
      expect(field(label).value, label).toBe(shown);
    }
    expect(box(/персональных данных/)).toBeChecked();
    expect(box(/условия использования/)).toBeChecked();
  };

  it.each(refusals)('by %s says why and keeps every value', async (_name, answer, text) => {
    const { sent, router } = await openRegistration(answer);
    fillAll();
    submit();
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expectKept();
    expect(sent).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/register');
  });

  it('by messages about fields shows each under its field', async () => {
    const fieldErrors = [
      { field: 'organization.itn', message: 'Организация ликвидирована' },
      { field: 'email', message: 'Почта не принимает писем' },
      { field: 'consents.terms', message: 'Необходимо согласие' },
      { field: 'unknown', message: 'Ещё что-то' },
    ];
    await openRegistration(() => ({ status: 422, body: { message, fieldErrors } }));
    fillAll();
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${message} Ещё что-то`);
    expect(field('ИНН')).toHaveAccessibleDescription(/Организация ликвидирована/);
    expect(field('Электронная почта')).toHaveAccessibleDescription(/Почта не принимает писем/);
    expect(box(/условия использования/)).toHaveAccessibleDescription('Необходимо согласие');
    await waitFor(() => expect(field('ИНН')).toHaveFocus());
    expectKept();
  });

  it('because the user exists leads to the sign-in and to the recovery', async () => {
    await openRegistration(() => ({ status: 409, body: { message } }));
    fillAll();
    expect(screen.queryByText(/Если это вы/)).not.toBeInTheDocument();
    submit();
    expect(await screen.findByText(/Если это вы/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'войдите' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'восстановите пароль' })).toHaveAttribute(
      'href',
      '/recovery',
    );
  });

  it('by a server that is down comes back with every value from /unavailable', async () => {
    const { sent, router } = await openRegistration(() => ({ status: 500, body: { message } }));
    fillAll();
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/unavailable'));
    await act(() => router.navigate('/register'));
    expectKept();
    expect(sent).toHaveLength(1);
  });
});
