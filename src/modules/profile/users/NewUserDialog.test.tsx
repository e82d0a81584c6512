// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pressToast, toasts } from '../../../../test/render/toasts';
import { testCabinet } from '../../../../test/render/cabinet';
import { rejectionsOf } from '../../../../test/render/rejections';
import type { ShownRoutes } from '../../../../test/render/routes';
import { ANNA, ILIN, openUsers, OWNER } from './testing/usersForTests';

type Hands = ShownRoutes['user'];

const cabinet = testCabinet();
const sent = () => cabinet.sent('createUser');

async function openDialog(as = ANNA) {
  const { user: hands, goTo } = await openUsers(cabinet, undefined, as);
  await hands.click(screen.getByRole('button', { name: 'Добавить пользователя' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить пользователя' }));
  const fill = async (email = 'novikov@severveter.ru') => {
    const values = {
      'Электронная почта': email,
      Фамилия: 'Новиков',
      Имя: 'Тимур',
      'Мобильный телефон': '+79031112233',
    };
    for (const [label, value] of Object.entries(values)) {
      await hands.click(dialog.getByLabelText(label));
      await hands.paste(value); // Pasting is faster: typing renders once per letter.
    }
  };
  return { goTo, hands, dialog, fill, send: dialog.getByRole('button', { name: 'Добавить' }) };
}

// Loads the dialogs first, because the import takes longer than a test waits.
await Promise.all([import('../../../shell/modal/ConfirmDialog'), import('./NewUserDialog')]);

describe('«Добавить пользователя»', () => {
  it('adds a colleague and says that a temporary password was sent', async () => {
    const { dialog, send, fill, hands } = await openDialog();
    await fill();
    await hands.click(dialog.getByRole('checkbox', { name: /^Финансирование/ }));
    await hands.dblClick(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([
      {
        username: 'novikov@severveter.ru',
        email: 'novikov@severveter.ru',
        lastname: 'Новиков',
        firstname: 'Тимур',
        middlename: null,
        mobilePhone: '+79031112233',
        roles: ['USER', 'FINANCE'],
      },
    ]);
    const [message, ...others] = toasts();
    expect(others).toEqual([]);
    expect(message?.text).toMatch(
      /^Пользователь Новиков Тимур добавлен. Временный пароль отправлен на novikov@severveter.ru/,
    );
  });

  it('says that the colleague must be confirmed, and the message has a button for it', async () => {
    const { dialog, send, fill, hands } = await openDialog();
    expect(dialog.getByText(/Нового пользователя нужно подтвердить/)).toBeVisible();
    await fill();
    await hands.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [message] = toasts();
    expect(message?.text).toMatch(/Осталось подтвердить пользователя/);
    expect(message?.button?.label).toBe('Подтвердить');
    act(() => pressToast());
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { tone: 'success', text: 'Пользователь Новиков Тимур подтверждён' },
      ]),
    );
    expect(cabinet.sent('updateUser')).toMatchObject([{ lastname: 'Новиков', isVerified: true }]);
  });

  it('shows in the message why the colleague was not confirmed', async () => {
    const { send, fill, hands } = await openDialog();
    cabinet.fail('updateUser', '403', { message: 'Недостаточно прав' });
    await fill();
    await hands.click(send);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    act(() => pressToast(0));
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { tone: 'error', text: 'Новиков Тимур не подтверждён. Недостаточно прав' },
      ]),
    );
  });

  it('shows all validation errors at the first attempt, and moves the focus to the first', async () => {
    const { dialog, send, hands } = await openDialog();
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
    expect(sent()).toEqual([]);
  });

  it.each(rejectionsOf('firstname'))('keeps all input after %s', async (_name, fault, message) => {
    cabinet.fail('createUser', fault.kind, fault);
    const { dialog, send, fill, hands } = await openDialog();
    await fill();
    await hands.click(send);
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText('Электронная почта')).toHaveValue('novikov@severveter.ru');
    expect(dialog.getByLabelText('Фамилия')).toHaveValue('Новиков');
    expect(dialog.getByLabelText('Имя')).toHaveValue('Тимур');
    expect(dialog.getByLabelText('Мобильный телефон')).toHaveValue('+7 903 111-22-33');
    expect(sent()).toHaveLength(1);
    expect(send).not.toHaveAttribute('aria-busy');
  });

  it('keeps all input during an outage', async () => {
    cabinet.fail('createUser', '500');
    const { dialog, send, fill, hands, goTo } = await openDialog();
    await fill();
    await hands.click(dialog.getByRole('checkbox', { name: /^Отправитель/ }));
    await hands.click(send);
    await screen.findByRole('heading', { name: 'Сервис временно недоступен' });
    await goTo('/profile?tab=users');
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('Новиков');
    expect(screen.getByRole('checkbox', { name: /^Отправитель/ })).toBeChecked();
    expect(sent()).toHaveLength(1);
  });

  it('shows under the e-mail that the login is taken', async () => {
    const { dialog, send, fill, hands } = await openDialog();
    await fill(ILIN);
    await hands.click(send);
    const field = dialog.getByLabelText('Электронная почта');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/Пользователь с таким логином уже есть/);
    expect(field).toHaveFocus();
  });

  it.each([
    ['Escape', (hands: Hands) => hands.keyboard('{Escape}')],
    ['«Отменить»', (hands: Hands) => hands.click(screen.getByRole('button', { name: 'Отменить' }))],
  ])('asks before %s discards the input', async (_way, leave) => {
    const { dialog, fill, hands } = await openDialog();
    await fill();
    await leave(hands);
    await hands.click(await screen.findByRole('button', { name: 'Продолжить ввод' }));
    expect(dialog.getByLabelText('Фамилия')).toHaveValue('Новиков');
  });

  it('opens empty after the input was cancelled', async () => {
    const { dialog, fill, hands } = await openDialog();
    await fill();
    await hands.click(dialog.getByRole('button', { name: 'Отменить' }));
    await hands.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    await hands.click(screen.getByRole('button', { name: 'Добавить пользователя' }));
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('');
  });

  it.each([
    [ANNA, 0],
    [OWNER, 1],
  ])(
    'shows the checkbox of the owner’s role only to the owner (checkboxes for %s: %i)',
    async (as, times) => {
      const { dialog } = await openDialog(as);
      expect(dialog.queryAllByRole('checkbox', { name: /^Владелец кабинета/ })).toHaveLength(times);
    },
  );
});
