// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cabinetApi } from '../../../api/cabinetApi';
import type { User } from '../../../api/endpoints/user';
import { forgetForms, keptInput } from '../../../forms/form/keptInput';
import { fieldsOf } from '../../../lib/fieldsOf';
import { selectCurrentUser } from '../../../session/currentUser';
import { toast } from '../../../shell/toast/toasts';
import { delivered, rejectionsOf } from '../../../shell/testing/rejections';
import { person } from '../testing/person';
import { renderProfile, type SentCall } from '../testing/renderProfile';

const PUT = 'PUT /api/v1/user';
const GET = 'GET /api/v1/user';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const cancel = () => screen.getByRole('button', { name: /Отменить изменения/ });
const toasts = () => toast.messages().map(({ text }) => text);

/** The server with one user, who is changed by what is put. */
function serverOf(user: User) {
  let current = user;
  return {
    change: (change: Partial<User>) => {
      current = { ...current, ...change };
    },
    answers: {
      [GET]: () => ({ status: 200, body: current }),
      [PUT]: ({ body }: SentCall) => {
        current = { ...current, ...fieldsOf(body) };
        return { status: 200, body: current };
      },
    },
  };
}

async function openPerson(options: Parameters<typeof renderProfile>[0] = {}) {
  const shown = await renderProfile({ answers: serverOf(person).answers, ...options });
  await screen.findByLabelText('Фамилия');
  return shown;
}

beforeEach(() => {
  toast.clear();
  forgetForms();
});

