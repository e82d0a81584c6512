// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../../test/backend/faults/fault';
import { DEMO_PASSWORD } from '../../../../test/backend/scenarios/people';
import { testCabinet } from '../../../../test/render/cabinet';
import { rejectionsOf } from '../../../../test/render/rejections';
import ProfilePage from '../page';

const cabinet = testCabinet();
const NEW = 'Vetka-7021-Sneg!';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => screen.getByRole('button', { name: 'Изменить пароль' });
const sent = () => cabinet.sent('changePassword');

async function openSecurity() {
  const shown = await cabinet.show(
    { '/profile': <ProfilePage /> },
    { address: '/profile?tab=security' },
  );
  await screen.findByLabelText('Текущий пароль');
  const fill = async (old = DEMO_PASSWORD) => {
    await shown.user.type(field('Текущий пароль'), old);
    await shown.user.type(field('Новый пароль'), NEW);
    await shown.user.type(field('Повторите пароль'), NEW);
  };
  return { ...shown, fill };
}

describe('the form «Смена пароля»', () => {
  it('sends the old and the new password, reports the success, and clears the fields', async () => {
    const { user, fill } = await openSecurity();
    await fill();
    await user.click(send());
    expect(await screen.findByText('Пароль изменён')).toBeVisible();
    expect(screen.getByText('Пароль изменён').closest('[tabindex]')).toHaveFocus();
    expect(sent()).toEqual([{ oldPassword: DEMO_PASSWORD, newPassword: NEW }]);
    expect(screen.queryByLabelText('Новый пароль')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Сменить ещё раз' }));
    expect(field('Текущий пароль')).toHaveValue('');
  });

  it('lets a password manager fill in the passwords for the right login', async () => {
    const { view } = await openSecurity();
    const login = view.container.querySelector<HTMLInputElement>('[autocomplete="username"]');
    expect(login).toHaveValue('sokolova@severveter.ru');
    expect(field('Текущий пароль').autocomplete).toBe('current-password');
    expect(field('Новый пароль').autocomplete).toBe('new-password');
    expect(field('Повторите пароль').autocomplete).toBe('new-password');
  });

  it('shows the message about the old password under its field', async () => {
    const message = 'Неверный текущий пароль';
    const { user, fill } = await openSecurity();
    await fill('Demo-2025!');
    await user.click(send());
    await waitFor(() => expect(field('Текущий пароль')).toHaveAccessibleDescription(message));
    await waitFor(() => expect(field('Текущий пароль')).toHaveFocus());
    expect(field('Новый пароль')).toHaveValue(NEW);
  });

  it('makes no call if the repetition differs or a rule is broken', async () => {
    const { user } = await openSecurity();
    await user.type(field('Текущий пароль'), DEMO_PASSWORD);
    await user.type(field('Новый пароль'), 'sneg');
    await user.type(field('Повторите пароль'), 'sneg2');
    await user.click(send());
    expect(await screen.findByText('Пароль не соответствует требованиям')).toBeVisible();
    expect(screen.getByText('Пароли не совпадают')).toBeVisible();
    await waitFor(() => expect(field('Новый пароль')).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  it('puts a generated password into both fields, and does not leave it in the store', async () => {
    const { user, store } = await openSecurity();
    await user.type(field('Текущий пароль'), DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Сгенерировать' }));
    await waitFor(() => expect(field('Повторите пароль')).not.toHaveValue(''));
    const { value: newPassword } = field('Новый пароль');
    expect(field('Повторите пароль')).toHaveValue(newPassword);
    await user.click(send());
    expect(await screen.findByText('Пароль изменён')).toBeVisible();
    expect(sent()).toEqual([{ oldPassword: DEMO_PASSWORD, newPassword }]);
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain(newPassword));
  });

  it.each<[string, FaultKind]>([
    ['a refusal', '429'],
    ['an answer without a password', 'empty-object'],
  ])('reports %s instead of a generated password, and changes nothing', async (_what, kind) => {
    cabinet.fail('generatePassword', kind);
    const { user } = await openSecurity();
    await user.type(field('Новый пароль'), 'Sneg-1');
    await user.click(screen.getByRole('button', { name: 'Сгенерировать' }));
    expect(await screen.findByText(/Не удалось создать пароль/)).toBeVisible();
    expect(field('Новый пароль')).toHaveValue('Sneg-1');
  });
});

describe('the form «Смена пароля» after a refusal', () => {
  it.each(rejectionsOf('newPassword'))(
    'keeps the input after %s',
    async (_name, fault, message) => {
      cabinet.fail('changePassword', fault.kind, fault);
      const { user, fill } = await openSecurity();
      await fill();
      await user.dblClick(send());
      expect(await screen.findByText(message)).toBeVisible();
      expect(field('Текущий пароль')).toHaveValue(DEMO_PASSWORD);
      expect(field('Новый пароль')).toHaveValue(NEW);
      expect(field('Повторите пароль')).toHaveValue(NEW);
      expect(sent()).toHaveLength(1);
    },
  );
});

describe('the session', () => {
  it('ends on a click on «Выйти из кабинета», despite unsaved input', async () => {
    const { user } = await openSecurity();
    await user.type(field('Новый пароль'), 'Sneg-1');
    await user.click(screen.getByRole('button', { name: 'Выйти из кабинета' }));
    await waitFor(() => expect(cabinet.calls()).toContain('logout'));
  });
});
