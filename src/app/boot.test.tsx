// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../test/backend/scenarios/people';
import { ANNA, bootedCabinet, PATIENCE } from '../../test/render/bootedCabinet';
import { paths } from '../domain/paths';
import { financeModule } from '../modules/finance/manifest';

const server = bootedCabinet();
const { open, close, haveSession, forgetCookie, address, callsOf, offers, heading } = server;
const user = userEvent.setup({ delay: null });

describe('the cabinet', () => {
  it('redirects a visitor to the sign-in page, and returns to the requested page after the sign-in', async () => {
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

  it('restores the session by one refresh, and requests user and modules before all other data', async () => {
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

  it('keeps the offers on the page while the list of modules reloads', async () => {
    haveSession();
    await open('/offer');
    await offers();
    vi.spyOn(console, 'error').mockReturnValue();
    server.forgetCalls();
    server.fail('downloadDebtorAgreement', '403');
    server.fail('downloadFinanceAgreement', '403');
    const release = server.hold('getModules');
    const [download] = await screen.findAllByRole('button', { name: /^Скачать договор/ });
    if (!download) throw new Error('There is no agreement to download');
    await user.click(download);
    await waitFor(() => expect(callsOf('getModules')).toHaveLength(1));
    expect(download).toBeInTheDocument();
    expect(download).toHaveFocus();
    release();
  });

  it('removes personal data from the page when the session ends, before the sign-in page appears', async () => {
    haveSession();
    await open('/offer');
    await offers();
    expect(document.body).toHaveTextContent('Северный ветер');
    forgetCookie(); // The missing cookie simulates a sign-out in another tab.
    const shown: string[] = [];
    const observer = new MutationObserver(() => shown.push(document.body.textContent));
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    await act(async () => window.dispatchEvent(new Event('focus')));
    await heading('Вход в личный кабинет');
    observer.disconnect();
    const ended = shown.findIndex((text) => text.includes('Сессия завершена'));
    expect(ended).toBeGreaterThanOrEqual(0);
    expect(shown[ended]).not.toMatch(/Вход в личный кабинет/);
    expect(shown.slice(ended).join()).not.toMatch(/Северный ветер|Соколова/);
  });

  it('redirects to the sign-in page at sign-out, and then reloads', async () => {
    haveSession();
    const reloadPage = await open('/offer');
    await offers();
    await user.click(screen.getByRole('button', { name: /Меню пользователя/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Выйти/, hidden: true }));
    await heading('Вход в личный кабинет');
    expect(address()).toBe('/login');
    expect(document.cookie).toBe('');
    expect(document.body).not.toHaveTextContent(/Соколова|Северный ветер/);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
    expect(server.calls()).toContain('logout');
    expect(reloadPage).toHaveReturnedWith('/login');
  });

  it('redirects to /unavailable if a required call fails with a 5xx', async () => {
    haveSession();
    server.fail('findSupplies', '503');
    await open('/deliveries');
    await waitFor(() => expect(address()).toBe('/unavailable?redirect=/deliveries'), PATIENCE);
  });

  it('redirects to /unavailable if the first call of a clicked page fails, and opens the page once the server works', async () => {
    // The code of the page stays pending, so that the offers remain.
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const page = financeModule.routes?.find(({ path }) => path === paths.deliveries);
    if (!page) throw new Error('no register of supplies');
    const { page: code } = page;
    vi.spyOn(page, 'page').mockImplementation(() => arrived.then(code));
    haveSession();
    await open('/offer');
    await offers();
    server.fail('findSupplies', '502-html');
    await user.click(screen.getAllByRole('link', { name: 'Реестр поставок' })[0] ?? document.body);
    await waitFor(() => expect(address()).toBe('/unavailable?redirect=/deliveries'), PATIENCE);
    arrive();
    server.mend();
    await heading('Реестр поставок');
    expect(address()).toBe('/deliveries');
    // «Назад» returns to the page of the click.
    await act(async () => window.history.back());
    await offers();
    expect(address()).toBe('/offer');
  });

  it('removes expired drafts soon after its start, even if no form is open', async () => {
    localStorage.setItem('cabinet-draft:old', '{"savedAt":1}');
    localStorage.setItem('cabinet-draft:new', JSON.stringify({ savedAt: Date.now() }));
    await open('/login');
    await heading('Вход в личный кабинет');
    await waitFor(() => expect(localStorage.getItem('cabinet-draft:old')).toBeNull(), PATIENCE);
    expect(localStorage.getItem('cabinet-draft:new')).not.toBeNull();
  });

  it('stores nothing on someone else’s computer, and remembers the choice until the sign-out', async () => {
    await open('/login?redirect=/profile/interface');
    await heading('Вход в личный кабинет');
    await user.click(screen.getByLabelText('Это чужой компьютер'));
    expect(document.cookie).toBe('foreignComputer=1');
    await user.type(screen.getByLabelText('Логин'), ANNA);
    await user.type(screen.getByLabelText('Пароль'), `${DEMO_PASSWORD}{Enter}`);
    await waitFor(() => expect(address()).toMatch(/^\/(?:offer|profile)/), PATIENCE);
    await user.click(await screen.findByRole('button', { name: /Меню пользователя/ }, PATIENCE));
    await user.click(await screen.findByRole('menuitem', { name: /Выйти/, hidden: true }));
    await heading('Вход в личный кабинет');
    await waitFor(() => expect(document.cookie).toBe(''));
    expect(localStorage.length).toBe(0);
    expect(screen.getByLabelText('Это чужой компьютер')).not.toBeChecked();
  });

  it('opens the page with a message if its search is too long to be stored during the sign-in', async () => {
    const list = Array.from({ length: 500 }, (_, at) => `4600000000${String(at).padStart(4, '0')}`);
    const wanted = `/profile?search=${encodeURIComponent(list.join('\n'))}`;
    await open(`/login?redirect=${encodeURIComponent(wanted)}`);
    await heading('Вход в личный кабинет');
    await user.type(screen.getByLabelText('Логин'), ANNA);
    await user.type(screen.getByLabelText('Пароль'), `${DEMO_PASSWORD}{Enter}`);
    await waitFor(() => expect(address()).toBe('/profile'), PATIENCE);
    // The sign-in page shows the message before the cabinet appears.
    await waitFor(
      () => expect(screen.getByText(/Поиск и фильтры не сохранились/)).toBeVisible(),
      PATIENCE,
    );
  });

  it('opens without a click after a temporarily refused refresh, and does not report a network error', async () => {
    vi.spyOn(console, 'error').mockReturnValue(); // Mutes the error that the refused page logs.
    haveSession();
    server.fail('refreshToken', '429', { retryAfterSeconds: 2, times: 1 });
    await open('/offer');
    const refusal = await screen.findByRole('alert', {}, PATIENCE);
    expect(refusal).toHaveTextContent(/Слишком много запросов. Попробуем ещё раз в [\d:]{8} МСК/);
    expect(refusal).not.toHaveTextContent(/интернет|связ/);
    await offers();
    expect(callsOf('refreshToken')).toHaveLength(2);
  });

  it('redirects a user who lost a role to the offers, says why, and updates the menu', async () => {
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

  it('shows a 403 as an error of the call if the reloaded rights are unchanged', async () => {
    vi.spyOn(console, 'error').mockReturnValue(); // Mutes the errors of the failing calls, which the offers log.
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

  it('does not navigate after it was unmounted', async () => {
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
