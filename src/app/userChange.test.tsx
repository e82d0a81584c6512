// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ANNA, bootedCabinet, PATIENCE } from '../../test/render/bootedCabinet';

const server = bootedCabinet();
const { open, haveSession, address, offers, heading } = server;
const ILYA = 'orlov@novygorizont.ru';
const user = userEvent.setup({ delay: null });

describe('the cabinet whose user has changed in another tab', () => {
  /** Signs in a user in another tab of this browser. */
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

  /** Opens Anna's profile and changes her name in the form, without saving. */
  async function annaTypes() {
    haveSession();
    const reloadPage = await open('/profile');
    await user.type(await firstname(), '-Мария');
    return reloadPage;
  }

  it('shows the new user’s name, hides the previous user’s data, and opens after a confirmation', async () => {
    const reloadPage = await annaTypes();
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
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('restores unsaved input for its owner, even after another user has typed in the same form', async () => {
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

  it('stays closed after the back button until the message is confirmed', async () => {
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

  it('requests the user again on demand after a failed request', async () => {
    await annaTypes();
    server.fail('getCurrentUser', '404', { times: 1 });
    await signInElsewhere(ILYA);
    await user.click(await screen.findByRole('button', { name: 'Попробовать ещё раз' }, PATIENCE));
    expect(await screen.findByText(/Илья Орлов/)).toBeVisible();
  });

  it('shows the new user’s name after a server outage, and returns to the page on confirmation', async () => {
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
