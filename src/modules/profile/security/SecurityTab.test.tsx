// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetForms } from '../../../forms/form/keptInput';
import { toast } from '../../../shell/toast/toasts';
import { delivered, rejectionsOf } from '../../../shell/testing/rejections';
import { renderProfile } from '../testing/renderProfile';

const POST = 'POST /api/v1/auth/change-password';
const GENERATE = 'GET /api/v1/auth/generate-password';
const NEW = 'Vetka-7021-Sneg!';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => screen.getByRole('button', { name: 'Изменить пароль' });

async function openSecurity(answers: Parameters<typeof renderProfile>[0] = {}) {
  const shown = await renderProfile({ tab: 'security', ...answers });
  await screen.findByLabelText('Текущий пароль');
  const fill = async () => {
    await shown.visitor.type(field('Текущий пароль'), 'Demo-2026!');
    await shown.visitor.type(field('Новый пароль'), NEW);
    await shown.visitor.type(field('Повторите пароль'), NEW);
  };
  return { ...shown, fill };
}

beforeEach(() => {
  toast.clear();
  forgetForms();
});

describe('a change of the password', () => {
  it('sends the old and the new one, says that it worked, and leaves none on the page', async () => {
    const { visitor, fill, bodiesOf } = await openSecurity({
      answers: { [POST]: () => ({ status: 200 }) },
    });
    await fill();
    await visitor.click(send());
    expect(await screen.findByText('Пароль изменён')).toBeVisible();
    expect(screen.getByText('Пароль изменён').closest('[tabindex]')).toHaveFocus();
    expect(bodiesOf(POST)).toEqual([{ oldPassword: 'Demo-2026!', newPassword: NEW }]);
    expect(screen.queryByLabelText('Новый пароль')).toBeNull();
    await visitor.click(screen.getByRole('button', { name: 'Сменить ещё раз' }));
    expect(field('Текущий пароль')).toHaveValue('');
  });

  it('can be filled in by a password manager, for the login in question', async () => {
    const { view } = await openSecurity();
    const login = view.container.querySelector<HTMLInputElement>('[autocomplete="username"]');
    expect(login).toHaveValue('sokolova@severveter.ru');
    expect(field('Текущий пароль').autocomplete).toBe('current-password');
    expect(field('Новый пароль').autocomplete).toBe('new-password');
    expect(field('Повторите пароль').autocomplete).toBe('new-password');
  });

  it('shows the message about the old password under its field', async () => {
    const message = 'Неверный текущий пароль';
    const { visitor, fill } = await openSecurity({
      answers: {
        [POST]: () => ({
          status: 422,
          body: { message, fieldErrors: [{ field: 'oldPassword', message }] },
        }),
      },
    });
    await fill();
    await visitor.click(send());
    await waitFor(() => expect(field('Текущий пароль')).toHaveAccessibleDescription(message));
    await waitFor(() => expect(field('Текущий пароль')).toHaveFocus());
    expect(field('Новый пароль')).toHaveValue(NEW);
  });

  it('is refused without a call when the repetition differs or a rule is broken', async () => {
    const { visitor, sent } = await openSecurity();
    await visitor.type(field('Текущий пароль'), 'Demo-2026!');
    await visitor.type(field('Новый пароль'), 'sneg');
    await visitor.type(field('Повторите пароль'), 'sneg2');
    await visitor.click(send());
    expect(await screen.findByText('Пароль не соответствует требованиям')).toBeVisible();
    expect(screen.getByText('Пароли не совпадают')).toBeVisible();
    expect(field('Новый пароль')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('takes a generated password for both fields', async () => {
    const { visitor, bodiesOf, store } = await openSecurity({
      answers: {
        [GENERATE]: () => ({ status: 200, body: { password: NEW } }),
        [POST]: () => ({ status: 200 }),
      },
    });
    await visitor.type(field('Текущий пароль'), 'Demo-2026!');
    await visitor.click(screen.getByRole('button', { name: 'Сгенерировать' }));
    await waitFor(() => expect(field('Повторите пароль')).toHaveValue(NEW));
    await visitor.click(send());
    expect(await screen.findByText('Пароль изменён')).toBeVisible();
    expect(bodiesOf(POST)).toEqual([{ oldPassword: 'Demo-2026!', newPassword: NEW }]);
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain(NEW));
  });

  it.each([
    ['a refusal', { status: 429, body: { message: 'Слишком часто' } }],
    ['an answer without a password', { status: 200, body: {} }],
  ])(
    'says so when %s comes instead of a generated one, and changes nothing',
    async (_what, answer) => {
      const { visitor } = await openSecurity({ answers: { [GENERATE]: () => answer } });
      await visitor.type(field('Новый пароль'), 'Sneg-1');
      await visitor.click(screen.getByRole('button', { name: 'Сгенерировать' }));
      expect(await screen.findByText(/Не удалось создать пароль/)).toBeVisible();
      expect(field('Новый пароль')).toHaveValue('Sneg-1');
    },
  );
});

describe('a refused change of the password', () => {
  it.each(rejectionsOf('newPassword'))('keeps what was typed after $name', async (rejection) => {
    const { visitor, fill, bodiesOf } = await openSecurity({
      answers: { [POST]: () => delivered(rejection.answer) },
    });
    await fill();
    await visitor.dblClick(send());
    expect(await screen.findByText(rejection.message)).toBeVisible();
    expect(field('Текущий пароль')).toHaveValue('Demo-2026!');
    expect(field('Новый пароль')).toHaveValue(NEW);
    expect(field('Повторите пароль')).toHaveValue(NEW);
    expect(bodiesOf(POST)).toHaveLength(1);
  });
});

describe('the session', () => {
  it('ends by «Выйти из кабинета», whatever was typed', async () => {
    const { visitor, store } = await openSecurity();
    await visitor.type(field('Новый пароль'), 'Sneg-1');
    await visitor.click(screen.getByRole('button', { name: 'Выйти из кабинета' }));
    await waitFor(() => expect(store.getState().session.endedBecause).toBe('signedOut'));
  });
});