describe('«Мои данные»', () => {
  it('shows the login to copy, and the person with what browsers fill in', async () => {
    await openPerson();
    expect(screen.getByText('sokolova@severveter.ru', { selector: 'span' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Скопировать логин' })).toBeVisible();
    expect(field('Фамилия')).toHaveValue('Соколова');
    expect(field('Отчество')).toHaveValue('Игоревна');
    expect(field('Мобильный телефон')).toHaveValue('+7 916 123-45-67');
    const tokens = ['Фамилия', 'Имя', 'Отчество', 'Мобильный телефон', 'Электронная почта'].map(
      (label) => field(label).autocomplete,
    );
    expect(tokens).toEqual(['family-name', 'given-name', 'additional-name', 'tel', 'email']);
  });

  it('survives the end of the session while it is saved: no mistake of ours, the input is kept', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const server = serverOf(person);
    const end: (() => void)[] = [];
    const { store, visitor } = await openPerson({
      answers: {
        ...server.answers,
        [GET]: () => {
          end.forEach((forget) => forget());
          return { status: 401, body: { message: 'Нет доступа' } };
        },
      },
    });
    await visitor.type(field('Имя'), '-Мария');
    end.push(() => store.dispatch(cabinetApi.util.resetApiState()));
    await visitor.click(save());
    await waitFor(() => expect(keptInput().get('person')).toEqual({ firstname: 'Анна-Мария' }));
    await act(() => Promise.resolve());
    expect(log).not.toHaveBeenCalledWith(expect.any(TypeError));
    expect(toasts()).toEqual([]);
  });

  it('saves the changes without blanks around them, and says so', async () => {
    const server = serverOf(person);
    const { visitor, bodiesOf } = await openPerson({ answers: server.answers });
    await visitor.clear(field('Имя'));
    await visitor.type(field('Имя'), '  Мария ');
    await visitor.click(save());
    await waitFor(() => expect(toasts()).toEqual(['Данные сохранены']));
    expect(bodiesOf(PUT)).toEqual([
      {
        lastname: 'Соколова',
        firstname: 'Мария',
        middlename: 'Игоревна',
        mobilePhone: '+79161234567',
        email: 'sokolova@severveter.ru',
      },
    ]);
  });

  it('reads the user again after a change, so that the top bar follows', async () => {
    const { visitor, sent, store } = await openPerson();
    await visitor.type(field('Имя'), '-Мария');
    await visitor.click(save());
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual([GET, PUT, GET]));
    await waitFor(() => expect(selectCurrentUser(store.getState())?.firstname).toBe('Анна-Мария'));
    await waitFor(() => expect(cancel()).toHaveAccessibleDescription('Изменений нет'));
  });

  it('is still there after an outage took the page away', async () => {
    const outage = { status: 500, body: { message: 'Сбой' } };
    const { visitor, router } = await openPerson({
      answers: { ...serverOf(person).answers, [PUT]: () => outage },
    });
    await visitor.type(field('Имя'), '-Мария');
    await visitor.click(save());
    expect(await screen.findByText('Сервис временно недоступен')).toBeVisible();
    await act(() => router.navigate('/profile'));
    expect(await screen.findByLabelText('Имя')).toHaveValue('Анна-Мария');
  });

  it('sends null for a person without a middle name, and gives the typed one back', async () => {
    const { visitor, bodiesOf } = await openPerson();
    await visitor.click(screen.getByLabelText('Нет отчества'));
    expect(field('Отчество')).toBeDisabled();
    expect(field('Отчество')).toHaveValue('');
    await visitor.click(screen.getByLabelText('Нет отчества'));
    expect(field('Отчество')).toHaveValue('Игоревна');
    await visitor.click(screen.getByLabelText('Нет отчества'));
    await visitor.click(save());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(bodiesOf(PUT)).toMatchObject([{ middlename: null }]);
  });

  it('demands a middle name or the word that there is none', async () => {
    const { visitor, sent } = await openPerson();
    await visitor.clear(field('Отчество'));
    await visitor.click(save());
    expect(await screen.findByText('Поле обязательно для заполнения')).toBeVisible();
    expect(field('Отчество')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('lets nobody take away a phone or an e-mail, which the server would keep', async () => {
    const { visitor, sent } = await openPerson();
    await visitor.clear(field('Мобильный телефон'));
    await visitor.clear(field('Электронная почта'));
    await visitor.click(save());
    expect(await screen.findAllByText('Поле обязательно для заполнения')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('asks for neither from somebody who has none', async () => {
    const user = { ...person, email: null, mobilePhone: null, middlename: null };
    const { visitor, bodiesOf } = await openPerson({ user, answers: serverOf(user).answers });
    expect(screen.getByLabelText('Нет отчества')).toBeChecked();
    await visitor.type(field('Имя'), '-Мария');
    await visitor.click(save());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(bodiesOf(PUT)).toEqual([
      {
        lastname: 'Соколова',
        firstname: 'Анна-Мария',
        middlename: null,
        mobilePhone: null,
        email: null,
      },
    ]);
  });

  it('shows the first broken rule on blur and on change', async () => {
    const { visitor } = await openPerson();
    await visitor.clear(field('Электронная почта'));
    await visitor.type(field('Электронная почта'), 'sokolova@');
    expect(screen.queryByText('Электронная почта некорректна')).toBeNull();
    await visitor.tab();
    expect(screen.getByText('Электронная почта некорректна')).toBeVisible();
    await visitor.type(field('Электронная почта'), 'severveter.ru');
    expect(screen.queryByText('Электронная почта некорректна')).toBeNull();
    await visitor.clear(field('Электронная почта'));
    expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible();
  });

  it('takes the changes back on demand', async () => {
    const { visitor } = await openPerson();
    expect(cancel()).toHaveAccessibleDescription('Изменений нет');
    await visitor.type(field('Имя'), '-Мария');
    await visitor.click(cancel());
    expect(field('Имя')).toHaveValue('Анна');
    expect(cancel()).toHaveFocus();
  });
});

describe('a change in another window', () => {
  it('of another field is kept', async () => {
    const server = serverOf(person);
    const { visitor, bodiesOf } = await openPerson({ answers: server.answers });
    await visitor.type(field('Имя'), '-Мария');
    server.change({ lastname: 'Орлова' });
    await visitor.click(save());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(bodiesOf(PUT)).toMatchObject([{ firstname: 'Анна-Мария', lastname: 'Орлова' }]);
  });

  it('of the same field is shown before it is replaced by a second attempt', async () => {
    const server = serverOf(person);
    const { visitor, sent, bodiesOf } = await openPerson({ answers: server.answers });
    await visitor.type(field('Имя'), '-Мария');
    server.change({ firstname: 'Жанна' });
    await visitor.click(save());
    expect(await screen.findByText('В другом окне: Жанна')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Данные уже изменены в другом окне');
    expect(field('Имя')).toHaveValue('Анна-Мария');
    expect(sent.some(({ call }) => call === PUT)).toBe(false);
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
    await visitor.click(save());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(bodiesOf(PUT)).toMatchObject([{ firstname: 'Анна-Мария' }]);
  });
});

describe('a refused change', () => {
  it.each(rejectionsOf('email'))('keeps what was typed after $name', async (rejection) => {
    const { visitor, sent } = await openPerson({
      answers: { ...serverOf(person).answers, [PUT]: () => delivered(rejection.answer) },
    });
    await visitor.type(field('Имя'), '-Мария');
    await visitor.click(save());
    expect(await screen.findByText(rejection.message)).toBeVisible();
    expect(field('Имя')).toHaveValue('Анна-Мария');
    expect(sent.filter(({ call }) => call === PUT)).toHaveLength(1);
    expect(toasts()).toEqual([]);
  });

  it('makes one call of a double click', async () => {
    const { visitor, sent } = await openPerson();
    await visitor.type(field('Имя'), '-Мария');
    await visitor.dblClick(save());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(sent.filter(({ call }) => call === PUT)).toHaveLength(1);
  });
});

describe('leaving with unsaved changes', () => {
  it('asks on the way to another tab, and keeps the input for whoever stays', async () => {
    const { visitor, router } = await openPerson();
    await visitor.type(field('Имя'), '-Мария');
    await visitor.click(screen.getByRole('link', { name: 'Безопасность' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Изменения в ваших данных не сохранены');
    await visitor.click(within(dialog).getByRole('button', { name: 'Остаться' }));
    expect(router.state.location.search).toBe('');
    expect(field('Имя')).toHaveValue('Анна-Мария');
  });

  it('drops the input of whoever goes', async () => {
    const { visitor, router } = await openPerson();
    await visitor.type(field('Имя'), '-Мария');
    await visitor.click(screen.getByRole('link', { name: 'Безопасность' }));
    await visitor.click(await screen.findByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=security'));
    await act(() => router.navigate('/profile'));
    expect(await screen.findByLabelText('Имя')).toHaveValue('Анна');
  });

  it('asks nobody who changed nothing', async () => {
    const { visitor, router } = await openPerson();
    await visitor.click(screen.getByRole('link', { name: 'Безопасность' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=security'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
