// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetForms } from '../../../forms/form/keptInput';
import { renderShell, type Answer } from '../../../shell/testing/cabinetForTests';
import { forgetPasswordGrant, passwordGrant } from '../password/passwordGrant';
import { rejectionsOf } from '../../../shell/testing/rejections';
import { serverDouble } from '../testing/serverDouble';
import RecoveryConfirmPage from './RecoveryConfirmPage';
import RecoveryPage from './RecoveryPage';
import { forgetRecovery, keepRecovery } from './recoveryProgress';

const RECOVERY = '/v1/auth/recovery';
const CHECK = '/v1/auth/check-code';
const started = (recoveryId: string): Answer => ({
  status: 200,
  body: { recoveryId, resendAfterSeconds: 60 },
});
const accepted: Answer = { status: 200, body: { passwordToken: 'secret', expiresInSeconds: 600 } };

beforeEach(() => {
  forgetForms();
  forgetRecovery();
  forgetPasswordGrant();
});

async function open(address: string, answers: Record<string, Answer | null> = {}) {
  const server = serverDouble(answers);
  const shown = await renderShell(
    [
      { path: '/recovery', element: <RecoveryPage /> },
      { path: '/recovery/confirm', element: <RecoveryConfirmPage /> },
      { path: '*', element: <p>Другая страница</p> },
    ],
    { address, user: null, answer: server.answer },
  );
  return { ...shown, server, user: userEvent.setup({ delay: null }) };
}

const code = () => screen.getByLabelText('Код из сообщения');
const heading = () => screen.getByRole('heading', { level: 1 });
const heldBySession = () => sessionStorage.getItem('cabinet-recovery') ?? '';

describe('the start of a recovery', () => {
  it.each(rejectionsOf('username'))(
    'keeps the login after $name and says what to do',
    async ({ answer, message }) => {
      const { server, user } = await open('/recovery', { [RECOVERY]: answer });
      await user.type(screen.getByLabelText('Логин'), 'anna{Enter}');
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByLabelText('Логин')).toHaveValue('anna');
      expect(server.calls).toEqual([RECOVERY]);
    },
  );

  it('wants a login', async () => {
    const { server, user } = await open('/recovery');
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(screen.getByLabelText('Логин')).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText('Логин')).toHaveFocus());
    expect(server.calls).toEqual([]);
  });

  it('leads on without telling whether there is such an account, and stores nothing personal', async () => {
    const { user } = await open('/recovery', { [RECOVERY]: started('r-1') });
    await user.type(screen.getByLabelText('Логин'), ' anna@severveter.ru {Enter}');
    expect(await screen.findByText(/Если такая учётная запись есть/)).toBeVisible();
    expect(heldBySession()).toContain('r-1');
    expect(heldBySession()).not.toContain('anna');
    expect(document.body.textContent).not.toContain('anna');
  });

  it('is refused in words when the answer names no recovery', async () => {
    const { user } = await open('/recovery', { [RECOVERY]: { status: 200, body: null } });
    await user.type(screen.getByLabelText('Логин'), 'anna{Enter}');
    expect(await screen.findByText(/Произошла неизвестная ошибка/)).toBeVisible();
  });
});

describe('the code of a recovery', () => {
  beforeEach(() => {
    keepRecovery('anna', { recoveryId: 'r-1', resendAt: Date.now() + 60_000 });
  });

  it.each(rejectionsOf('code'))(
    'stays in its field after $name, which says what to do',
    async ({ answer, message }) => {
      const { server, user } = await open('/recovery/confirm', { [CHECK]: answer });
      await user.type(code(), '1234{Enter}');
      expect(await screen.findByText(message)).toBeVisible();
      expect(code()).toHaveValue('1234');
      expect(server.calls).toEqual([CHECK]);
    },
  );

  it('is filled in by the phone, and pasted with whatever is around it', async () => {
    const { user } = await open('/recovery/confirm');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(code());
    await user.paste('Код: 12 34');
    expect(code()).toHaveValue('1234');
  });

  it('is looked at before it is sent', async () => {
    const { server, user } = await open('/recovery/confirm');
    await user.type(code(), '12{Enter}');
    expect(screen.getByText('Введите код из сообщения полностью, от 4 до 8 цифр')).toBeVisible();
    await user.type(code(), '34');
    expect(code()).toBeValid();
    expect(server.calls).toEqual([]);
  });

  it('that is wrong is said once, under its field', async () => {
    const fieldErrors = [{ field: 'code', message: 'Неверный код' }];
    const { user } = await open('/recovery/confirm', {
      [CHECK]: { status: 422, body: { message: 'Неверный код', fieldErrors } },
    });
    await user.type(code(), '0000{Enter}');
    expect(await screen.findByText('Неверный код')).toBeVisible();
    expect(code()).toHaveAccessibleDescription('Неверный код');
    await waitFor(() => expect(code()).toHaveFocus());
  });

  it('that has expired can be replaced at once', async () => {
    const { server, user } = await open('/recovery/confirm', {
      [CHECK]: { status: 410, body: { message: 'Срок действия кода истёк. Запросите новый код' } },
      [RECOVERY]: started('r-2'),
    });
    expect(screen.getByText(/Отправить ещё раз через/)).toBeVisible();
    await user.type(code(), '1234{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Отправить ещё раз' }));
    expect(await screen.findByText('Код отправлен ещё раз')).toBeVisible();
    expect(screen.getByText(/Отправить ещё раз через/)).toBeVisible();
    expect(server.calls).toEqual([CHECK, RECOVERY]);
    expect(heldBySession()).toContain('r-2');
  });

  it('that could not be sent again leaves the typed one in place', async () => {
    keepRecovery('anna', { recoveryId: 'r-1', resendAt: 0 });
    const { user } = await open('/recovery/confirm', {
      [RECOVERY]: { status: 429, body: { message: 'Слишком часто. Попробуйте через минуту' } },
    });
    await user.type(code(), '12');
    await user.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));
    expect(await screen.findByText('Слишком часто. Попробуйте через минуту')).toBeVisible();
    expect(code()).toHaveValue('12');
  });

  it('that the server knows nothing of starts anew', async () => {
    const { user } = await open('/recovery/confirm', { [CHECK]: { status: 404 } });
    await user.type(code(), '1234{Enter}');
    await waitFor(() => expect(heading()).toHaveTextContent('Ссылка устарела'));
    expect(heldBySession()).not.toContain('r-1');
  });

  it('that is right gives the right to a password, in memory only', async () => {
    const { user, router } = await open('/recovery/confirm', { [CHECK]: accepted });
    await user.type(code(), '1234{Enter}');
    await screen.findByText('Другая страница');
    expect(router.state.location).toMatchObject({ pathname: '/create-password', state: null });
    expect(passwordGrant()).toEqual({ passwordToken: 'secret', username: 'anna', isFirst: false });
    expect(heldBySession()).not.toContain('secret');
    expect(heldBySession()).not.toContain('r-1');
  });
});

describe('the page for the code', () => {
  it('that was opened without a recovery says so and starts anew', async () => {
    await open('/recovery/confirm');
    expect(heading()).toHaveTextContent('Ссылка устарела');
    expect(screen.getByRole('link', { name: 'Начать заново' })).toHaveAttribute(
      'href',
      '/recovery',
    );
  });
});
