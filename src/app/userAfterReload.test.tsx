// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { bootedCabinet, PATIENCE } from '../../test/render/bootedCabinet';

const server = bootedCabinet();
const { open, close, haveSession, forgetCookie, address, offers, heading } = server;
const ILYA = 'orlov@novygorizont.ru';
const user = userEvent.setup({ delay: null });
const NOTE = 'В кабинет вошёл другой пользователь';
const goOn = async () =>
  user.click(await screen.findByRole('button', { name: 'Продолжить' }, PATIENCE));

/** Closes the page and its session; the storage of the tab is kept. */
async function unload() {
  close();
  document.body.replaceChildren();
  forgetCookie();
}

/** Opens the offers as Anna in this tab, and closes the page. */
async function annaWasHere() {
  haveSession();
  await open('/offer');
  await offers();
  await unload();
}

describe('a page that is reloaded in the session of another user', () => {
  it('names the new user and shows no screen before a confirmation', async () => {
    await annaWasHere();
    haveSession(ILYA);
    await open('/profile');
    await heading(NOTE);
    expect(
      await screen.findByText('Теперь в кабинете — Илья Орлов (orlov@novygorizont.ru).'),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await goOn();
    expect(await screen.findByRole('textbox', { name: 'Имя' }, PATIENCE)).toHaveValue('Илья');
    expect(address()).toBe('/profile');
  });

  it('shows the message again after a reload unless it was confirmed', async () => {
    await annaWasHere();
    for (const _time of ['once', 'again']) {
      haveSession(ILYA);
      await open('/profile');
      await heading(NOTE);
      await unload();
    }
    haveSession(ILYA);
    await open('/profile');
    await goOn();
    await screen.findByRole('textbox', { name: 'Имя' }, PATIENCE);
    await unload();
    haveSession(ILYA);
    await open('/profile');
    await screen.findByRole('textbox', { name: 'Имя' }, PATIENCE);
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('offers to sign out', async () => {
    await annaWasHere();
    haveSession(ILYA);
    const reloadPage = await open('/profile');
    await user.click(await screen.findByRole('button', { name: 'Выйти' }, PATIENCE));
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
    expect(document.cookie).not.toContain('refreshToken=ey');
    expect(window.sessionStorage.getItem('cabinet-user')).toBeNull();
  });
});

describe('the message about another user', () => {
  it('is not shown to the same user after a reload, or to another user after a sign-in', async () => {
    await annaWasHere();
    haveSession();
    await open('/offer');
    await offers();
    await unload();
    // The session is over: the next user has to sign in.
    await open('/offer');
    await user.type(await screen.findByLabelText('Логин', {}, PATIENCE), ILYA);
    await user.type(screen.getByLabelText('Пароль'), 'Demo-2026!');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await heading('Страховые продукты');
    // Retries, because the sections may still be merging into one card.
    await waitFor(() => {
      expect(screen.getAllByText('Ожидание подтверждения')[0]).toBeVisible();
    }, PATIENCE);
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});
