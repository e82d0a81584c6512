// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell, type Answer } from '../../../shell/testing/cabinetForTests';
import { forgetForms, keptInput } from '../../../forms/form/keptInput';
import { rejectionsOf } from '../../../shell/testing/rejections';
import { serverDouble } from '../testing/serverDouble';
import LoginPage from './LoginPage';

const LOGIN = '/v1/auth/login';
const NEED_CAPTCHA = '/v1/auth/login/needCaptcha';
const wrong: Answer = { status: 401, body: { message: 'Unauthorized' } };
const demand = (needCaptcha: boolean): Answer => ({ status: 200, body: { needCaptcha } });

beforeEach(forgetForms);

async function openLogin(answers: Record<string, Answer | null>, state?: object) {
  const server = serverDouble(answers);
  const shown = await renderShell(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>Другая страница</p> },
    ],
    { address: '/login', user: null, answer: server.answer },
  );
  if (state) await waitFor(() => shown.router.navigate('/login', { state }));
  await waitFor(() => expect(server.calls).toContain(NEED_CAPTCHA));
  return { ...shown, server };
}

async function signIn(user = userEvent.setup({ delay: null })) {
  await user.type(screen.getByLabelText('Логин'), 'anna');
  await user.type(screen.getByLabelText('Пароль'), 'Demo-2026!');
  await user.keyboard('{Enter}');
}

const count = (calls: readonly string[], path: string) =>
  calls.filter((call) => call === path).length;

describe('the sign-in page', () => {
  it('leads to the recovery of a password and to registration', async () => {
    await openLogin({});
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Забыли пароль?')).toHaveAttribute('href', '/recovery');
    expect(link('Зарегистрироваться')).toHaveAttribute('href', '/register');
  });

  it('can be filled in by a password manager', async () => {
    await openLogin({});
    expect(screen.getByLabelText('Логин')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Пароль')).toHaveAttribute('autocomplete', 'current-password');
  });

  it.each([
    ['changed', 'Пароль изменён. Войдите с новым паролем'],
    ['created', 'Пароль создан. Войдите с ним в кабинет'],
  ])('says that the password was %s', async (password, news) => {
    await openLogin({}, { password });
    expect(await screen.findByText(news)).toBeVisible();
  });

  it('takes the typed login along to the recovery of the password', async () => {
    await openLogin({});
    const person = userEvent.setup({ delay: null });
    await person.type(screen.getByLabelText('Логин'), ' anna@severveter.ru');
    await person.click(screen.getByRole('link', { name: 'Забыли пароль?' }));
    expect(keptInput().get('recovery')).toEqual({ username: 'anna@severveter.ru' });
  });

  it.each(rejectionsOf('username'))(
    'keeps what was typed after $name and says what to do',
    async ({ answer, message }) => {
      const { server } = await openLogin({ [LOGIN]: answer });
      await signIn();
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByLabelText('Логин')).toHaveValue('anna');
      expect(screen.getByLabelText('Пароль')).toHaveValue('Demo-2026!');
      expect(count(server.calls, LOGIN)).toBe(1);
    },
  );

  it('leaves for /unavailable after a 5xx and keeps the login', async () => {
    const { router } = await openLogin({ [LOGIN]: { status: 500 } });
    await signIn();
    await screen.findByText('Другая страница');
    expect(router.state.location.pathname).toBe('/unavailable');
    await waitFor(() => router.navigate('/login'));
    expect(await screen.findByLabelText('Логин')).toHaveValue('anna');
    expect(screen.getByLabelText('Пароль')).toHaveValue('');
  });
});

describe('the captcha of the sign-in page', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '');
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it('is not thought of while the server does not ask for it', async () => {
    const { server } = await openLogin({ [NEED_CAPTCHA]: demand(false), [LOGIN]: wrong });
    await signIn();
    expect(await screen.findByText('Неверный логин или пароль')).toBeVisible();
    expect(console.warn).not.toHaveBeenCalled();
    await waitFor(() => expect(count(server.calls, NEED_CAPTCHA)).toBe(2));
  });

  it.each<[string, Answer | null]>([
    ['a refusal', { status: 429 }],
    ['a lost connection', null],
    ['an answer that says nothing', { status: 200 }],
  ])('is not asked for when the server answers with %s', async (_name, answer) => {
    const { server } = await openLogin({ [NEED_CAPTCHA]: answer, [LOGIN]: wrong });
    await signIn();
    expect(await screen.findByText('Неверный логин или пароль')).toBeVisible();
    expect(count(server.calls, LOGIN)).toBe(1);
  });

  it('that is demanded without a site key is left to the server, whose refusal is explained', async () => {
    const refused: Answer = { status: 403, body: { code: 'CAPTCHA_REQUIRED', message: 'Нет' } };
    const { server } = await openLogin({ [NEED_CAPTCHA]: demand(true), [LOGIN]: refused });
    await signIn();
    expect(await screen.findByText(/не настроена. Обратитесь в службу поддержки/)).toBeVisible();
    expect(console.warn).toHaveBeenCalledWith(
      'Отсутствует переменная окружения VITE_CAPTCHA_SITE_KEY',
    );
    expect(screen.getByLabelText('Логин')).toHaveValue('anna');
    expect(count(server.calls, LOGIN)).toBe(1);

    server.answers[LOGIN] = wrong;
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByText('Неверный логин или пароль')).toBeVisible();
    expect(count(server.calls, LOGIN)).toBe(2);
  });

  it('that is demanded all of a sudden is passed within the same attempt', async () => {
    vi.doMock('../../../shell/captcha/captchaToken', () => ({
      captchaToken: () => Promise.resolve('fresh'),
    }));
    const refused: Answer = { status: 403, body: { code: 'CAPTCHA_REQUIRED', message: 'Нет' } };
    const { server, extra } = await openLogin({ [NEED_CAPTCHA]: demand(false), [LOGIN]: refused });
    const fetch = vi.spyOn(extra.transport, 'fetch');
    await signIn();
    await waitFor(() => expect(count(server.calls, LOGIN)).toBe(2));
    const sent = fetch.mock.calls.filter(([request]) => request.url.endsWith(LOGIN));
    expect(sent.map(([request]) => request.headers.get('Smart-Token'))).toEqual([null, 'fresh']);
    expect(await screen.findByText('Нет')).toBeVisible();
    vi.doUnmock('../../../shell/captcha/captchaToken');
  });

  it('sends a fresh token with each attempt', async () => {
    const tokens = ['first', 'second'];
    vi.doMock('../../../shell/captcha/captchaToken', () => ({
      captchaToken: () => Promise.resolve(tokens.shift()),
    }));
    const { extra } = await openLogin({ [NEED_CAPTCHA]: demand(true), [LOGIN]: wrong });
    const fetch = vi.spyOn(extra.transport, 'fetch');
    const sent = () =>
      fetch.mock.calls
        .filter(([request]) => request.url.endsWith(LOGIN))
        .map(([request]) => request.headers.get('Smart-Token'));
    await signIn();
    await waitFor(() => expect(sent()).toEqual(['first']));
    await screen.findByText('Неверный логин или пароль');
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(sent()).toEqual(['first', 'second']));
    vi.doUnmock('../../../shell/captcha/captchaToken');
  });
});
