// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REFUSED_SECRET } from '../../../../test/backend/handlers/client/credentials';
import { testCabinet } from '../../../../test/render/cabinet';
import { SEVERNY_VETER } from '../../../../test/backend/scenarios/companies';
import { closeAllModals } from '../../../shell/modal/modalSlice';
import {
  CONTRACT,
  ID,
  NOT_FOUND,
  NUMBER,
  PASSWORD,
  SECRET,
  button,
  connecting,
  dialog,
  field,
} from './testing/connecting';

const cabinet = testCabinet();
const { open, goToAccount, connect } = connecting(cabinet);

describe('step 0 of the connection, the contract number', () => {
  it('requires a number, with a numeric keyboard', async () => {
    const { user } = await open();
    const number = await screen.findByRole('textbox', { name: NUMBER });
    expect(number).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText('Шаг 1 из 2')).toBeVisible();
    expect(screen.getByText('Договор с курьерской службой')).toBeVisible();
    expect(button('Продолжить')).toBeDisabled();
    await user.type(number, '   ');
    expect(button('Продолжить')).toBeDisabled();
    await user.type(number, CONTRACT);
    expect(button('Продолжить')).toBeEnabled();
    await user.clear(number);
    await user.tab();
    expect(await screen.findByText('Поле обязательно для заполнения')).toBeVisible();
    expect(button('Продолжить')).toBeDisabled();
  });

  it('checks the trimmed number once, and opens step 1', async () => {
    const { user } = await open();
    const release = cabinet.hold('checkContractNumber');
    await user.type(await screen.findByRole('textbox', { name: NUMBER }), ` ${CONTRACT} {Enter}`);
    await waitFor(() => expect(button('Продолжить')).toHaveAttribute('aria-disabled', 'true'));
    expect(button('Отменить')).toBeDisabled();
    await user.keyboard('{Enter}');
    release();
    await waitFor(() => expect(field(ID)).toHaveFocus());
    expect(cabinet.calls().filter((call) => call === 'checkContractNumber')).toHaveLength(1);
    await user.click(button('Назад'));
    expect(await screen.findByRole('textbox', { name: NUMBER })).toHaveValue(CONTRACT);
  });

  it('ends with «Нет предложений» for an unknown contract, and lets the user correct the number', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: NUMBER }), '11112222');
    await user.click(button('Продолжить'));
    const notice = await screen.findByRole('alertdialog', { name: 'Нет предложений' });
    expect(screen.queryByRole('dialog', { name: 'Подключение аккаунта' })).toBeNull();
    expect(within(notice).getByText(NOT_FOUND)).toBeVisible();
    expect(
      within(notice).getByText('Проверьте корректность введённых данных и попробуйте ещё раз'),
    ).toBeVisible();
    await user.click(within(notice).getByText('Закрыть'));
    await waitFor(() => expect(button('Подключить страхование')).toHaveFocus());
    await user.click(button('Подключить страхование'));
    expect(await screen.findByRole('textbox', { name: NUMBER })).toHaveValue('11112222');
  });

  it.each([
    '400',
    '404',
    '422',
    '429',
    '503',
    'drop',
    'broken-json',
    'null',
    'empty-object',
  ] as const)('shows «Нет предложений» after the fault «%s» of the check', async (kind) => {
    const { user } = await open();
    cabinet.fail('checkContractNumber', kind);
    await user.type(await screen.findByRole('textbox', { name: NUMBER }), `${CONTRACT}{Enter}`);
    expect(await screen.findByText(NOT_FOUND)).toBeVisible();
  });

  it('closes without a confirmation if nothing was typed, but never by Escape', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeVisible();
    await user.click(button('Отменить'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button('Подключить страхование')).toHaveFocus());
  });

  it('explains where the number is, with a picture in the preview', async () => {
    const { user } = await open();
    const help = await screen.findByRole('region', { name: 'Где найти номер договора' });
    await user.click(within(help).getByRole('button', { name: 'Номер договора' }));
    expect(await screen.findByRole('dialog', { name: 'Номер договора' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Номер договора' })).toBeNull(),
    );
    expect(await dialog()).toBeVisible();
  });
});

