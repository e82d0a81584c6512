// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { anna, stubBrowser } from '../../../shell/testing/cabinetForTests';
import { toast } from '../../../shell/toast/toasts';
import { ilin, pageOf, refusal, renderUsers, type Answers } from './testing/usersForTests';

const FIND = 'POST /v1/user/role/find';
const GIVE = 'POST /v1/user/role';
const TAKE = 'DELETE /v1/user/role/r-FINANCE';
const hands = userEvent.setup({ delay: null });

const assignment = (roleId: string, userId = 'u2') => ({
  id: `r-${roleId}`,
  userId,
  roleId,
  deleted: false,
});

beforeEach(() => {
  stubBrowser();
  toast.clear();
});

const renderRoles = (answers: Answers) =>
  renderUsers('/profile/users/u2', { 'GET /v1/user/u2': { status: 200, body: ilin }, ...answers });

const roleSwitch = (name: string) => screen.findByRole('switch', { name });

describe('the switch of a role', () => {
  it('gives it, by mouse or keyboard', async () => {
    const { answers, callsOf } = await renderRoles({
      [FIND]: pageOf(),
      [GIVE]: { status: 200, body: assignment('FINANCE') },
    });
    const finance = await roleSwitch('Финансирование');
    expect(finance).not.toBeChecked();
    answers[FIND] = pageOf(assignment('FINANCE'));
    finance.focus();
    await hands.keyboard(' ');
    await waitFor(() => expect(finance).not.toHaveAttribute('aria-busy'));
    expect(finance).toBeChecked();
    expect(callsOf(GIVE)).toEqual([{ userId: 'u2', roleId: 'FINANCE' }]);
    expect(toast.messages()).toMatchObject([
      { tone: 'success', text: 'Роль «Финансирование» назначена' },
    ]);
    expect(callsOf(FIND)[0]).toMatchObject({
      filters: [{ field: 'userId', value: 'u2', operation: 'EQ' }],
    });
  });

  it('takes it, once for a double click', async () => {
    const { answers, callsOf } = await renderRoles({
      [FIND]: pageOf(assignment('FINANCE')),
      [TAKE]: { status: 200 },
    });
    const finance = await roleSwitch('Финансирование');
    answers[FIND] = pageOf();
    await hands.dblClick(finance);
    await waitFor(() => expect(finance).not.toHaveAttribute('aria-busy'));
    expect(finance).not.toBeChecked();
    expect(callsOf(TAKE)).toHaveLength(1);
    expect(toast.messages()).toMatchObject([{ text: 'Роль «Финансирование» снята' }]);
  });

  it.each([
    ['409', refusal(409), 'Отказ 409'],
    ['403', refusal(403), 'Отказ 403'],
    ['429', refusal(429), 'Отказ 429'],
    ['a lost network', null, 'Нет связи с сервером'],
  ] as const)('goes back after %s and says why', async (_name, answer, message) => {
    await renderRoles({ [FIND]: pageOf(assignment('FINANCE')), [TAKE]: answer });
    const finance = await roleSwitch('Финансирование');
    await hands.click(finance);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Роль «Финансирование» не снята. ${message}`,
    );
    await waitFor(() => expect(finance).not.toHaveAttribute('aria-busy'));
    expect(finance).toBeChecked();
  });

  it('of the own administrator cannot be switched off', async () => {
    const { callsOf } = await renderUsers('/profile/users/u1', {
      'GET /v1/user/u1': { status: 200, body: anna },
      [FIND]: pageOf(assignment('USER_ADMIN', 'u1')),
    });
    const admin = await roleSwitch('Администратор организации');
    expect(admin).toHaveAccessibleDescription('Нельзя снять роль администратора с самого себя');
    await hands.click(admin);
    admin.focus();
    await hands.keyboard(' {Enter}');
    expect(admin).toBeChecked();
    expect(callsOf('DELETE /v1/user/role/r-USER_ADMIN')).toEqual([]);
  });

  it('is there again after the roles could not be loaded', async () => {
    const { answers } = await renderRoles({ [FIND]: refusal(400) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ 400');
    answers[FIND] = pageOf();
    await hands.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await roleSwitch('Пользователь')).not.toBeChecked();
  });

  it('changes the own rights at once', async () => {
    const { store, callsOf } = await renderUsers('/profile/users/u1', {
      'GET /v1/user/u1': { status: 200, body: anna },
      [FIND]: pageOf(),
      [GIVE]: { status: 200, body: assignment('FINANCE', 'u1') },
    });
    // Somebody looks at the current user, as the menu does.
    const { userApi } = await import('../../../api/endpoints/user');
    void store.dispatch(userApi.endpoints.getCurrentUser.initiate());
    const before = callsOf('GET /v1/user').length;
    await hands.click(await roleSwitch('Финансирование'));
    await waitFor(() => expect(callsOf('GET /v1/user').length).toBeGreaterThan(before));
  });
});
