// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { rejectionsOf } from '../../../../test/render/rejections';
import { forgetPasswordGrant, passwordGrant } from '../password/passwordGrant';
import RecoveryConfirmPage from './confirm/page';
import RecoveryPage from './page';
import { forgetRecovery } from './recoveryProgress';

const cabinet = testCabinet();
const ANNA = 'sokolova@severveter.ru';

beforeEach(() => {
  forgetRecovery();
  forgetPasswordGrant();
});

const open = (address: string) =>
  cabinet.show(
    { '/recovery': <RecoveryPage />, '/recovery/confirm': <RecoveryConfirmPage /> },
    { address, as: null },
  );

const code = () => screen.getByLabelText('Код из сообщения');
const heading = () => screen.getByRole('heading', { level: 1 });
const heldBySession = () => sessionStorage.getItem('cabinet-recovery') ?? '';
const recoveries = () => cabinet.backend.world.db.recovery;
const latestRecovery = () => recoveries().getAll().at(-1)?.id ?? 'none';

describe('starting a recovery', () => {
  it.each(rejectionsOf('username'))(
    'shows the message for %s and keeps the login',
    async (_name, fault, message) => {
      cabinet.fail('recoverPassword', fault.kind, fault);
      const { user } = await open('/recovery');
      await user.type(screen.getByLabelText('Логин'), 'anna{Enter}');
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByLabelText('Логин')).toHaveValue('anna');
      expect(cabinet.calls()).toEqual(['recoverPassword']);
    },
  );

  it('requires a login', async () => {
    const { user } = await open('/recovery');
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(screen.getByLabelText('Логин')).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText('Логин')).toHaveFocus());
    expect(cabinet.calls()).toEqual([]);
  });

  it.each([` ${ANNA} `, 'nobody@severveter.ru'])(
    'shows the same text for the login «%s» as for any other login, and stores no personal data',
    async (login) => {
      const { user } = await open('/recovery');
      await user.clear(screen.getByLabelText('Логин'));
      await user.type(screen.getByLabelText('Логин'), `${login}{Enter}`);
      expect(await screen.findByText(/Если такая учётная запись есть/)).toBeVisible();
      expect(heldBySession()).toContain(latestRecovery());
      expect(heldBySession()).not.toContain('severveter');
      expect(document.body.textContent).not.toContain('severveter');
    },
  );

  it('shows an error if the response contains no recovery', async () => {
    cabinet.fail('recoverPassword', 'null');
    const { user } = await open('/recovery');
    await user.type(screen.getByLabelText('Логин'), 'anna{Enter}');
    expect(await screen.findByText(/Произошла неизвестная ошибка/)).toBeVisible();
  });
});

describe('the recovery code', () => {
  async function openCode() {
    const shown = await open('/recovery');
    // The login of an earlier recovery is still in the form.
    await shown.user.clear(screen.getByLabelText('Логин'));
    await shown.user.paste(ANNA);
    await shown.user.keyboard('{Enter}');
    await screen.findByLabelText('Код из сообщения');
    cabinet.forgetCalls();
    return shown;
  }

  async function openExpiredCode() {
    const shown = await openCode();
    cabinet.backend.world.clock.advance(11 * 60_000);
    expect(screen.getByText(/Отправить ещё раз через/)).toBeVisible();
    await shown.user.type(code(), '1234{Enter}');
    return { ...shown, again: await screen.findByRole('button', { name: 'Отправить ещё раз' }) };
  }

  it.each(rejectionsOf('code'))(
    'stays in its field after %s, with the message for it',
    async (_name, fault, message) => {
      cabinet.fail('checkCode', fault.kind, fault);
      const { user } = await openCode();
      await user.type(code(), '1234{Enter}');
      expect(await screen.findByText(message)).toBeVisible();
      expect(code()).toHaveValue('1234');
      expect(cabinet.calls()).toEqual(['checkCode']);
    },
  );

  it('can be filled in by the phone, and pasted with surrounding text', async () => {
    const { user } = await openCode();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(code());
    await user.paste('Код: 12 34');
    expect(code()).toHaveValue('1234');
  });

  it('is not sent while it is too short, and is valid with four digits', async () => {
    const { user } = await openCode();
    await user.type(code(), '12{Enter}');
    expect(screen.getByText('Введите код из сообщения полностью, от 4 до 8 цифр')).toBeVisible();
    await user.type(code(), '34');
    expect(code()).toBeValid();
    expect(cabinet.calls()).toEqual([]);
  });

  it('shows one error under its field if it is wrong', async () => {
    const { user } = await openCode();
    await user.type(code(), '0000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Неверный код');
    expect(code()).toHaveAccessibleDescription('Неверный код');
    await waitFor(() => expect(code()).toHaveFocus());
  });

  it('can be requested again at once if it has expired', async () => {
    const { user, again } = await openExpiredCode();
    expect(screen.getByText('Срок действия кода истёк. Запросите новый код')).toBeVisible();
    await user.click(again);
    expect(await screen.findByText('Код отправлен ещё раз')).toBeVisible();
    expect(screen.getByText(/Отправить ещё раз через/)).toBeVisible();
    expect(cabinet.calls()).toEqual(['checkCode', 'recoverPassword']);
    expect(heldBySession()).toContain(latestRecovery());
  });

  it('stays in the field if a new code could not be sent', async () => {
    const { user, again } = await openExpiredCode();
    const message = 'Слишком часто. Попробуйте через минуту';
    cabinet.fail('recoverPassword', '429', { message });
    await user.click(again);
    expect(await screen.findByText(message)).toBeVisible();
    expect(code()).toHaveValue('1234');
  });

  it('leads to a new start if the server does not know the recovery, which is forgotten', async () => {
    const { user } = await openCode();
    const id = latestRecovery();
    recoveries().delete({ where: { id: { equals: id } } });
    await user.type(code(), '1234{Enter}');
    await waitFor(() => expect(heading()).toHaveTextContent('Начните заново'));
    expect(heldBySession()).not.toContain(id);
  });

  it('lets the user choose a new password if it is correct, and the grant is kept in memory only', async () => {
    const { user, router } = await openCode();
    const id = latestRecovery();
    await user.type(code(), '1234{Enter}');
    await screen.findByRole('heading', { name: 'Новый пароль' });
    expect(router.state.location).toMatchObject({ pathname: '/create-password', state: null });
    const passwordToken = cabinet.backend.world.db.passwordGrant.getAll()[0]?.token ?? 'none';
    expect(passwordGrant()).toEqual({ passwordToken, username: ANNA, isFirst: false });
    expect(heldBySession()).not.toContain(passwordToken);
    expect(heldBySession()).not.toContain(id);
  });
});

describe('the recovery code page', () => {
  it('shows that there is no recovery, and links to a new recovery', async () => {
    await open('/recovery/confirm');
    expect(heading()).toHaveTextContent('Начните заново');
    expect(screen.getByRole('link', { name: 'Начать заново' })).toHaveAttribute(
      'href',
      '/recovery',
    );
  });
});
