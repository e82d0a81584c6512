// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../test/backend/scenarios/people';
import { freshBrowser } from '../../test/render/routes';
import { testServer } from '../../test/render/server';

const server = testServer();
freshBrowser();

const ANNA = 'sokolova@severveter.ru';
const ILYA = 'orlov@novygorizont.ru';
const user = userEvent.setup({ delay: null });
const address = () => window.location.pathname + window.location.search;
const callsOf = (operation: string) => server.calls().filter((call) => call === operation);

function forgetCookie() {
  document.cookie = 'refreshToken=; path=/; Max-Age=0';
}

/** Leaves the refresh token of a signed-in user in the page's cookie, as an earlier page would. */
function haveSession(username = ANNA) {
  document.cookie = `refreshToken=${encodeURIComponent(server.tokensOf(username).refreshToken)}; path=/`;
}

let close = () => {};

/**
 * Opens the cabinet at an address, as a page that the browser has just loaded. Answers with what
 * loads the page anew; that returns where the page stood then.
 */
async function open(to: string) {
  vi.resetModules();
  const { boot } = await import('./boot');
  window.history.replaceState(null, '', to);
  const root = document.body.appendChild(document.createElement('div'));
  const loadAnew = vi.fn(() => window.location.pathname);
  close = await act(async () => boot(root, loadAnew));
  return loadAnew;
}

// Each page loads the whole cabinet anew, which takes a busy machine a while.
const PATIENCE = { timeout: 30_000 };
const offers = () => screen.findAllByRole('article', {}, PATIENCE);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENCE);

beforeEach(() => {
  forgetCookie();
  vi.doUnmock('../session/leaveIfSignedIn');
});
// A page that went on listening would follow the cookie of the next one, and lead its window away.
afterEach(async () => {
  await act(async () => close());
  document.body.replaceChildren();
});

