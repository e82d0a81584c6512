// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetForms } from '../../../forms/form/keptInput';
import { anna, stubBrowser } from '../../../shell/testing/cabinetForTests';
import { rejectionsOf } from '../../../shell/testing/rejections';
import { toast } from '../../../shell/toast/toasts';
import { ilin, pageOf, refusal, renderUsers, type Answers } from './testing/usersForTests';

const ADD = 'POST /v1/user';

const hands = userEvent.setup({ delay: null });

beforeEach(() => {
  stubBrowser();
  toast.clear();
  forgetForms();
});

async function openDialog(answers: Answers = {}, user = { ...anna, isVerified: true }) {
  const shown = await renderUsers(
    '/profile?tab=users',
    { 'POST /v1/user/find': pageOf(user), ...answers },
    user,
  );
  await hands.click(screen.getByRole('button', { name: 'Добавить пользователя' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить пользователя' }));
  return { ...shown, dialog, send: dialog.getByRole('button', { name: 'Добавить' }) };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

async function fill(dialog: Dialog) {
  await hands.type(dialog.getByLabelText('Электронная почта'), 'ilin@severveter.ru');
  await hands.type(dialog.getByLabelText('Фамилия'), 'Ильин');
  await hands.type(dialog.getByLabelText('Имя'), 'Тимур');
  await hands.type(dialog.getByLabelText('Мобильный телефон'), '+79031112233');
}

// Loading them takes longer than a test waits for a dialog.
await Promise.all([import('../../../shell/modal/ConfirmDialog'), import('./NewUserDialog')]);

describe('«Добавить пользователя»', () => {
  it('adds a colleague and says that a temporary password is under way', async () => {
    const { dialog, send, callsOf } = await openDialog({ [ADD]: { status: 200, body: ilin } });
    await fill(dialog);
    await hands.click(dialog.getByRole('checkbox', { name: /^Финансирование/ }));
    await hands.dblClick(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(ADD)).toEqual([
      {
        username: 'ilin@severveter.ru',
        email: 'ilin@severveter.ru',
        lastname: 'Ильин',
        firstname: 'Тимур',
        middlename: null,
        mobilePhone: '+79031112233',
        roles: ['USER', 'FINANCE'],
      },
    ]);
    expect(toast.messages()).toMatchObject([
      {
        text: 'Пользователь Ильин Тимур добавлен. Временный пароль отправлен на ilin@severveter.ru',
      },
    ]);
  });

  it('shows what is wrong at the first attempt, from the first wrong field on', async () => {
    const { dialog, send, callsOf } = await openDialog();
    await hands.click(send);
    expect(await dialog.findAllByText('Поле обязательно для заполнения')).toHaveLength(3);
    await waitFor(() => expect(dialog.getByLabelText('Электронная почта')).toHaveFocus());
    await hands.type(dialog.getByLabelText('Электронная почта'), 'ilin@');
    expect(await dialog.findByText('Электронная почта некорректна')).toBeInTheDocument();
    await hands.type(dialog.getByLabelText('Мобильный телефон'), '8903');
    await hands.tab();
    expect(dialog.getByLabelText('Мобильный телефон')).toHaveAccessibleDescription(
      'Введите 10 цифов после +7 без пробелов и одиночных символов',
    );
    expect(callsOf(ADD)).toEqual([]);
  });

  it.each(rejectionsOf('firstname'))(
    'keeps everything typed after $name',
    async ({ answer, message }) => {
      const { dialog, send, callsOf } = await openDialog({ [ADD]: answer });
      await fill(dialog);
      await hands.click(send);
      expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
      expect(dialog.getByLabelText('Электронная почта')).toHaveValue('ilin@severveter.ru');
      expect(dialog.getByLabelText('Фамилия')).toHaveValue('Ильин');
      expect(dialog.getByLabelText('Имя')).toHaveValue('Тимур');
      expect(dialog.getByLabelText('Мобильный телефон')).toHaveValue('+7 903 111-22-33');
      expect(callsOf(ADD)).toHaveLength(1);
      expect(send).not.toHaveAttribute('aria-busy');
    },
  );

  it('is there with everything typed when the service is back', async () => {
    const { dialog, send, router, callsOf } = await openDialog({ [ADD]: refusal(500) });
    await fill(dialog);
    await hands.click(dialog.getByRole('checkbox', { name: /^Отправитель/ }));
    await hands.click(send);
    await screen.findByRole('heading', { name: 'Сервис временно недоступен' });
    await act(() => router.navigate('/profile?tab=users'));
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('Ильин');
    expect(screen.getByRole('checkbox', { name: /^Отправитель/ })).toBeChecked();
    expect(callsOf(ADD)).toHaveLength(1);
  });

  it('says under the e-mail that the login is taken', async () => {
    const taken = { status: 409, body: { message: 'Пользователь с таким логином уже есть' } };
    const { dialog, send } = await openDialog({ [ADD]: taken });
    await fill(dialog);
    await hands.click(send);
    const field = dialog.getByLabelText('Электронная почта');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/Пользователь с таким логином уже есть/);
    expect(field).toHaveFocus();
  });

  it('asks before it throws away what was typed', async () => {
    const { dialog } = await openDialog();
    await fill(dialog);
    await hands.click(dialog.getByRole('button', { name: 'Отменить' }));
    await hands.click(await screen.findByRole('button', { name: 'Продолжить ввод' }));
    expect(dialog.getByLabelText('Фамилия')).toHaveValue('Ильин');
  });

  it('forgets what was cancelled', async () => {
    const { dialog } = await openDialog();
    await fill(dialog);
    await hands.click(dialog.getByRole('button', { name: 'Отменить' }));
    await hands.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    await hands.click(screen.getByRole('button', { name: 'Добавить пользователя' }));
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('');
  });

  it.each([
    ['USER_ADMIN', 0],
    ['GODMOD', 1],
  ])('offers %s the role of the owner %i times', async (id, times) => {
    const user = { ...anna, isVerified: true, roles: [{ id, deleted: false }] };
    const { dialog } = await openDialog({}, user);
    expect(dialog.queryAllByRole('checkbox', { name: /^Владелец кабинета/ })).toHaveLength(times);
  });
});
