// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultKind } from '../../../../test/backend/faults/fault';
import { DEMO_PASSWORD } from '../../../../test/backend/scenarios/people';
import { testCabinet } from '../../../../test/render/cabinet';
import { rejectionsOf } from '../../../../test/render/rejections';
import { captchaService } from '../../../blocks/captcha/testing/captchaService';
import { keptInput } from '../../../forms/form/keptInput';
import { isForeignComputer, setForeignComputer } from '../../../session/foreignComputer';
import { LOGIN_KEY } from './loginBoxes';
import LoginPage from './page';

const cabinet = testCabinet();
const WRONG = 'Неверный логин или пароль';
const attempts = () => cabinet.sent('login');

async function openLogin() {
  const shown = await cabinet.show(
    { '/login': <LoginPage />, '/recovery': <h1>Восстановление пароля</h1> },
    { as: null },
  );
  await waitFor(() => expect(cabinet.calls()).toEqual(['needCaptcha']));
  const signIn = async (login = 'anna') => {
    await shown.user.type(screen.getByLabelText('Логин'), login);
    await shown.user.type(screen.getByLabelText('Пароль'), DEMO_PASSWORD);
    await shown.user.keyboard('{Enter}');
  };
  return { ...shown, signIn };
}

describe('the sign-in page', () => {
  it('links to the recovery of a password and to the registration', async () => {
    await openLogin();
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Забыли пароль?')).toHaveAttribute('href', '/recovery');
    expect(link('Зарегистрироваться')).toHaveAttribute('href', '/register');
  });

  it('can be filled in by a password manager', async () => {
    await openLogin();
    expect(screen.getByLabelText('Логин')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Пароль')).toHaveAttribute('autocomplete', 'current-password');
  });

  it.each([
    ['pressed', false],
    ['pressed after a click into a field', true],
  ])(
    'sends values that a script has set without events, when «Войти» is %s',
    async (_how, isFocused) => {
      const { user } = await openLogin();
      const fill = (label: string, text: string) => {
        screen.getByLabelText<HTMLInputElement>(label).value = text;
      };
      fill('Логин', 'sokolova@severveter.ru');
      fill('Пароль', DEMO_PASSWORD);
      if (isFocused) await user.click(screen.getByLabelText('Пароль'));
      await user.click(screen.getByRole('button', { name: 'Войти' }));
      await waitFor(() => expect(attempts()).toHaveLength(1));
      expect(attempts()[0]).toMatchObject({
        username: 'sokolova@severveter.ru',
        password: DEMO_PASSWORD,
      });
    },
  );

  it.each([
    ['changed', 'Пароль изменён. Войдите с новым паролем'],
    ['created', 'Пароль создан. Войдите с ним в кабинет'],
  ])('shows that the password was %s', async (password, news) => {
    const { router } = await openLogin();
    await waitFor(() => router.navigate('/login', { state: { password } }));
    expect(await screen.findByText(news)).toBeVisible();
  });

  it('passes the typed login on to the recovery of the password', async () => {
    const { user } = await openLogin();
    await user.type(screen.getByLabelText('Логин'), ' anna@severveter.ru');
    await user.click(screen.getByRole('link', { name: 'Забыли пароль?' }));
    expect(screen.getByRole('heading')).toHaveTextContent('Восстановление пароля');
    expect(keptInput().get('recovery')).toEqual({ username: 'anna@severveter.ru' });
  });

  it('opens the cabinet after a sign-in', async () => {
    const { signIn, place } = await openLogin();
    await signIn('sokolova@severveter.ru');
    expect(await screen.findByRole('heading', { name: 'Страховые продукты' })).toBeVisible();
    expect(place()).toBe('/offer');
    expect(cabinet.calls()).toContain('getCurrentUser');
  });

  it.each(rejectionsOf('username'))(
    'shows the message for %s and keeps the input',
    async (_name, fault, message) => {
      cabinet.fail('login', fault.kind, fault);
      const { signIn } = await openLogin();
      await signIn();
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByLabelText('Логин')).toHaveValue('anna');
      expect(screen.getByLabelText('Пароль')).toHaveValue(DEMO_PASSWORD);
      expect(attempts()).toHaveLength(1);
    },
  );

  it.each<FaultKind>(['500', '502-html', '503'])(
    'stays on the page and shows that the service is down if the captcha check fails with a %s',
    async (kind) => {
      cabinet.fail('needCaptcha', kind);
      const { signIn, place } = await openLogin();
      const failure = await screen.findByText(/^Сервис временно недоступен/);
      expect(failure).toBeVisible();
      expect(place()).toBe('/login');
      // The message disappears as soon as the service responds again.
      cabinet.mend();
      await signIn();
      expect(await screen.findByText(WRONG)).toBeVisible();
      await waitFor(() => expect(failure).not.toBeInTheDocument());
    },
  );

  it('opens /unavailable after a 5xx, and keeps the login but not the password', async () => {
    cabinet.fail('login', '500');
    const { signIn, goTo } = await openLogin();
    await signIn();
    await screen.findByRole('heading', { name: 'Сервис временно недоступен' });
    await goTo('/login');
    expect(await screen.findByLabelText('Логин')).toHaveValue('anna');
    expect(screen.getByLabelText('Пароль')).toHaveValue('');
  });
});

