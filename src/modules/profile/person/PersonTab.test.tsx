// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../test/render/toasts';
import { DEMO_PASSWORD } from '../../../../test/backend/scenarios/people';
import { takeBack } from '../../../../test/faults/hands';
import { testCabinet, type Visit } from '../../../../test/render/cabinet';
import { rejectionsOf } from '../../../../test/render/rejections';
import { selectCurrentUser } from '../../../session/currentUser';
import { signIn } from '../../../session/signIn';
import ProfilePage from '../page';

const cabinet = testCabinet();
const ANNA = 'sokolova@severveter.ru';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const cancel = () => screen.getByRole('button', { name: /Отменить изменения/ });
const toastTexts = () => toasts().map(({ text }) => text);
const sent = () => cabinet.sent('updateCurrentUser');

async function openPerson(visit?: Visit) {
  const shown = await cabinet.show({ '/profile': <ProfilePage /> }, visit);
  await screen.findByLabelText('Фамилия');
  return shown;
}

describe('«Мои данные»', () => {
  it('shows the login with a copy button, and the person with autofill', async () => {
    await openPerson();
    expect(screen.getByText('sokolova@severveter.ru', { selector: 'span' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Скопировать логин' })).toBeVisible();
    expect(field('Фамилия')).toHaveValue('Соколова');
    expect(field('Отчество')).toHaveValue('Викторовна');
    expect(field('Мобильный телефон')).toHaveValue('+7 916 123-45-67');
    const tokens = ['Фамилия', 'Имя', 'Отчество', 'Мобильный телефон', 'Электронная почта'].map(
      (label) => field(label).autocomplete,
    );
    expect(tokens).toEqual(['family-name', 'given-name', 'additional-name', 'tel', 'email']);
  });

  it('restores the input for the same person after the session has ended during saving', async () => {
    const { user, store, goTo, place } = await openPerson();
    await user.type(field('Имя'), '-Мария');
    cabinet.backend.world.tokens.reset();
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Вход' })).toBeVisible();
    expect(place()).toBe('/login?redirect=/profile');
    await act(() => store.dispatch(signIn({ username: ANNA, password: DEMO_PASSWORD })));
    await goTo('/profile');
    expect(await screen.findByLabelText('Имя')).toHaveValue('Анна-Мария');
    expect(sent()).toEqual([]);
  });

  it('saves trimmed changes, and reports the success', async () => {
    const { user } = await openPerson();
    await user.clear(field('Имя'));
    await user.type(field('Имя'), '  Мария ');
    await user.click(save());
    await waitFor(() => expect(toastTexts()).toEqual(['Данные сохранены']));
    expect(sent()).toEqual([
      {
        lastname: 'Соколова',
        firstname: 'Мария',
        middlename: 'Викторовна',
        mobilePhone: '+79161234567',
        email: 'sokolova@severveter.ru',
      },
    ]);
  });

  it('loads the user before and after a change, and updates the user of the session', async () => {
    const { user, store } = await openPerson();
    await user.type(field('Имя'), '-Мария');
    await user.click(save());
    await waitFor(() =>
      expect(cabinet.calls()).toEqual(['getCurrentUser', 'updateCurrentUser', 'getCurrentUser']),
    );
    await waitFor(() => expect(selectCurrentUser(store.getState())?.firstname).toBe('Анна-Мария'));
    await waitFor(() => expect(cancel()).toHaveAccessibleDescription('Изменений нет'));
  });

  it('keeps the input during an outage', async () => {
    cabinet.fail('updateCurrentUser', '500');
    const { user, goTo } = await openPerson();
    await user.type(field('Имя'), '-Мария');
    await user.click(save());
    expect(await screen.findByText('Сервис временно недоступен')).toBeVisible();
    await goTo('/profile');
    expect(await screen.findByLabelText('Имя')).toHaveValue('Анна-Мария');
  });

  it('sends null if «Нет отчества» is checked, and restores the отчество when it is unchecked', async () => {
    const { user } = await openPerson();
    await user.click(screen.getByLabelText('Нет отчества'));
    expect(field('Отчество')).toBeDisabled();
    expect(field('Отчество')).toHaveValue('');
    await user.click(screen.getByLabelText('Нет отчества'));
    expect(field('Отчество')).toHaveValue('Викторовна');
    await user.click(screen.getByLabelText('Нет отчества'));
    await user.click(save());
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(sent()).toMatchObject([{ middlename: null }]);
  });

  it('requires an отчество or the checked box «Нет отчества»', async () => {
    const { user } = await openPerson();
    await user.clear(field('Отчество'));
    await user.click(save());
    expect(await screen.findByText('Поле обязательно для заполнения')).toBeVisible();
    expect(field('Отчество')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('can remove the optional phone', async () => {
    const { user } = await openPerson();
    expect(field('Мобильный телефон')).not.toBeRequired();
    await user.clear(field('Мобильный телефон'));
    await user.click(save());
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(sent()).toMatchObject([{ mobilePhone: null }]);
  });

  it('requires an e-mail', async () => {
    const { user } = await openPerson();
    await user.clear(field('Электронная почта'));
    await user.click(save());
    expect(await screen.findAllByText('Поле обязательно для заполнения')).toHaveLength(1);
    expect(sent()).toEqual([]);
  });

  it('does not require a phone from a user who has none', async () => {
    const { user } = await openPerson({ as: 'ilin@severveter.ru' });
    expect(screen.getByLabelText('Нет отчества')).toBeChecked();
    await user.type(field('Имя'), '-Мирон');
    await user.click(save());
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(sent()).toEqual([
      {
        lastname: 'Ильин',
        firstname: 'Тимур-Мирон',
        middlename: null,
        mobilePhone: null,
        email: 'ilin@severveter.ru',
      },
    ]);
  });

  it('shows the first broken rule on the first blur, and on every change after it', async () => {
    const { user } = await openPerson();
    await user.clear(field('Электронная почта'));
    await user.type(field('Электронная почта'), 'sokolova@');
    expect(screen.queryByText('Электронная почта некорректна')).toBeNull();
    await user.tab();
    expect(screen.getByText('Электронная почта некорректна')).toBeVisible();
    await user.type(field('Электронная почта'), 'severveter.ru');
    expect(screen.queryByText('Электронная почта некорректна')).toBeNull();
    await user.clear(field('Электронная почта'));
    expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible();
  });

  it('drops the changes on request, and can restore them', async () => {
    const { user } = await openPerson();
    expect(cancel()).toHaveAccessibleDescription('Изменений нет');
    await user.type(field('Имя'), '-Мария');
    await user.click(cancel());
    expect(field('Имя')).toHaveValue('Анна');
    expect(cancel()).toHaveFocus();
    await takeBack();
    expect(field('Имя')).toHaveValue('Анна-Мария');
  });
});

describe('saving after another window has saved', () => {
  it('keeps the other window’s changes of other fields', async () => {
    const { user } = await openPerson();
    await user.type(field('Имя'), '-Мария');
    cabinet.changeUser(ANNA, { lastname: 'Орлова' });
    await user.click(save());
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(sent()).toMatchObject([{ firstname: 'Анна-Мария', lastname: 'Орлова' }]);
  });

  it('shows the other window’s value of the same field before a second attempt replaces it', async () => {
    const { user } = await openPerson();
    await user.type(field('Имя'), '-Мария');
    cabinet.changeUser(ANNA, { firstname: 'Жанна' });
    await user.click(save());
    expect(await screen.findByText('В другом окне: Жанна')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Данные уже изменены в другом окне');
    expect(field('Имя')).toHaveValue('Анна-Мария');
    expect(sent()).toEqual([]);
    // RTK Query passes the reloaded user to React in the next frame.
    await act(() => new Promise(requestAnimationFrame));
    await user.click(save());
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(sent()).toMatchObject([{ firstname: 'Анна-Мария' }]);
  });
});

describe('saving «Мои данные»', () => {
  it.each(rejectionsOf('email'))(
    'shows the message and keeps the input after %s',
    async (_name, fault, message) => {
      cabinet.fail('updateCurrentUser', fault.kind, fault);
      const { user } = await openPerson();
      await user.type(field('Имя'), '-Мария');
      await user.click(save());
      expect(await screen.findByText(message)).toBeVisible();
      expect(field('Имя')).toHaveValue('Анна-Мария');
      expect(sent()).toHaveLength(1);
      expect(toastTexts()).toEqual([]);
    },
  );

  it('makes one call for a double click', async () => {
    const { user } = await openPerson();
    await user.type(field('Имя'), '-Мария');
    await user.dblClick(save());
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });
});

describe('leaving the tab «Мои данные»', () => {
  it('asks for confirmation, and keeps the input if the user stays', async () => {
    const { user, place } = await openPerson();
    await user.type(field('Имя'), '-Мария');
    await user.click(screen.getByRole('link', { name: 'Безопасность' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Изменения в ваших данных не сохранены');
    await user.click(within(dialog).getByRole('button', { name: 'Остаться' }));
    expect(place()).toBe('/profile');
    expect(field('Имя')).toHaveValue('Анна-Мария');
  });

  it('drops the input if the user leaves', async () => {
    const { user, place, goTo } = await openPerson();
    await user.type(field('Имя'), '-Мария');
    await user.click(screen.getByRole('link', { name: 'Безопасность' }));
    await user.click(await screen.findByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(place()).toBe('/profile?tab=security'));
    await goTo('/profile');
    expect(await screen.findByLabelText('Имя')).toHaveValue('Анна');
  });

  it('needs no confirmation without unsaved changes', async () => {
    const { user, place } = await openPerson();
    await user.click(screen.getByRole('link', { name: 'Безопасность' }));
    await waitFor(() => expect(place()).toBe('/profile?tab=security'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