describe('the cabinet', () => {
  it('leads a visitor to the sign-in page, and from there to the page he wanted', async () => {
    await open('/offer?page=2');
    await heading('Вход в личный кабинет');
    expect(address()).toBe('/login?redirect=/offer%3Fpage%3D2');
    expect(server.calls()).not.toContain('getCurrentUser');
    await user.type(screen.getByLabelText('Логин'), ANNA);
    await user.type(screen.getByLabelText('Пароль'), `${DEMO_PASSWORD}{Enter}`);
    await offers();
    expect(address()).toBe('/offer?page=2');
    expect(callsOf('getCurrentUser')).toHaveLength(1);
    expect(document.cookie).toContain('refreshToken=');
  });

  it('restores the session of an earlier page: one refresh, the user beside the list of modules, then the rest', async () => {
    haveSession();
    await open('/offer');
    await offers();
    expect(server.calls().slice(0, 3).toSorted()).toEqual([
      'getCurrentUser',
      'getModules',
      'refreshToken',
    ]);
    expect(callsOf('refreshToken')).toHaveLength(1);
  });

  it('takes everything personal off the page when the session ends, before the sign-in page is there', async () => {
    // The sign-in page opens once it is known that there is no session.
    vi.doMock('../session/leaveIfSignedIn', () => ({
      leaveIfSignedIn: () => new Promise(() => {}),
    }));
    haveSession();
    await open('/offer');
    await offers();
    expect(document.body).toHaveTextContent('Северный ветер');
    forgetCookie(); // another tab has signed out
    await act(async () => window.dispatchEvent(new Event('focus')));
    await heading('Сессия завершена');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(document.body).not.toHaveTextContent('Северный ветер');
  });

  it('leads to the sign-in page at sign-out, then loads the page anew', async () => {
    haveSession();
    const loadAnew = await open('/offer');
    await offers();
    await user.click(screen.getByRole('button', { name: /Меню пользователя/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Выйти/, hidden: true }));
    await heading('Вход в личный кабинет');
    expect(address()).toBe('/login');
    expect(document.cookie).toBe('');
    expect(document.body).not.toHaveTextContent(/Соколова|Северный ветер/);
    await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce());
    expect(server.calls()).toContain('logout');
    expect(loadAnew).toHaveReturnedWith('/login');
  });

  it('leads to /unavailable when a call is answered by a 5xx', async () => {
    haveSession();
    server.fail('findActualDebtorOffers', '503');
    await open('/offer');
    await waitFor(() => expect(address()).toBe('/unavailable?redirect=/offer'), PATIENCE);
  });

  it('opens by itself after a refresh that was refused for now, and blames no network', async () => {
    vi.spyOn(console, 'error').mockReturnValue(); // of the page that could not be opened
    haveSession();
    server.fail('refreshToken', '429', { retryAfterSeconds: 2, times: 1 });
    await open('/offer');
    const refusal = await screen.findByRole('alert', {}, PATIENCE);
    expect(refusal).toHaveTextContent(/Слишком много запросов. Попробуем ещё раз в [\d:]{8} МСК/);
    expect(refusal).not.toHaveTextContent(/интернет|связ/);
    await offers();
    expect(callsOf('refreshToken')).toHaveLength(2);
  });

  it('leads a user whose role was taken away to the offers, says why, and the menu follows', async () => {
    haveSession();
    await open('/deliveries');
    await heading('Реестр поставок');
    const link = { name: 'Реестр поставок' };
    expect(screen.getAllByRole('link', link)).not.toEqual([]);
    server.backend.world.db.userRole.updateMany({
      where: { roleId: { equals: 'FINANCE' } },
      data: { deleted: true },
    });
    server.forgetCalls();
    await user.click(screen.getByText('Счета'));
    await screen.findByText(
      /Доступ к разделу закрыт: ваши роли в кабинете изменились/,
      {},
      PATIENCE,
    );
    expect(address()).toBe('/offer');
    expect(screen.queryAllByRole('link', link)).toEqual([]);
    expect([callsOf('getCurrentUser').length, callsOf('getModules').length]).toEqual([1, 1]);
  });

  it('takes a 403 for an error of its call where the rights are the same, and reads them once', async () => {
    vi.spyOn(console, 'error').mockReturnValue(); // the offers log what they could not load
    haveSession();
    server.fail('findActualDebtorOffers', '403');
    server.fail('findActualFinanceOffers', '403');
    await open('/offer');
    await waitFor(
      () => expect(screen.getAllByText('Недостаточно прав для этого действия')).toHaveLength(2),
      PATIENCE,
    );
    expect(callsOf('getCurrentUser')).toHaveLength(2);
    expect(address()).toBe('/offer');
    expect(document.body).not.toHaveTextContent('роли в кабинете изменились');
  });

  describe('whose user changes in another tab', () => {
    /** Somebody signs in in another tab of this browser. */
    async function signInElsewhere(username: string) {
      const { createBrowserTransport } = await import('../api/transport/transport');
      const other = createBrowserTransport('/api');
      await act(async () => other.begin(server.tokensOf(username)));
      onTestFinished(() => other.close());
    }
    const NOTE = 'В кабинет вошёл другой пользователь';
    const goOn = async () =>
      user.click(await screen.findByRole('button', { name: 'Продолжить' }, PATIENCE));
    const firstname = () => screen.findByRole('textbox', { name: 'Имя' }, PATIENCE);

    /** Anna has begun to change her name, and has not saved it. */
    async function annaTypes() {
      haveSession();
      const loadAnew = await open('/profile');
      await user.type(await firstname(), '-Мария');
      return loadAnew;
    }

    it('says who is signed in now, shows nothing of the one before, and goes on when that was read', async () => {
      const loadAnew = await annaTypes();
      const answer = server.hold('getCurrentUser');
      await signInElsewhere(ILYA);
      await heading(NOTE);
      expect(screen.getByRole('alert')).toHaveTextContent('Узнаём, кто теперь в кабинете…');
      expect(document.body).not.toHaveTextContent(/Соколова|Анна|sokolova/);
      expect(screen.queryByRole('button')).toBeNull();
      answer();
      await screen.findByText('Теперь в кабинете — Илья Орлов (orlov@novygorizont.ru).');
      expect(screen.getByRole('alert')).toHaveTextContent('текст ждёт своего владельца');
      expect(document.body).not.toHaveTextContent(/Соколова|Анна|sokolova/);
      await goOn();
      expect(await firstname()).toHaveValue('Илья');
      expect(document.body).not.toHaveTextContent(/Соколова|Анна|sokolova/);
      expect(loadAnew).not.toHaveBeenCalled();
    });

    it('keeps what was typed for its owner, also while the other one types', async () => {
      await annaTypes();
      await signInElsewhere(ILYA);
      await goOn();
      await user.type(await firstname(), '-Пётр');
      await signInElsewhere(ANNA);
      await screen.findByText('Теперь в кабинете — Анна Соколова (sokolova@severveter.ru).');
      await goOn();
      expect(await firstname()).toHaveValue('Анна-Мария');
      await signInElsewhere(ILYA);
      await goOn();
      expect(await firstname()).toHaveValue('Илья-Пётр');
    });

    it('does not go on by the back button before the note was read', async () => {
      haveSession();
      await open('/offer');
      await offers();
      await user.click(screen.getByRole('link', { name: 'Реестр поставок' }));
      await heading('Реестр поставок');
      await signInElsewhere(ILYA);
      await screen.findByText(/Илья Орлов/);
      await act(async () => window.history.back());
      await waitFor(() => expect(address()).toBe('/offer'));
      await heading(NOTE);
      expect(screen.queryAllByRole('article')).toEqual([]);
      await goOn();
      await offers();
      expect(document.body).not.toHaveTextContent('Северный ветер');
    });

    it('asks again on demand, where the server could not say who it is', async () => {
      await annaTypes();
      server.fail('getCurrentUser', '404', { times: 1 });
      await signInElsewhere(ILYA);
      await user.click(
        await screen.findByRole('button', { name: 'Попробовать ещё раз' }, PATIENCE),
      );
      expect(await screen.findByText(/Илья Орлов/)).toBeVisible();
    });

    it('says it after an outage too', async () => {
      await annaTypes();
      server.fail('getCurrentUser', '503', { times: 1 });
      await signInElsewhere(ILYA);
      await waitFor(() => expect(address()).toMatch(/^\/unavailable/), PATIENCE);
      await screen.findByText(/Илья Орлов/, {}, PATIENCE);
      await goOn();
      expect(await firstname()).toHaveValue('Илья');
      expect(address()).toBe('/profile');
    });
  });

  it('that was taken off the page leads the next one nowhere', async () => {
    haveSession();
    await open('/offer');
    await offers();
    await act(async () => close());
    expect(document.body).not.toHaveTextContent('Северный ветер');
    forgetCookie();
    await open('/policy');
    await act(async () => window.dispatchEvent(new Event('focus')));
    await heading('Правовые документы');
    expect(address()).toBe('/policy');
  });
});
