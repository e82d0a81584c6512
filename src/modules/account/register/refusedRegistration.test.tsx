// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../test/backend/faults/fault';
import { testCabinet } from '../../../../test/render/cabinet';
import {
  box,
  field,
  fill,
  fillAll,
  freshRegistration,
  openRegistration,
  ORGANIZATION,
  PERSON,
  submit,
} from '../testing/registrationForm';

const cabinet = testCabinet();
freshRegistration();

const sent = () => cabinet.sent('register');
const message = 'Что-то не так';
const refusals: readonly (readonly [string, Fault, RegExp])[] = [
  ['a 400 with a message', { kind: '400', message }, /^Что-то не так$/],
  ['a 403', { kind: '403', message }, /^Что-то не так$/],
  [
    'a demand of a captcha that is not configured',
    { kind: '403', code: 'CAPTCHA_REQUIRED', message },
    /не настроена. Обратитесь в службу поддержки/,
  ],
  ['a 409', { kind: '409', message }, /^Что-то не так$/],
  ['a 429', { kind: '429', message }, /^Что-то не так$/],
  ['an empty object', { kind: 'empty-object' }, /Произошла неизвестная ошибка/],
  ['a null', { kind: 'null' }, /Произошла неизвестная ошибка/],
  ['a lost connection', { kind: 'drop' }, /Нет связи с сервером. Проверьте подключение/],
];

describe('a refused registration', () => {
  const expectKept = () => {
    for (const [label, value] of Object.entries({ ...ORGANIZATION, ...PERSON })) {
      const shown = label === 'Мобильный телефон' ? '+7 916 123-00-00' : value;
      expect(field(label).value, label).toBe(shown);
    }
    expect(box(/персональных данных/)).toBeChecked();
    expect(box(/условия использования/)).toBeChecked();
  };

  it.each(refusals)(
    'shows the reason after %s, and keeps every value',
    async (_name, { kind, ...more }, text) => {
      cabinet.fail('register', kind, more);
      const { place } = await openRegistration(cabinet);
      fillAll();
      submit();
      submit();
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expectKept();
      expect(sent()).toHaveLength(1);
      expect(place()).toBe('/register');
    },
  );

  it('shows each field error under its field', async () => {
    const fieldErrors = [
      { field: 'organization.itn', message: 'Организация ликвидирована' },
      { field: 'email', message: 'Почта не принимает писем' },
      { field: 'consents.terms', message: 'Необходимо согласие' },
      { field: 'unknown', message: 'Ещё что-то' },
    ];
    cabinet.fail('register', '422', { message, fieldErrors });
    await openRegistration(cabinet);
    fillAll();
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${message} Ещё что-то`);
    expect(field('ИНН')).toHaveAccessibleDescription(/Организация ликвидирована/);
    expect(field('Электронная почта')).toHaveAccessibleDescription(/Почта не принимает писем/);
    expect(box(/условия использования/)).toHaveAccessibleDescription('Необходимо согласие');
    await waitFor(() => expect(field('ИНН')).toHaveFocus());
    expectKept();
  });

  it('links to the sign-in and to the recovery if the user exists', async () => {
    await openRegistration(cabinet);
    fillAll();
    fill({ 'Электронная почта': 'ilin@severveter.ru' });
    expect(screen.queryByText(/Если это вы/)).not.toBeInTheDocument();
    submit();
    expect(await screen.findByText(/Если это вы/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'войдите' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'восстановите пароль' })).toHaveAttribute(
      'href',
      '/recovery',
    );
  });

  it('restores every value after an outage', async () => {
    cabinet.fail('register', '500');
    const { place, goTo } = await openRegistration(cabinet);
    fillAll();
    submit();
    await waitFor(() => expect(place()).toBe('/unavailable?redirect=/register'));
    await goTo('/register');
    expectKept();
    expect(sent()).toHaveLength(1);
  });
});
