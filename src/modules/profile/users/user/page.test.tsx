// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../../../test/render/toasts';
import { ILIN_ID, SOKOLOVA_ID } from '../../../../../test/backend/scenarios/people';
import { leavePage, leavePageForGood, takeBack } from '../../../../../test/faults/hands';
import { testCabinet } from '../../../../../test/render/cabinet';
import { rejectionsOf } from '../../../../../test/render/rejections';
import { muteLog } from '../../../../../test/faults/muteLog';
import { returnThrottle } from '../../../../shell/outage/healthRetry';
import { UnavailablePage } from '../../../../shell/outage/UnavailablePage';
import UserPage from './page';
import { ANNA, ILIN, openUsers } from '../testing/usersForTests';

const cabinet = testCabinet();
const ADDRESS = `/profile/users/${ILIN_ID}`;
const sent = () => cabinet.sent('updateUser');

beforeEach(() => cabinet.changeUser(ILIN, { mobilePhone: '+79031112233' }));

const openPage = (id = ILIN_ID) => openUsers(cabinet, `/profile/users/${id}`);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a user', () => {
  it('shows its place in the profile’s breadcrumb, and links back to the list', async () => {
    await openPage();
    await heading('Ильин Тимур');
    const path = within(screen.getByRole('navigation', { name: 'Навигационная цепочка' }));
    expect(path.getByRole('link', { name: 'Профиль' })).toHaveAttribute('href', '/profile');
    expect(path.getByRole('link', { name: 'Пользователи' })).toHaveAttribute(
      'href',
      '/profile?tab=users',
    );
    expect(path.getByText('Ильин Тимур')).toHaveAttribute('aria-current', 'page');
  });

  it.each(['404', '405'] as const)(
    'finds the user by a search if the server has no call for one user (%s)',
    async (kind) => {
      cabinet.fail('getUser', kind);
      await openPage();
      await heading('Ильин Тимур');
      expect(cabinet.sent('findUsers')).toMatchObject([
        { filters: [{ field: 'id', value: ILIN_ID, operation: 'EQ' }] },
      ]);
    },
  );

  it('opens /unavailable after the first 501, and then finds the user by a search', async () => {
    muteLog();
    const pause = vi.spyOn(returnThrottle, 'pause').mockReturnValue(0);
    cabinet.fail('getUser', '501');
    const pages = { '/profile/users/:id': <UserPage />, '/unavailable': <UnavailablePage /> };
    const { place } = await cabinet.show(pages, { address: ADDRESS });
    await waitFor(() => expect(pause).toHaveBeenCalledOnce());
    await heading('Ильин Тимур');
    expect(place()).toBe(ADDRESS);
    expect(pause).toHaveBeenCalledOnce();
  });

  it('reports an unknown user', async () => {
    await openPage('00000000-0000-4000-8000-000000000000');
    expect(await screen.findByText('Такого пользователя нет')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К списку пользователей' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an error and can be reloaded', async () => {
    cabinet.fail('getUser', '403', { message: 'Отказ 403' });
    const { user } = await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ 403');
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await heading('Ильин Тимур');
  });

  it('shows a deleted user read-only', async () => {
    cabinet.changeUser(ILIN, { isDeleted: true });
    await openPage();
    expect(await screen.findByText('Удалён')).toBeInTheDocument();
    expect(screen.getByText('+7 903 111-22-33')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the waiting card until the administrator is confirmed', async () => {
    cabinet.changeUser(ANNA, { isVerified: false });
    await openPage();
    await screen.findByRole('heading', { name: 'Ожидание подтверждения' });
    expect(cabinet.calls()).not.toContain('getUser');
  });

  it('confirms the user', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Подтвердить пользователя' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    expect(await screen.findByText('Активен')).toBeInTheDocument();
    // The whole record is sent, so that a server that replaces it loses no field.
    expect(sent()).toEqual([
      {
        lastname: 'Ильин',
        firstname: 'Тимур',
        middlename: null,
        mobilePhone: '+79031112233',
        email: 'ilin@severveter.ru',
        isVerified: true,
      },
    ]);
  });
});