describe('«Запомнить логин»', () => {
  const keep = () => screen.getByRole('checkbox', { name: 'Запомнить логин' });
  const foreign = () => screen.getByRole('checkbox', { name: 'Это чужой компьютер' });
  const kept = () => localStorage.getItem(LOGIN_KEY);
  const ANNA = 'sokolova@severveter.ru';

  afterEach(() => {
    localStorage.removeItem(LOGIN_KEY);
    setForeignComputer(false);
  });

  it('keeps the login of a sign-in only if it is checked', async () => {
    const first = await openLogin();
    await first.signIn(ANNA);
    await screen.findByRole('heading', { name: 'Страховые продукты' });
    expect(kept()).toBeNull();
    cleanup();
    const next = await openLogin();
    await next.user.click(keep());
    expect(kept()).toBeNull();
    await next.signIn(` ${ANNA}`);
    await screen.findByRole('heading', { name: 'Страховые продукты' });
    expect(kept()).toBe(ANNA);
  });

  it('does not keep a login unknown to the server', async () => {
    const { user, signIn } = await openLogin();
    await user.click(keep());
    await signIn('anna');
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(kept()).toBeNull();
  });

  it('fills in the kept login, and forgets it when unchecked', async () => {
    localStorage.setItem(LOGIN_KEY, ANNA);
    const { user } = await openLogin();
    expect(screen.getByLabelText('Логин')).toHaveValue(ANNA);
    expect(keep()).toBeChecked();
    await user.click(keep());
    expect(kept()).toBeNull();
    expect(screen.getByLabelText('Логин')).toHaveValue(ANNA);
  });

  it('cannot be checked together with «Это чужой компьютер»', async () => {
    localStorage.setItem(LOGIN_KEY, ANNA);
    const { user, signIn } = await openLogin();
    await user.click(foreign());
    expect(keep()).not.toBeChecked();
    expect(kept()).toBeNull();
    await user.click(keep());
    expect(foreign()).not.toBeChecked();
    expect(isForeignComputer()).toBe(false);
    await user.click(foreign());
    await user.clear(screen.getByLabelText('Логин'));
    await signIn(ANNA);
    await screen.findByRole('heading', { name: 'Страховые продукты' });
    expect(kept()).toBeNull();
  });
});

describe('the sign-in captcha', () => {
  /** Sets the number of wrong sign-ins in a row; from three on, the backend requires a captcha. */
  const failedSignIns = (count: number) => {
    const { clock, failedSignIns: failures } = cabinet.backend.world;
    failures.set('anna', { count, at: clock.now() });
  };
  const tokens = () => cabinet.headers('login', 'smart-token');

  beforeEach(() => {
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '');
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it('is not loaded until the server requires it', async () => {
    const { signIn } = await openLogin();
    await signIn();
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(console.warn).not.toHaveBeenCalled();
    await waitFor(() => expect(cabinet.calls()).toEqual(['needCaptcha', 'login', 'needCaptcha']));
  });

  it.each<[string, FaultKind]>([
    ['is refused with a 429', '429'],
    ['loses its connection', 'drop'],
    ['returns an empty object', 'empty-object'],
  ])('is not required if the call needCaptcha %s', async (_name, kind) => {
    cabinet.fail('needCaptcha', kind);
    const { signIn } = await openLogin();
    await signIn();
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(attempts()).toHaveLength(1);
  });

  describe('a passed captcha', () => {
    beforeEach(() => {
      vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'ysc1_key');
      const passed = ['first', 'second'];
      const service = captchaService((emit) => setTimeout(() => emit('success', passed.shift())));
      vi.stubGlobal('smartCaptcha', service.api);
    });
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    it('is sent when the attempt that required it is repeated', async () => {
      const { signIn } = await openLogin();
      failedSignIns(3);
      await signIn();
      expect(await screen.findByText(WRONG)).toBeVisible();
      expect(tokens()).toEqual([null, 'first']);
    });

    it('has a new token for each attempt', async () => {
      failedSignIns(3);
      const { signIn, user } = await openLogin();
      await signIn();
      await screen.findByText(WRONG);
      expect(tokens()).toEqual(['first']);
      await user.click(screen.getByRole('button', { name: 'Войти' }));
      await waitFor(() => expect(tokens()).toEqual(['first', 'second']));
    });
  });

  it('shows a message if it is required but not configured, and does not block the next attempt', async () => {
    failedSignIns(3);
    const { signIn, user } = await openLogin();
    await signIn();
    expect(await screen.findByText(/не настроена. Обратитесь в службу поддержки/)).toBeVisible();
    expect(console.warn).toHaveBeenCalledWith(
      'Отсутствует переменная окружения VITE_CAPTCHA_SITE_KEY',
    );
    expect(screen.getByLabelText('Логин')).toHaveValue('anna');
    expect(attempts()).toHaveLength(1);

    failedSignIns(0);
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(attempts()).toHaveLength(2);
  });
});
