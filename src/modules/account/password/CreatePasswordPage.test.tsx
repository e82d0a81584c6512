// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../api/endpoints/user';
import { forgetForms, keptInput } from '../../../forms/form/keptInput';
import { sessionEnded } from '../../../api/events';
import { sessionOpened } from '../../../session/sessionSlice';
import { anna, renderShell, type Answer } from '../../../shell/testing/cabinetForTests';
import { rejectionsOf } from '../../../shell/testing/rejections';
import { serverDouble } from '../testing/serverDouble';
import CreatePasswordPage from './CreatePasswordPage';
import { forgetPasswordGrant, keepPasswordGrant, passwordGrant } from './passwordGrant';

const CHANGE = '/v1/auth/change-password';
const GENERATE = '/v1/auth/generate-password';
const PASSWORD = 'Vetka-7021-Sneg!';

beforeEach(() => {
  forgetForms();
  forgetPasswordGrant();
});

async function open(answers: Record<string, Answer | null> = {}, user: User | null = null) {
  const server = serverDouble(answers);
  const shown = await renderShell(
    [
      { path: '/create-password', element: <CreatePasswordPage /> },
      { path: '*', element: <p>Другая страница</p> },
    ],
    { address: '/create-password?redirect=/nowhere', user, answer: server.answer },
  );
  if (user) act(() => void shown.store.dispatch(sessionOpened()));
  return { ...shown, server, person: userEvent.setup({ delay: null }) };
}

const password = () => screen.getByLabelText('Новый пароль');
const repeated = () => screen.getByLabelText('Повторите пароль');
const heading = () => screen.getByRole('heading', { level: 1 });

async function choose(person: ReturnType<typeof userEvent.setup>, text = PASSWORD) {
  await person.type(password(), text);
  await person.type(repeated(), `${text}{Enter}`);
}

describe('a new password by a grant', () => {
  beforeEach(() => {
    keepPasswordGrant({ passwordToken: 'secret', username: 'anna@severveter.ru', isFirst: false });
  });

  it.each(rejectionsOf('newPassword'))(
    'stays in both fields after $name, which says what to do',
    async ({ answer, message }) => {
      const { server, person } = await open({ [CHANGE]: answer });
      await choose(person);
      expect(await screen.findByText(message)).toBeVisible();
      expect(password()).toHaveValue(PASSWORD);
      expect(repeated()).toHaveValue(PASSWORD);
      expect(server.calls).toEqual([CHANGE]);
    },
  );

  it('is judged by the rules, then by its repetition', async () => {
    const { server, person } = await open();
    await choose(person, 'vetka');
    expect(password()).toHaveAccessibleDescription(/Пароль не соответствует требованиям/);
    await waitFor(() => expect(password()).toHaveFocus());
    await person.clear(password());
    await person.type(password(), PASSWORD);
    expect(password()).toBeValid();
    expect(repeated()).toHaveAccessibleDescription('Пароли не совпадают');
    expect(server.calls).toEqual([]);
  });

  it('can be kept by a password manager under the right login', async () => {
    const { view } = await open();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(repeated()).toHaveAttribute('autocomplete', 'new-password');
    expect(view.container.querySelector('[autocomplete="username"]')).toHaveValue(
      'anna@severveter.ru',
    );
  });

  it('can be made up by the server', async () => {
    const { server, person } = await open({
      [GENERATE]: { status: 200, body: { password: PASSWORD } },
    });
    await person.click(screen.getByRole('button', { name: 'Сгенерировать' }));
    await waitFor(() => expect(password()).toHaveValue(PASSWORD));
    expect(repeated()).toHaveValue(PASSWORD);
    await person.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
    await screen.findByText('Другая страница');
    expect(server.calls).toEqual([GENERATE, CHANGE]);
  });

  it('that the server cannot make up leaves what was typed', async () => {
    const { person } = await open({ [GENERATE]: { status: 429 } });
    await person.type(password(), 'Vet');
    await person.click(screen.getByRole('button', { name: 'Сгенерировать' }));
    expect(await screen.findByText(/Не удалось создать пароль/)).toBeVisible();
    expect(password()).toHaveValue('Vet');
  });

  it('is sent with the grant, and then is the one to sign in with', async () => {
    const { router, extra, person } = await open();
    const bodies: unknown[] = [];
    const { fetch } = extra.transport;
    extra.transport.fetch = async (request) => {
      bodies.push(await request.clone().json());
      return fetch(request);
    };
    await choose(person);
    await screen.findByText('Другая страница');
    expect(bodies).toEqual([{ newPassword: PASSWORD, passwordToken: 'secret' }]);
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      search: '',
      state: { password: 'changed' },
    });
    expect(passwordGrant()).toBeNull();
    expect(keptInput().get('login')).toEqual({ username: 'anna@severveter.ru' });
  });

  it('that comes too late starts anew', async () => {
    const { person } = await open({ [CHANGE]: { status: 410 } });
    await choose(person);
    await waitFor(() => expect(heading()).toHaveTextContent('Начните заново'));
    expect(passwordGrant()).toBeNull();
  });
});

describe('a new password that the server demands', () => {
  const ilin: User = { ...anna, username: 'ilin@severveter.ru', isNeedChangePassword: true };

  it('is sent without the old one, and leads on', async () => {
    const { router, store, person } = await open({}, ilin);
    expect(screen.getByText('ilin@severveter.ru')).toBeVisible();
    await choose(person);
    await screen.findByText('Другая страница');
    expect(router.state.location).toMatchObject({ pathname: '/offer', state: null });
    expect(JSON.stringify(store.getState())).toContain('"isNeedChangePassword":false');
  });

  it('can be left by signing out', async () => {
    const { store, person } = await open({}, ilin);
    await person.click(screen.getByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(store.getState().session.status).toBe('anonymous'));
  });

  it('gives way to the sign-in when the session ends', async () => {
    const { store } = await open({}, ilin);
    act(() => void store.dispatch(sessionEnded({ reason: 'missing' })));
    expect(heading()).toHaveTextContent('Сессия завершена');
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute(
      'href',
      '/login?redirect=/nowhere',
    );
  });
});

describe('the page for a new password', () => {
  it('without an occasion says so and starts anew', async () => {
    await open();
    expect(heading()).toHaveTextContent('Начните заново');
    expect(screen.getByRole('link', { name: 'Начать заново' })).toHaveAttribute(
      'href',
      '/recovery',
    );
  });

  it('sends a signed-in user with a good password back', async () => {
    await open({}, anna);
    expect(screen.getByRole('link', { name: 'Вернуться в кабинет' })).toHaveAttribute(
      'href',
      '/offer',
    );
  });
});
