// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../test/backend/scenarios/people';
import { freshBrowser } from '../../test/render/routes';
import { testServer } from '../../test/render/server';
import { boot } from './boot';

const server = testServer();
freshBrowser();

const address = () => window.location.pathname + window.location.search;

it('leads a stranger to the sign-in and back, and by «Выйти» out again', async () => {
  const user = userEvent.setup({ delay: null });
  window.history.replaceState(null, '', '/profile?tab=security');
  const root = document.body.appendChild(document.createElement('div'));
  act(() => boot(root));

  await user.type(await screen.findByLabelText('Логин'), 'sokolova@severveter.ru');
  expect(address()).toBe('/login?redirect=/profile%3Ftab%3Dsecurity');
  expect(server.calls()).not.toContain('getCurrentUser');
  await user.type(screen.getByLabelText('Пароль'), `${DEMO_PASSWORD}{Enter}`);

  await user.type(await screen.findByLabelText('Текущий пароль'), 'typed');
  expect(address()).toBe('/profile?tab=security');
  expect(server.calls().filter((call) => call === 'getCurrentUser')).toHaveLength(1);
  expect(document.cookie).toContain('refreshToken=');

  await user.click(screen.getByRole('button', { name: /Меню пользователя/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Выйти/, hidden: true }));
  await screen.findByLabelText('Логин');
  expect(address()).toBe('/login');
  expect(document.cookie).toBe('');
  expect(document.body).not.toHaveTextContent(/Соколова|Северный ветер/);
  await waitFor(() => expect(server.calls()).toContain('logout'));
});