describe('step 1 of the connection, the account', () => {
  it('requires both fields, with a numeric keyboard and without autocompletion', async () => {
    const { user } = await goToAccount();
    for (const input of [field(ID), field(PASSWORD)]) {
      expect(input).toHaveAttribute('inputmode', 'numeric');
      expect(input).toHaveAttribute('autocomplete', 'off');
      expect(input).toHaveAttribute('aria-required', 'true');
    }
    await user.click(button('Подключить'));
    expect(await screen.findAllByText('Поле обязательно для заполнения')).toHaveLength(2);
    expect(cabinet.calls()).not.toContain('createCredential');
    const help = screen.getByRole('region', { name: 'Где найти ID и Secret key' });
    expect(within(help).getAllByRole('button')).toHaveLength(2);
  });

  it('saves the account once for several clicks, and reloads the user', async () => {
    const { user } = await goToAccount();
    const release = cabinet.hold('createCredential');
    await user.type(field(ID), ' 770412345 ');
    await user.type(field(PASSWORD), ` ${SECRET} `);
    await user.dblClick(button('Подключить'));
    await waitFor(() => expect(button('Подключение')).toHaveFocus());
    expect(field(ID)).toBeDisabled();
    expect(field(PASSWORD)).toBeDisabled();
    expect(button('Назад')).toBeDisabled();
    expect(button('Отменить')).toBeDisabled();
    await user.click(button('Подключение'));
    await user.keyboard('{Enter}');
    release();
    const done = await screen.findByRole('heading', { name: 'Аккаунт подключен' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(cabinet.sent('createCredential')).toEqual([
      {
        clientId: '770412345',
        clientSecret: SECRET,
        serviceType: 'COURIER',
        secretType: 'OAUTH',
      },
    ]);
    await waitFor(() => expect(cabinet.calls()).toContain('getCurrentUser'));
  });

  it('shows a refusal in the form and keeps the input', async () => {
    const { user } = await connect(REFUSED_SECRET);
    expect(await screen.findByRole('alert')).toHaveTextContent('Сервис не принял пароль');
    await waitFor(() => expect(field(PASSWORD)).toHaveFocus());
    expect(field(PASSWORD)).toBeInvalid();
    expect(field(ID)).toHaveValue('770412345');
    await user.clear(field(PASSWORD));
    await user.type(field(PASSWORD), SECRET);
    await user.click(button('Подключить'));
    expect(await screen.findByRole('heading', { name: 'Аккаунт подключен' })).toBeVisible();
    expect(cabinet.sent('createCredential')).toHaveLength(2);
  });

  it('shows no refusal of the secret on the contract step, and keeps the input of both steps', async () => {
    const { user } = await connect(REFUSED_SECRET);
    expect(await screen.findByRole('alert')).toHaveTextContent('Сервис не принял пароль');
    await user.click(button('Назад'));
    expect(await screen.findByRole('textbox', { name: NUMBER })).toHaveValue(CONTRACT);
    expect(screen.queryByText(/Сервис не принял пароль/)).toBeNull();
    await user.click(button('Продолжить'));
    expect(await screen.findByRole('textbox', { name: ID })).toHaveValue('770412345');
    expect(field(PASSWORD)).toHaveValue(REFUSED_SECRET);
  });

  it('hides the secret until it is revealed, and allows letters on a phone', async () => {
    const { user } = await goToAccount();
    await user.type(field(PASSWORD), 'Ключ7');
    expect(field(PASSWORD)).toHaveAttribute('type', 'password');
    await user.click(button('Показать пароль'));
    expect(field(PASSWORD)).toHaveAttribute('type', 'text');
    await user.click(button('Скрыть пароль'));
    expect(field(PASSWORD)).toHaveAttribute('type', 'password');
    await user.click(button('Клавиатура с буквами'));
    expect(field(PASSWORD)).toHaveAttribute('inputmode', 'text');
    expect(field(ID)).toHaveAttribute('inputmode', 'text');
    await user.click(button('Клавиатура с цифрами'));
    expect(field(PASSWORD)).toHaveAttribute('inputmode', 'numeric');
  });

  it('does not finish if the response has no account and the server has not stored one', async () => {
    const { user } = await goToAccount();
    await user.type(field(ID), '770412345');
    await user.type(field(PASSWORD), SECRET);
    cabinet.pretend('createCredential', {});
    await user.click(button('Подключить'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Что-то пошло не так. Попробуйте подключить позже',
    );
    expect(screen.queryByRole('heading', { name: 'Аккаунт подключен' })).toBeNull();
    expect(field(PASSWORD)).toHaveValue(SECRET);
  });

  describe('an account that another tab has connected', () => {
    const connectBeside = async (clientId: string) => {
      const { user } = await goToAccount();
      cabinet.backend.world.db.credential.create({
        id: 'from-another-tab',
        organizationId: SEVERNY_VETER.id,
        clientId,
        serviceType: 'COURIER',
        secretType: 'OAUTH',
        contractNumber: null,
      });
      await user.type(field(ID), ' 770412345');
      await user.type(field(PASSWORD), SECRET);
      await user.click(button('Подключить'));
      return user;
    };

    it('counts as connected if it is the typed account', async () => {
      await connectBeside('770412345');
      expect(await screen.findByRole('heading', { name: 'Аккаунт подключен' })).toBeVisible();
    });

    it('is shown if the typed account was not saved, and the input is kept', async () => {
      const user = await connectBeside('555000111');
      expect(await screen.findByText(/Аккаунт этого сервиса уже подключён/)).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Аккаунт подключен' })).toBeNull();
      expect(await screen.findByText(/Сохранён аккаунт «555000111»/)).toBeVisible();
      expect(field(PASSWORD)).toHaveValue(SECRET);
      await user.click(button('Отключить аккаунт'));
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Отключить' }));
      await waitFor(() => expect(field(ID)).toBeEnabled());
      await user.click(button('Подключить'));
      expect(await screen.findByRole('heading', { name: 'Аккаунт подключен' })).toBeVisible();
      expect(cabinet.sent('createCredential')).toHaveLength(2);
    });

    it('does not count as connected if the response has no account', async () => {
      cabinet.pretend('createCredential', {});
      await connectBeside('555000111');
      expect(
        await screen.findByText(/Что-то пошло не так\. Попробуйте подключить позже/),
      ).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Аккаунт подключен' })).toBeNull();
    });
  });

  it('never stores the secret', async () => {
    const { store } = await connect();
    expect(await screen.findByRole('heading', { name: 'Аккаунт подключен' })).toBeVisible();
    expect(JSON.stringify(store.getState())).not.toContain(SECRET);
    expect(
      JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]),
    ).not.toContain(SECRET);
  });

  it('discards only the secret when the dialog closes', async () => {
    const { user, store } = await goToAccount();
    await user.type(field(ID), '770412345');
    await user.type(field(PASSWORD), SECRET);
    // The end of a session closes the dialog without a confirmation.
    store.dispatch(closeAllModals());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Подключить страхование'));
    expect(await screen.findByRole('textbox', { name: NUMBER })).toHaveValue(CONTRACT);
    await user.click(button('Продолжить'));
    expect(await screen.findByRole('textbox', { name: ID })).toHaveValue('770412345');
    expect(field(PASSWORD)).toHaveValue('');
  });
});
