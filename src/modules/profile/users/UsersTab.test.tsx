// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../test/render/toasts';
import { ILIN_ID } from '../../../../test/backend/scenarios/people';
import { testCabinet } from '../../../../test/render/cabinet';
import { ANNA, openUsers, OWNER } from './testing/usersForTests';

/** Beginning of a login. A search for a login is a single call. */
const ELKINA = 'elkina@';

const cabinet = testCabinet();
const openList = (query = '', as = ANNA) => openUsers(cabinet, `/profile?tab=users${query}`, as);

const linkTo = (name: string | RegExp) => screen.findByRole('link', { name });
const rowOf = async (name: string | RegExp) => {
  const row = (await linkTo(name)).closest('tr');
  if (!row) throw new Error(`${name.toString()} stands in no row`);
  return within(row);
};

describe('the list of users', () => {
  it.each([
    ['Телефон', 'mobilePhone', '+7 916 123-45-67'],
    ['Электронная почта', 'email', ANNA],
  ])('shows the values of the column «%s», and sorts by it', async (header, field, shown) => {
    const { user } = await openList();
    const cells = (await rowOf(/^Соколова Анна/)).getAllByRole('gridcell');
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(cells[headers.indexOf(header)]).toHaveTextContent(shown);
    await user.click(screen.getByRole('button', { name: header }));
    await waitFor(() =>
      expect(cabinet.sent('findUsers').at(-1)).toMatchObject({
        sorts: [{ field, direction: 'ASC' }, {}, {}],
      }),
    );
  });

  it('shows the total number of users', async () => {
    await openList();
    expect(await screen.findByText('Всего 3 пользователя')).toBeInTheDocument();
  });

  it('has a view for each status, and the view «Все, кроме удалённых» first', async () => {
    await openList();
    const statuses = within(screen.getByRole('navigation', { name: 'Пользователи: виды' }));
    expect(statuses.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Все, кроме удалённых',
      'Активные',
      'Не подтверждённые',
      'Удалённые',
    ]);
  });

  it('does not crash for values of wrong types', async () => {
    cabinet.fail('findUsers', 'wrong-types');
    // A view with one user, because the fault gives all users the same id. The fault also turns the missing phone into
    // an object.
    await openList('&view=deleted', OWNER);
    expect(await screen.findByText('Не указан')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('[object');
  });

  it('shows names, roles and statuses', async () => {
    await openList();
    const row = await rowOf('Ильин Тимур');
    expect(row.getAllByText('ilin@severveter.ru')).toHaveLength(1);
    expect(row.getByText('Пользователь')).toBeInTheDocument();
    expect(row.getByText('Не подтверждён')).toBeInTheDocument();
    const own = await rowOf(/^Соколова Анна/);
    expect(own.getByText('Активен')).toBeInTheDocument();
    expect(own.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: /Организация/ })).toBeNull();
  });

  it('shows the organization for the owner of the cabinet', async () => {
    await openList('', OWNER);
    expect(await screen.findByRole('columnheader', { name: /Организация/ })).toBeInTheDocument();
    expect((await rowOf('Ильин Тимур')).getByText('ООО «Северный ветер»')).toBeInTheDocument();
  });

  it('opens a user by the link', async () => {
    const { user, place } = await openList();
    await user.click(await linkTo('Ильин Тимур'));
    expect(place()).toBe(`/profile/users/${ILIN_ID}`);
  });

  it('shows an error and can be reloaded', async () => {
    cabinet.fail('findUsers', '400', { message: 'Отказ 400' });
    const { user } = await openList();
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ 400');
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await linkTo(/^Соколова Анна/)).toBeInTheDocument();
  });

  it('says that a filter has no matches, and offers to clear it', async () => {
    cabinet.changeUser('prohorov@severveter.ru', { isDeleted: false });
    const { user, place } = await openList('&view=deleted');
    await user.type(screen.getByRole('searchbox'), `${ELKINA}{Enter}`);
    expect(await screen.findByText('Ничего не найдено', { ignore: 'output' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    expect(await linkTo(/^Соколова Анна/)).toBeInTheDocument();
    expect(place()).toBe('/profile?tab=users');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('keeps view and sort order in the address, and requests them', async () => {
    const { user, place } = await openList();
    await linkTo('Ильин Тимур');
    await user.click(screen.getByRole('link', { name: 'Не подтверждённые' }));
    await user.click(await screen.findByRole('button', { name: 'Электронная почта' }));
    expect(place()).toBe('/profile?tab=users&view=unverified&sort=email');
    await waitFor(() => {
      expect(cabinet.sent('findUsers').at(-1)).toMatchObject({
        filters: [
          { field: 'isDeleted', value: false, operation: 'EQ' },
          { field: 'isVerified', value: false, operation: 'EQ' },
        ],
        sorts: [{ field: 'email', direction: 'ASC' }, {}, {}],
      });
    });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Соколова Анна/ })).toBeNull());
    expect(await linkTo('Ильин Тимур')).toBeInTheDocument();
  });

  it('filters by a text and a status together', async () => {
    const { user, place } = await openList('&page=2');
    await user.type(screen.getByRole('searchbox'), ELKINA);
    await user.click(screen.getByRole('link', { name: 'Не подтверждённые' }));
    await waitFor(() =>
      expect(cabinet.sent('findUsers').at(-1)).toMatchObject({
        pageNumber: 0,
        filters: [
          { field: 'isDeleted', value: false },
          { field: 'isVerified', value: false },
          { field: 'username', value: ELKINA },
        ],
      }),
    );
    expect(place()).toBe('/profile?tab=users&view=unverified');
    expect(screen.getByRole('searchbox')).toHaveValue(ELKINA);
  });

  it('starts a new search on its first page, and keeps the sort order', async () => {
    const { user, place } = await openList('&sort=-email&page=3');
    await user.type(screen.getByRole('searchbox'), `${ELKINA}{Enter}`);
    expect(await linkTo(/^Ёлкина/)).toBeInTheDocument();
    expect(place()).toBe('/profile?tab=users&sort=-email');
    expect(cabinet.sent('findUsers').at(-1)).toMatchObject({ pageNumber: 0 });
  });

  it('keeps the searched text after a visit of a detail page, but in no storage of the browser', async () => {
    const { user, place, goTo } = await openList();
    await user.type(screen.getByRole('searchbox'), `${ELKINA}{Enter}`);
    await user.click(screen.getByRole('link', { name: 'Активные' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Соколова Анна/ })).toBeNull());
    await user.click(await linkTo(/^Ёлкина/));
    await screen.findByRole('navigation', { name: 'Навигационная цепочка' });
    await goTo(-1);
    expect(place()).toBe('/profile?tab=users&view=active');
    expect(await screen.findByRole('searchbox')).toHaveValue(ELKINA);
    await goTo(-1);
    expect(place()).toBe('/profile?tab=users');
    expect(screen.getByRole('searchbox')).toHaveValue(ELKINA);
    expect(
      JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))),
    ).not.toContain(ELKINA);
  });

  it('offers to reset the filters if the address has the number of a missing page', async () => {
    const { user, place } = await openList('&page=9');
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    expect(place()).toBe('/profile?tab=users');
    expect(await linkTo(/^Соколова Анна/)).toBeInTheDocument();
  });

  it('searches a name on the server, and keeps it out of the address', async () => {
    const { user, place, view } = await openList();
    const search = screen.getByRole('searchbox', { name: 'Поиск по имени или логину' });
    await linkTo(/^Соколова Анна/);
    await user.type(search, 'Ильин{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Соколова Анна/ })).toBeNull());
    expect(await linkTo('Ильин Тимур')).toBeInTheDocument();
    expect(search).toHaveFocus();
    expect(place()).toBe('/profile?tab=users');
    view.unmount();
    const again = await openList();
    expect(screen.getByRole('searchbox')).toHaveValue('Ильин');
    await again.user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(await linkTo(/^Соколова Анна/)).toBeInTheDocument();
  });
});

