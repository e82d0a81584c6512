// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetForms } from '../../../forms/form/keptInput';
import { anna, stubBrowser } from '../../../shell/testing/cabinetForTests';
import { toast } from '../../../shell/toast/toasts';
import { ilin, pageOf, refusal, renderUsers, type Answers } from './testing/usersForTests';

const FIND = 'POST /v1/user/find';
const self = { ...anna, isVerified: true };
const owner = { ...self, roles: [{ id: 'GODMOD', deleted: false }] };

const hands = userEvent.setup({ delay: null });

beforeEach(() => {
  stubBrowser();
  toast.clear();
  forgetForms();
});

const renderList = (answers: Answers = { [FIND]: pageOf(self, ilin) }, address = '') =>
  renderUsers(`/profile?tab=users${address}`, answers, self);

const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};

describe('the list of users', () => {
  it.each([
    ['Телефон', 'mobilePhone', '+7 916 123-45-67'],
    ['Электронная почта', 'email', 'anna@severveter.ru'],
  ])('shows under «%s» what it sorts by', async (header, field, shown) => {
    const { callsOf } = await renderList({
      [FIND]: pageOf({ ...self, mobilePhone: '+79161234567', email: 'anna@severveter.ru' }),
    });
    await screen.findByRole('table');
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    const cells = (await rowOf('Соколова Анна')).getAllByRole('cell');
    expect(cells[headers.indexOf(header)]).toHaveTextContent(shown);
    await hands.click(screen.getByRole('columnheader', { name: header }));
    await waitFor(() =>
      expect(callsOf(FIND).at(-1)).toMatchObject({ sorts: [{ field, direction: 'ASC' }, {}, {}] }),
    );
  });

  it('says how many of what there are', async () => {
    await renderList();
    expect(await screen.findByText('Всего 2 пользователя')).toBeInTheDocument();
  });

  it('names what each status shows, the first one too', async () => {
    await renderList();
    const statuses = within(screen.getByRole('navigation', { name: 'Статус пользователей' }));
    expect(statuses.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Все, кроме удалённых',
      'Активные',
      'Не подтверждённые',
      'Удалённые',
    ]);
  });

  it.each([
    ['objects', { wrong: true }],
    ['lists', ['a']],
    ['truths', true],
    ['numbers', 7],
  ])('stands %s where texts should be', async (_, wrong) => {
    const texts = ['username', 'lastname', 'firstname', 'middlename', 'email', 'mobilePhone'];
    const row = Object.fromEntries([...texts, 'isVerified'].map((field) => [field, wrong]));
    const organization = { name: wrong, itn: wrong };
    const roles = [{ id: wrong, name: wrong }, wrong];
    const answers = { [FIND]: pageOf({ ...row, id: wrong, organization, roles }) };
    await renderUsers('/profile?tab=users', answers, owner);
    expect(await screen.findByRole('row', { name: /Активен/ })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('[object');
  });

  it('stands a sloppy answer', async () => {
    await renderUsers('/profile?tab=users', { [FIND]: pageOf({ id: 'u9' }) }, owner);
    expect(await screen.findByRole('link', { name: 'Без имени' })).toBeInTheDocument();
  });

  it('shows who they are, what they may do and where they stand', async () => {
    await renderList();
    const row = await rowOf('Ильин Тимур');
    expect(row.getAllByText('ilin@severveter.ru')).toHaveLength(1);
    expect(row.getByText('Пользователь')).toBeInTheDocument();
    expect(row.getByText('Не подтверждён')).toBeInTheDocument();
    expect((await rowOf('Соколова Анна')).getByText('Активен')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /Организация/ })).toBeNull();
  });

  it('names the organization for the owner of the cabinet', async () => {
    await renderUsers('/profile?tab=users', { [FIND]: pageOf(ilin) }, owner);
    expect(await screen.findByRole('columnheader', { name: /Организация/ })).toBeInTheDocument();
    expect((await rowOf('Ильин Тимур')).getByText('ООО «Северный ветер»')).toBeInTheDocument();
  });

  it('opens a user by the link', async () => {
    const { router } = await renderList();
    await hands.click(await screen.findByRole('link', { name: 'Ильин Тимур' }));
    expect(router.state.location.pathname).toBe('/profile/users/u2');
  });

  it('says what went wrong and loads again', async () => {
    const { answers } = await renderList({ [FIND]: refusal(400) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ 400');
    answers[FIND] = pageOf(self);
    await hands.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('link', { name: 'Соколова Анна' })).toBeInTheDocument();
  });

  it('has nothing to show under a filter, and leads out of it', async () => {
    const { router, answers } = await renderList({ [FIND]: pageOf() }, '&status=deleted');
    await hands.type(screen.getByRole('searchbox'), 'user2{Enter}');
    expect(await screen.findByText('Ничего не найдено')).toBeInTheDocument();
    answers[FIND] = pageOf(self);
    await hands.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    expect(await screen.findByRole('link', { name: 'Соколова Анна' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=users');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('keeps filter, order and page in the address', async () => {
    const { router, callsOf } = await renderList();
    await screen.findByRole('link', { name: 'Ильин Тимур' });
    await hands.click(screen.getByRole('link', { name: 'Не подтверждённые' }));
    await hands.click(await screen.findByRole('columnheader', { name: 'Электронная почта' }));
    expect(router.state.location.search).toBe('?tab=users&status=unverified&sort=email');
    await waitFor(() => {
      expect(callsOf(FIND).at(-1)).toMatchObject({
        filters: [
          { field: 'isDeleted', value: false, operation: 'EQ' },
          { field: 'isVerified', value: false, operation: 'EQ' },
        ],
        sorts: [{ field: 'email', direction: 'ASC' }, {}, {}],
      });
    });
  });

  it('holds both a text and a status that is chosen before the text is searched for', async () => {
    const { router, callsOf } = await renderList(undefined, '&page=2');
    await hands.type(screen.getByRole('searchbox'), 'user2');
    await hands.click(screen.getByRole('link', { name: 'Не подтверждённые' }));
    await waitFor(() =>
      expect(callsOf(FIND).at(-1)).toMatchObject({
        pageNumber: 0,
        filters: [
          { field: 'isDeleted', value: false },
          { field: 'isVerified', value: false },
          { field: 'username', value: 'user2' },
        ],
      }),
    );
    expect(router.state.location.search).toBe('?tab=users&status=unverified');
    expect(screen.getByRole('searchbox')).toHaveValue('user2');
  });

  it('starts a new search with its first page, and keeps the order', async () => {
    const { router, callsOf } = await renderList(undefined, '&sort=-email&page=3');
    await hands.type(screen.getByRole('searchbox'), 'user2{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=users&sort=-email'));
    await waitFor(() => expect(callsOf(FIND).at(-1)).toMatchObject({ pageNumber: 0 }));
  });

  it('keeps the text on the way to a user and back', async () => {
    const { router } = await renderList();
    await hands.type(screen.getByRole('searchbox'), 'user2{Enter}');
    await hands.click(screen.getByRole('link', { name: 'Активные' }));
    await hands.click(await screen.findByRole('link', { name: 'Ильин Тимур' }));
    await screen.findByRole('navigation', { name: 'Навигационная цепочка' });
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?tab=users&status=active');
    expect(await screen.findByRole('searchbox')).toHaveValue('user2');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?tab=users');
    expect(screen.getByRole('searchbox')).toHaveValue('user2');
    expect(JSON.stringify([sessionStorage, localStorage].flatMap(Object.entries))).not.toContain(
      'user2',
    );
  });

  it('leads out of a page that is not there', async () => {
    const { router } = await renderList({ [FIND]: pageOf() }, '&page=9');
    await hands.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    expect(router.state.location.search).toBe('?tab=users');
  });

  it('looks for a name on the server, and keeps it out of the address', async () => {
    const { router, callsOf, view } = await renderList();
    const search = screen.getByRole('searchbox', { name: 'Поиск по имени или логину' });
    await hands.type(search, 'Ильин{Enter}');
    await waitFor(() => {
      const asked = callsOf(FIND).map((body) => JSON.stringify(body));
      expect(asked.some((body) => body.includes('"lastname","value":"Ильин"'))).toBe(true);
    });
    expect(search).toHaveFocus();
    expect(router.state.location.search).toBe('?tab=users');
    view.unmount();
    await renderList();
    expect(screen.getByRole('searchbox')).toHaveValue('Ильин');
    await hands.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('«Подтвердить»', () => {
  const PUT = 'PUT /v1/user/u2';

  async function askFor(answers: Answers) {
    const shown = await renderList({ [FIND]: pageOf(self, ilin), ...answers });
    await hands.click(await screen.findByRole('button', { name: 'Подтвердить: Ильин Тимур' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Подтвердить пользователя?' }),
    );
    expect(dialog.getByText(/Ильин Тимур \(ООО «Северный ветер»\)/)).toBeInTheDocument();
    return { ...shown, dialog };
  }

  it('asks by name, confirms, and the row follows', async () => {
    const confirmed = { ...ilin, isVerified: true };
    const { dialog, answers, callsOf, router } = await askFor({
      [PUT]: { status: 200, body: confirmed },
    });
    answers[FIND] = pageOf(self, confirmed);
    await hands.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    await waitFor(async () => {
      expect((await rowOf('Ильин Тимур')).getByText('Активен')).toBeInTheDocument();
    });
    expect(callsOf(PUT)).toEqual([
      {
        lastname: 'Ильин',
        firstname: 'Тимур',
        middlename: null,
        mobilePhone: null,
        email: 'ilin@severveter.ru',
        isVerified: true,
      },
    ]);
    expect(toast.messages()).toMatchObject([{ text: 'Пользователь Ильин Тимур подтверждён' }]);
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('does nothing when it is cancelled', async () => {
    const { dialog, callsOf } = await askFor({});
    await hands.click(dialog.getByRole('button', { name: 'Отменить' }));
    expect(callsOf(PUT)).toEqual([]);
  });

  it('says who was not confirmed and why', async () => {
    const { dialog } = await askFor({ [PUT]: refusal(403) });
    await hands.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => {
      expect(toast.messages()).toMatchObject([
        { tone: 'error', text: 'Ильин Тимур не подтверждён. Отказ 403' },
      ]);
    });
    expect((await rowOf('Ильин Тимур')).getByText('Не подтверждён')).toBeInTheDocument();
  });

  it('is not offered for oneself', async () => {
    await renderList({ [FIND]: pageOf({ ...self, isVerified: false }) });
    await screen.findByRole('link', { name: 'Соколова Анна' });
    expect(screen.queryByRole('button', { name: /^Подтвердить/ })).toBeNull();
  });
});
