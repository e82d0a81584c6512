// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../../test/backend/faults/fault';
import { testCabinet } from '../../../../test/render/cabinet';
import { passwordGrant } from '../password/passwordGrant';
import {
  APPLICATION,
  awaitCodeIn,
  freshConfirmation,
  grantedToken,
  heading,
  openConfirm,
} from '../testing/confirmation';
import { confirmation, forgetConfirmation } from './pendingConfirmation';

const cabinet = testCabinet();
freshConfirmation();

const sent = () => cabinet.sent('confirmRegistration');
const code = () => screen.getByLabelText<HTMLInputElement>('Код из сообщения');

function enter(text: string) {
  fireEvent.change(code(), { target: { value: text } });
  fireEvent.click(screen.getByText('Подтвердить'));
}

/** Renders the form; another code can be requested after `resendInMs` milliseconds, 0 for at once. */
async function openCode(resendInMs = 60_000) {
  const { registrationId } = await awaitCodeIn(cabinet, resendInMs);
  await openConfirm(cabinet);
  return registrationId;
}

describe('the registration code', () => {
  it('confirms the registration, and lets the user choose a password', async () => {
    const registrationId = await openCode();
    expect(await heading('Подтверждение регистрации')).toHaveFocus();
    expect(screen.getByText('+7 916 ***-**-00')).toBeVisible();
    enter('Код: 12 34');
    expect(await heading('Регистрация подтверждена')).toHaveFocus();
    expect(sent()).toEqual([{ registrationId, code: '1234' }]);
    const passwordToken = grantedToken(cabinet);
    expect(passwordGrant()).toEqual({
      passwordToken,
      username: 'zhukova@novaya.ru',
      isFirst: true,
    });
    expect(screen.getByText('zhukova@novaya.ru')).toBeVisible();
    expect(screen.getByText(/Владелец кабинета подтвердит/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Создать пароль' })).toHaveAttribute(
      'href',
      '/create-password',
    );
    const stored = JSON.stringify(Object.entries(sessionStorage));
    expect(stored).not.toContain(passwordToken);
    expect(stored).not.toContain('zhukova');
  });

  it('is followed by a temporary password if the server does not let the user choose one', async () => {
    cabinet.fail('confirmRegistration', 'empty-object');
    await openCode();
    enter('1234');
    expect(await screen.findByText(/временным паролем: он придёт на вашу/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    expect(passwordGrant()).toBeNull();
  });

  it('is not sent if it is too short', async () => {
    await openCode();
    enter('12');
    expect(
      await screen.findByText('Введите код из сообщения полностью, от 4 до 8 цифр'),
    ).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('shows one message if it is wrong, and keeps the focus', async () => {
    await openCode();
    enter('9999');
    expect(await screen.findByText('Неверный код')).toBeVisible();
    expect(code()).toHaveValue('9999');
    expect(code()).toHaveAccessibleDescription('Неверный код');
    await waitFor(() => expect(code()).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('Неверный код');
    expect(sent()).toHaveLength(1);
  });

  it.each(['400', '429'] as const)(
    'stays in its field after a %s, and the form shows the reason',
    async (kind) => {
      cabinet.fail('confirmRegistration', kind, { message: 'Код не принят' });
      await openCode();
      enter('1234');
      expect(await screen.findByRole('alert')).toHaveTextContent('Код не принят');
      expect(code()).toHaveValue('1234');
      expect(sent()).toHaveLength(1);
    },
  );

  it('is reported as expired after eleven minutes, and stays in its field', async () => {
    await openCode();
    cabinet.backend.world.clock.advance(11 * 60_000);
    enter('1234');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Срок действия кода истёк. Запросите новый код',
    );
    expect(code()).toHaveValue('1234');
  });

  it('is refused for an unknown registration, with a link to start again', async () => {
    const registrationId = await openCode();
    const where = { id: { equals: registrationId } };
    cabinet.backend.world.db.registration.delete({ where });
    enter('1234');
    await heading('Начните заново');
    expect(screen.getByRole('link', { name: 'Начать заново' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(confirmation()).toBeNull();
  });
});

describe('a new code', () => {
  const again = () => screen.getByRole('button', { name: 'Отправить ещё раз' });
  const asked = () => cabinet.sent('register');

  it('cannot be requested before the delay that the server names has passed', async () => {
    await openCode();
    expect(screen.getByText(/Отправить ещё раз через 1:00/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отправить ещё раз' })).not.toBeInTheDocument();
  });

  it('is requested with the same application, and empties the field', async () => {
    const first = await openCode(0);
    fireEvent.change(code(), { target: { value: '99' } });
    fireEvent.click(again());
    fireEvent.click(again());
    expect(await screen.findByText(/Новый код отправлен/)).toBeVisible();
    expect(asked()).toEqual([APPLICATION.body]);
    expect(code()).toHaveValue('');
    enter('1234');
    await heading('Регистрация подтверждена');
    const second = cabinet.backend.world.db.registration.getAll().at(-1)?.id;
    expect(sent()).toEqual([{ registrationId: second, code: '1234' }]);
    expect(second).not.toBe(first);
  });

  it.each<[string, Fault, string]>([
    ['a 429', { kind: '429', message: 'Слишком часто' }, 'Слишком часто'],
    ['a lost connection', { kind: 'drop' }, 'Нет связи с сервером'],
  ])(
    'can be requested again after %s, and the form shows the reason',
    async (_name, { kind, ...more }, text) => {
      const registrationId = await openCode(0);
      cabinet.fail('register', kind, more);
      fireEvent.click(again());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(again()).toBeEnabled();
      expect(asked()).toHaveLength(1);
      expect(confirmation()).toMatchObject({ registrationId });
    },
  );

  it('is replaced by a link to the sign-in if the user is already registered', async () => {
    await openCode(0);
    cabinet.changeUser('ilin@severveter.ru', { username: APPLICATION.body.email });
    fireEvent.click(again());
    expect(await screen.findByRole('link', { name: 'войдите' })).toHaveAttribute('href', '/login');
  });

  it('cannot be requested after a reload, because personal data are not stored; a link to the form replaces it', async () => {
    await awaitCodeIn(cabinet, 0);
    const kept = sessionStorage.getItem('cabinet-registration') ?? '';
    forgetConfirmation();
    sessionStorage.setItem('cabinet-registration', kept);
    await openConfirm(cabinet);
    expect(code()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отправить ещё раз' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Заполните заявку ещё раз' })).toHaveAttribute(
      'href',
      '/register',
    );
  });
});