describe('«Подтвердить»', () => {
  const sent = () => cabinet.sent('updateUser');

  async function askFor() {
    const shown = await openList();
    await shown.user.click(await screen.findByRole('button', { name: 'Подтвердить: Ильин Тимур' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Подтвердить пользователя?' }),
    );
    expect(dialog.getByText(/Ильин Тимур \(ООО «Северный ветер»\)/)).toBeInTheDocument();
    return { ...shown, dialog };
  }

  it('asks for confirmation with the name, confirms the user, and updates the row', async () => {
    const { user, dialog, place } = await askFor();
    await user.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    await waitFor(async () => {
      expect((await rowOf('Ильин Тимур')).getByText('Активен')).toBeInTheDocument();
    });
    expect(sent()).toEqual([
      {
        lastname: 'Ильин',
        firstname: 'Тимур',
        middlename: null,
        mobilePhone: null,
        email: 'ilin@severveter.ru',
        isVerified: true,
      },
    ]);
    expect(toasts()).toMatchObject([{ text: 'Пользователь Ильин Тимур подтверждён' }]);
    expect(place()).toBe('/profile?tab=users');
  });

  it('makes no call when it is cancelled', async () => {
    const { user, dialog } = await askFor();
    await user.click(dialog.getByRole('button', { name: 'Отменить' }));
    expect(sent()).toEqual([]);
  });

  it('says who was not confirmed and why', async () => {
    cabinet.fail('updateUser', '403', { message: 'Отказ 403' });
    const { user, dialog } = await askFor();
    await user.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => {
      expect(toasts()).toMatchObject([
        { tone: 'error', text: 'Ильин Тимур не подтверждён. Отказ 403' },
      ]);
    });
    expect((await rowOf('Ильин Тимур')).getByText('Не подтверждён')).toBeInTheDocument();
  });
});
