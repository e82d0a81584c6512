// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passwordGrant } from '../password/passwordGrant';
import {
  APPLICATION,
  awaitCodeIn,
  CONFIRMED,
  freshConfirmation,
  heading,
  openConfirm,
} from '../testing/confirmation';
import { confirmation, forgetConfirmation } from './pendingConfirmation';

const REGISTRATION = 'Подтверждение регистрации';

freshConfirmation();

const code = () => screen.getByLabelText<HTMLInputElement>('Код из сообщения');

function enter(text: string) {
  fireEvent.change(code(), { target: { value: text } });
  fireEvent.click(screen.getByText('Подтвердить'));
}

describe('a code', () => {
  it('confirms the registration and hands over the right to choose a password', async () => {
    awaitCodeIn(60_000);
    const { sent } = await openConfirm({ confirm: () => ({ status: 200, body: CONFIRMED }) });
    expect(await heading(REGISTRATION)).toHaveFocus();
    expect(screen.getByText('+7 916 ***-**-00')).toBeVisible();
    enter('Код: 12 34');
    expect(await heading('Регистрация подтверждена')).toHaveFocus();
    expect(sent).toEqual([{ call: 'confirm', body: { registrationId: 'r1', code: '1234' } }]);
    expect(passwordGrant()).toEqual({
      passwordToken: 't0k3n',
      username: 'zhukova@novaya.ru',
      isFirst: true,
    });
    expect(screen.getByText('zhukova@novaya.ru')).toBeVisible();
    expect(screen.getByText(/Владелец кабинета подтвердит/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Создать пароль' })).toHaveAttribute(
      'href',
      '/create-password',
    );
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/t0k3n|zhukova/);
  });

  it('is followed by a temporary password where the server gives no right to choose one', async () => {
    awaitCodeIn(60_000);
    await openConfirm({
      confirm: () => ({ status: 200, body: { username: 'zhukova@novaya.ru' } }),
    });
    enter('1234');
    expect(await screen.findByText(/временным паролем: он придёт на вашу/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    expect(passwordGrant()).toBeNull();
  });

  it('that is too short is not sent', async () => {
    awaitCodeIn(60_000);
    const { sent } = await openConfirm({});
    enter('12');
    expect(
      await screen.findByText('Введите код из сообщения полностью, от 4 до 8 цифр'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('that is wrong says so once, and keeps what was typed', async () => {
    awaitCodeIn(60_000);
    const body = {
      message: 'Неверный код',
      fieldErrors: [{ field: 'code', message: 'Неверный код' }],
    };
    const { sent } = await openConfirm({ confirm: () => ({ status: 422, body }) });
    enter('9999');
    expect(await screen.findByText('Неверный код')).toBeVisible();
    expect(code()).toHaveValue('9999');
    expect(code()).toHaveAccessibleDescription('Неверный код');
    await waitFor(() => expect(code()).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['400', { status: 400, body: { message: 'Код не принят' } }, 'Код не принят'],
    [
      '410',
      { status: 410, body: { message: 'Срок действия кода истёк. Запросите новый код' } },
      'Срок действия кода истёк. Запросите новый код',
    ],
    ['429', { status: 429, body: { message: 'Слишком много попыток' } }, 'Слишком много попыток'],
  ])('that is refused with %s keeps what was typed and says why', async (_name, answer, text) => {
    awaitCodeIn(60_000);
    const { sent } = await openConfirm({ confirm: () => answer });
    enter('1234');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(code()).toHaveValue('1234');
    expect(sent).toHaveLength(1);
  });

  it('of a registration that the server does not know leads back to the start', async () => {
    awaitCodeIn(60_000);
    await openConfirm({ confirm: () => ({ status: 404, body: { message: 'Нет такой' } }) });
    enter('1234');
    await heading('Ссылка устарела');
    expect(screen.getByRole('link', { name: 'Начать заново' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(confirmation()).toBeNull();
  });
});

describe('another code', () => {
  const again = () => screen.getByRole('button', { name: 'Отправить ещё раз' });

  it('can be asked for after the time that the server named', async () => {
    awaitCodeIn(60_000);
    await openConfirm({});
    expect(screen.getByText(/Отправить ещё раз через 1:00/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отправить ещё раз' })).not.toBeInTheDocument();
  });

  it('is that of the same application, sent once more; the field is empty again', async () => {
    awaitCodeIn(0);
    const { sent } = await openConfirm({
      register: () => ({ status: 200, body: { registrationId: 'r2', resendAfterSeconds: 60 } }),
      confirm: () => ({ status: 200, body: CONFIRMED }),
    });
    fireEvent.change(code(), { target: { value: '99' } });
    fireEvent.click(again());
    fireEvent.click(again());
    expect(await screen.findByText(/Новый код отправлен/)).toBeVisible();
    expect(sent).toEqual([{ call: 'register', body: APPLICATION.body }]);
    expect(code()).toHaveValue('');
    enter('1234');
    await heading('Регистрация подтверждена');
    expect(sent[1]).toEqual({ call: 'confirm', body: { registrationId: 'r2', code: '1234' } });
  });

  it.each([
    ['429', () => ({ status: 429, body: { message: 'Слишком часто' } }), 'Слишком часто'],
    [
      'a lost connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'Нет связи с сервером',
    ],
  ])('that is refused by %s says why, and can be asked for again', async (_name, answer, text) => {
    awaitCodeIn(0);
    const { sent } = await openConfirm({ register: answer });
    fireEvent.click(again());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(again()).toBeEnabled();
    expect(sent).toHaveLength(1);
    expect(confirmation()).toMatchObject({ registrationId: 'r1' });
  });

  it('of a user who is registered already leads to the sign-in', async () => {
    awaitCodeIn(0);
    await openConfirm({ register: () => ({ status: 409, body: { message: 'Уже есть' } }) });
    fireEvent.click(again());
    expect(await screen.findByRole('link', { name: 'войдите' })).toHaveAttribute('href', '/login');
  });

  it('needs the form once more after a reload: nothing personal was stored', async () => {
    awaitCodeIn(0);
    const kept = sessionStorage.getItem('cabinet-registration') ?? '';
    forgetConfirmation();
    sessionStorage.setItem('cabinet-registration', kept);
    await openConfirm({});
    expect(code()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отправить ещё раз' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Заполните заявку ещё раз' })).toHaveAttribute(
      'href',
      '/register',
    );
  });
});
