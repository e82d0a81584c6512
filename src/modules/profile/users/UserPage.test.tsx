// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetForms } from '../../../forms/form/keptInput';
import { anna, stubBrowser } from '../../../shell/testing/cabinetForTests';
import { rejectionsOf } from '../../../shell/testing/rejections';
import { toast } from '../../../shell/toast/toasts';
import { ilin, pageOf, refusal, renderUsers, type Answers } from './testing/usersForTests';

const GET = 'GET /v1/user/u2';
const PUT = 'PUT /v1/user/u2';
const DELETE = 'DELETE /v1/user/u2';
const ROLES = 'POST /v1/user/role/find';
const FIND = 'POST /v1/user/find';

const stored = { ...ilin, mobilePhone: '+79031112233' };
const known: Answers = { [GET]: { status: 200, body: stored }, [ROLES]: pageOf() };
const hands = userEvent.setup({ delay: null });

beforeEach(() => {
  stubBrowser();
  toast.clear();
  forgetForms();
});

const renderPage = (answers: Answers = {}, id = 'u2') =>
  renderUsers(`/profile/users/${id}`, { ...known, ...answers });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a user', () => {
  it('says where it stands and leads back to the list', async () => {
    await renderPage();
    await heading('Ильин Тимур');
    const path = within(screen.getByRole('navigation', { name: 'Навигационная цепочка' }));
    expect(path.getByRole('link', { name: 'Профиль' })).toHaveAttribute('href', '/profile');
    expect(path.getByRole('link', { name: 'Пользователи' })).toHaveAttribute(
      'href',
      '/profile?tab=users',
    );
    expect(path.getByText('Ильин Тимур')).toHaveAttribute('aria-current', 'page');
  });

  it('finds the user by a search where the server cannot read one', async () => {
    const { callsOf } = await renderPage({ [GET]: refusal(405), [FIND]: pageOf(stored) });
    await heading('Ильин Тимур');
    expect(callsOf(FIND)).toMatchObject([
      { filters: [{ field: 'id', value: 'u2', operation: 'EQ' }] },
    ]);
  });

  it('says calmly that there is no such user', async () => {
    await renderPage({ [GET]: refusal(404), [FIND]: pageOf() });
    expect(await screen.findByText('Такого пользователя нет')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К списку пользователей' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what went wrong and loads again', async () => {
    const { answers } = await renderPage({ [GET]: refusal(403) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ 403');
    answers[GET] = { status: 200, body: stored };
    await hands.click(screen.getByRole('button', { name: 'Повторить' }));
    await heading('Ильин Тимур');
  });

  it('shows a deleted user, and lets nobody change it', async () => {
    await renderPage({ [GET]: { status: 200, body: { ...stored, isDeleted: true } } });
    expect(await screen.findByText('Удалён')).toBeInTheDocument();
    expect(screen.getByText('+7 903 111-22-33')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('waits for the administrator’s own confirmation', async () => {
    const admin = { ...anna, isVerified: false };
    const { callsOf } = await renderUsers('/profile/users/u2', known, admin);
    await screen.findByRole('heading', { name: 'Ожидание подтверждения' });
    expect(callsOf(GET)).toEqual([]);
  });

  it('confirms the user', async () => {
    const confirmed = { ...stored, isVerified: true };
    const { answers, callsOf } = await renderPage({ [PUT]: { status: 200, body: confirmed } });
    await hands.click(await screen.findByRole('button', { name: 'Подтвердить пользователя' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    answers[GET] = { status: 200, body: confirmed };
    await hands.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    expect(await screen.findByText('Активен')).toBeInTheDocument();
    const { lastname, firstname, middlename, mobilePhone } = stored;
    const email = 'ilin@severveter.ru';
    expect(callsOf(PUT)).toEqual([
      { lastname, firstname, middlename, mobilePhone, email, isVerified: true },
    ]);
  });
});

describe('the data of a user', () => {
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

  it('are saved once, however often the button is clicked', async () => {
    const changed = { ...stored, lastname: 'Ильина' };
    const { answers, callsOf } = await renderPage({ [PUT]: { status: 200, body: changed } });
    await hands.type(await field('Фамилия'), 'а');
    answers[GET] = { status: 200, body: changed };
    await hands.dblClick(screen.getByRole('button', { name: 'Сохранить' }));
    await heading('Ильина Тимур');
    expect(callsOf(PUT)).toEqual([
      {
        lastname: 'Ильина',
        firstname: 'Тимур',
        middlename: null,
        mobilePhone: '+79031112233',
        email: 'ilin@severveter.ru',
        isVerified: false,
      },
    ]);
    expect(toast.messages()).toMatchObject([{ text: 'Данные пользователя сохранены' }]);
  });

  it('cannot lose a phone that the server has no way to take away', async () => {
    const { callsOf } = await renderPage();
    await hands.clear(await field('Мобильный телефон'));
    await hands.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await field('Мобильный телефон')).toHaveAccessibleDescription(
      'Поле обязательно для заполнения',
    );
    expect(callsOf(PUT)).toEqual([]);
  });

  it.each(rejectionsOf('firstname'))('stay as typed after $name', async ({ answer, message }) => {
    const { callsOf } = await renderPage({ [PUT]: answer });
    await hands.type(await field('Фамилия'), 'а');
    await hands.type(await field('Отчество'), 'Олегович');
    await hands.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(await field('Фамилия')).toHaveValue('Ильина');
    expect(await field('Отчество')).toHaveValue('Олегович');
    expect(callsOf(PUT)).toHaveLength(1);
  });

  it('wait in memory while the service is down', async () => {
    const { router, callsOf } = await renderPage({ [PUT]: refusal(500) });
    await hands.type(await field('Фамилия'), 'а');
    await hands.click(screen.getByRole('button', { name: 'Сохранить' }));
    await heading('Сервис временно недоступен');
    await act(() => router.navigate('/profile/users/u2'));
    expect(await field('Фамилия')).toHaveValue('Ильина');
    expect(callsOf(PUT)).toHaveLength(1);
  });

  it('are asked for before somebody leaves them unsaved', async () => {
    const { router } = await renderPage();
    await hands.type(await field('Фамилия'), 'а');
    await hands.click(screen.getByRole('link', { name: 'Пользователи' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Уйти со страницы?' }));
    await hands.click(dialog.getByRole('button', { name: 'Остаться' }));
    expect(await field('Фамилия')).toHaveValue('Ильина');
    expect(router.state.location.pathname).toBe('/profile/users/u2');
  });
});

describe('deleting a user', () => {
  async function remove(answers: Answers) {
    const shown = await renderPage({ [FIND]: pageOf(), ...answers });
    await hands.type(await screen.findByLabelText('Фамилия'), 'а');
    await hands.click(screen.getByRole('button', { name: 'Удалить пользователя' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Удалить пользователя?' }),
    );
    expect(dialog.getByText(/^Ильин Тимур больше не сможет войти/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отменить' })).toHaveFocus());
    await hands.click(dialog.getByRole('button', { name: 'Удалить' }));
    return shown;
  }

  it('leads to the list, past a form that was not saved', async () => {
    const { router, callsOf } = await remove({ [DELETE]: { status: 200 } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(router.state.location.search).toBe('?tab=users');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(toast.messages()).toMatchObject([{ text: 'Пользователь Ильин Тимур удалён' }]);
    expect(callsOf(DELETE)).toHaveLength(1);
  });

  it('says why it was refused, and stays', async () => {
    const { router } = await remove({ [DELETE]: refusal(409) });
    await waitFor(() => {
      expect(toast.messages()).toMatchObject([
        { tone: 'error', text: 'Ильин Тимур не удалён. Отказ 409' },
      ]);
    });
    expect(router.state.location.pathname).toBe('/profile/users/u2');
    expect(screen.getByLabelText('Фамилия')).toHaveValue('Ильина');
  });

  it('is not for oneself', async () => {
    const { callsOf } = await renderPage({ 'GET /v1/user/u1': { status: 200, body: anna } }, 'u1');
    const button = await screen.findByRole('button', { name: 'Удалить пользователя' });
    expect(button).toHaveAccessibleDescription('Нельзя удалить самого себя');
    await hands.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf('DELETE /v1/user/u1')).toEqual([]);
  });
});