describe('the data of a user', () => {
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

  it('are saved once for several clicks', async () => {
    const { user } = await openPage();
    await user.type(await field('Фамилия'), 'а');
    await user.dblClick(screen.getByRole('button', { name: 'Сохранить' }));
    await heading('Ильина Тимур');
    expect(sent()).toEqual([
      {
        lastname: 'Ильина',
        firstname: 'Тимур',
        middlename: null,
        mobilePhone: '+79031112233',
        email: 'ilin@severveter.ru',
        isVerified: false,
      },
    ]);
    expect(toasts()).toMatchObject([{ text: 'Данные пользователя сохранены' }]);
  });

  it('can be saved without the optional phone', async () => {
    const { user } = await openPage();
    expect(await field('Мобильный телефон')).not.toBeRequired();
    await user.clear(await field('Мобильный телефон'));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(sent()).toMatchObject([{ mobilePhone: null }]));
  });

  it.each(rejectionsOf('firstname'))(
    'keep the typed values after %s',
    async (_name, fault, message) => {
      cabinet.fail('updateUser', fault.kind, fault);
      const { user } = await openPage();
      await user.type(await field('Фамилия'), 'а');
      await user.type(await field('Отчество'), 'Олегович');
      await user.click(screen.getByRole('button', { name: 'Сохранить' }));
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
      expect(await field('Фамилия')).toHaveValue('Ильина');
      expect(await field('Отчество')).toHaveValue('Олегович');
      expect(sent()).toHaveLength(1);
    },
  );

  it('are not saved if the record cannot be read before the change', async () => {
    const { user } = await openPage();
    await user.type(await field('Фамилия'), 'а');
    cabinet.fail('getUser', '403', { message: 'Отказ 403' });
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Отказ 403')).toBeVisible();
    expect(await field('Фамилия')).toHaveValue('Ильина');
    expect(sent()).toEqual([]);
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await heading('Ильина Тимур');
  });

  it('are kept in memory during an outage', async () => {
    cabinet.fail('updateUser', '500');
    const { user, goTo } = await openPage();
    await user.type(await field('Фамилия'), 'а');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await heading('Сервис временно недоступен');
    await goTo(ADDRESS);
    expect(await field('Фамилия')).toHaveValue('Ильина');
    expect(sent()).toHaveLength(1);
  });

  it('stay in the form if the user declines to leave the page', async () => {
    const { user, place } = await openPage();
    await user.type(await field('Фамилия'), 'а');
    await user.click(screen.getByRole('link', { name: 'Пользователи' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Уйти со страницы?' }));
    await user.click(dialog.getByRole('button', { name: 'Остаться' }));
    expect(await field('Фамилия')).toHaveValue('Ильина');
    expect(place()).toBe(ADDRESS);
  });
});

describe('deleting a user', () => {
  async function remove() {
    const { user, place } = await openPage();
    await user.type(await screen.findByLabelText('Фамилия'), 'а');
    await user.click(screen.getByRole('button', { name: 'Удалить пользователя' }));
    return { place };
  }

  it('opens the list despite an unsaved form, and is sent when the page is left', async () => {
    const { place } = await remove();
    await waitFor(() => expect(place()).toBe('/profile?tab=users'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(toasts()).toMatchObject([
      { text: expect.stringMatching(/^Пользователь Ильин Тимур удалён/) },
    ]);
    expect(cabinet.sent('deleteUser')).toHaveLength(0);
    leavePage();
    await waitFor(() => expect(cabinet.sent('deleteUser')).toHaveLength(1));
  });

  it('makes no call if it is undone', async () => {
    const { place } = await remove();
    await waitFor(() => expect(place()).toBe('/profile?tab=users'));
    await takeBack();
    await leavePageForGood();
    expect(toasts()).toEqual([]);
    expect(cabinet.sent('deleteUser')).toEqual([]);
  });

  it('says in the list why it was refused', async () => {
    cabinet.fail('deleteUser', '409', { message: 'Отказ 409' });
    const { place } = await remove();
    await waitFor(() => expect(place()).toBe('/profile?tab=users'));
    leavePage();
    await waitFor(() => {
      expect(toasts()).toMatchObject([{ tone: 'error', text: 'Ильин Тимур не удалён. Отказ 409' }]);
    });
  });

  it('is disabled for the user himself, with the reason', async () => {
    const { user } = await openPage(SOKOLOVA_ID);
    const button = await screen.findByRole('button', { name: 'Удалить пользователя' });
    expect(button).toHaveAccessibleDescription('Нельзя удалить самого себя');
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(cabinet.sent('deleteUser')).toEqual([]);
  });
});
