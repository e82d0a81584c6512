// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '../../test/backend/node';
import { DEMO_PASSWORD } from '../../test/backend/scenarios/people';
import { stubBrowser } from '../shell/testing/cabinetForTests';

// jsdom's page has an origin, but Node's `Request` takes whole addresses only.
vi.mock('../lib/configuration', async (importOriginal) => {
  const original = await importOriginal<typeof import('../lib/configuration')>();
  return {
    ...original,
    configuration: { ...original.configuration, apiBase: `${window.location.origin}/api` },
  };
});

const backend = createTestBackend();
const username = 'sokolova@severveter.ru';
const operations = () => backend.log.list().map(({ operationId }) => operationId);

/** Leaves the refresh token of a signed-in user in the page's cookie, as an earlier page would. */
async function haveSession() {
  const answer = await fetch(`${window.location.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ru' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const { refreshToken }: { refreshToken: string } = await answer.json();
  document.cookie = `refreshToken=${encodeURIComponent(refreshToken)}; path=/`;
  backend.log.clear();
}

/** Opens the cabinet at an address, as a page that the browser has just loaded. */
async function open(address: string) {
  vi.resetModules();
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', address);
  const root = document.getElementById('root') ?? document.body;
  const { boot } = await import('./boot');
  /** Answers with where the page stood when it was to be loaded anew. */
  const loadAnew = vi.fn(() => window.location.pathname);
  await act(async () => boot(root, loadAnew));
  return { loadAnew };
}

const PATIENCE = { timeout: 15_000 };
const offers = () => screen.findAllByRole('article', {}, PATIENCE);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENCE);

beforeEach(() => {
  vi.doUnmock('../session/leaveIfSignedIn');
  stubBrowser();
  document.cookie = 'refreshToken=; path=/; Max-Age=0';
});

// Each test loads the whole cabinet anew.
describe('the cabinet', { timeout: 60_000 }, () => {
  it('leads a visitor to the sign-in page, and from there to the page he wanted', async () => {
    await open('/offer?page=2');
    await heading('Вход в личный кабинет');
    expect(window.location.href).toContain('/login?redirect=/offer%3Fpage%3D2');
    const user = userEvent.setup({ delay: null });
    fireEvent.change(screen.getByLabelText('Логин'), { target: { value: username } });
    fireEvent.change(screen.getByLabelText('Пароль'), { target: { value: DEMO_PASSWORD } });
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await offers();
    expect(window.location.href).toMatch(/\/offer\?page=2$/);
  });

  it('restores the session of an earlier page: one refresh, the user beside the list of modules, then the rest', async () => {
    await haveSession();
    await open('/offer');
    await offers();
    expect(operations().slice(0, 3).toSorted()).toEqual([
      'getCurrentUser',
      'getModules',
      'refreshToken',
    ]);
    expect(operations().filter((id) => id === 'refreshToken')).toHaveLength(1);
  });

  it('takes everything personal off the page when the session ends, before the sign-in page is there', async () => {
    // The sign-in page opens once it is known that there is no session.
    vi.doMock('../session/leaveIfSignedIn', () => ({
      leaveIfSignedIn: () => new Promise(() => {}),
    }));
    await haveSession();
    await open('/offer');
    await offers();
    expect(document.body).toHaveTextContent('Северный ветер');
    document.cookie = 'refreshToken=; path=/; Max-Age=0'; // another tab has signed out
    await act(async () => window.dispatchEvent(new Event('focus')));
    await heading('Сессия завершена');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(document.body).not.toHaveTextContent('Северный ветер');
  });

  it('leads to the sign-in page at sign-out, then loads the page anew', async () => {
    await haveSession();
    const { loadAnew } = await open('/offer');
    await offers();
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: /Меню пользователя/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Выйти/, hidden: true }));
    await heading('Вход в личный кабинет');
    expect(window.location.pathname).toBe('/login');
    expect(document.cookie).toBe('');
    await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce());
    expect(operations()).toContain('logout');
    expect(loadAnew).toHaveReturnedWith('/login');
  });

  it('leads to /unavailable when a call is answered by a 5xx', async () => {
    await haveSession();
    backend.faults.post([{ kind: '503', operationId: 'findActualDebtorOffers' }]);
    await open('/offer');
    await waitFor(() => expect(window.location.pathname).toBe('/unavailable'), PATIENCE);
    expect(window.location.search).toBe('?redirect=/offer');
  });
});
