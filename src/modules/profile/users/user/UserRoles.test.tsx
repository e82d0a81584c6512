// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../../test/render/toasts';
import type { Fault } from '../../../../../test/backend/faults/fault';
import { ILIN_ID, SOKOLOVA_ID } from '../../../../../test/backend/scenarios/people';
import { testCabinet } from '../../../../../test/render/cabinet';
import { ANNA, openUsers, OWNER } from '../testing/usersForTests';

const cabinet = testCabinet();

const openRoles = (id: string) => openUsers(cabinet, `/profile/users/${id}`);
const roleSwitch = (name: string) => screen.findByRole('switch', { name });
const taken = () => cabinet.sent('deleteUserRole');

/** Returns true if the role is assigned in the backend. */
const holds = (userId: string, roleId: string) =>
  cabinet.backend.world.db.userRole
    .findMany({ where: { userId: { equals: userId }, roleId: { equals: roleId } } })
    .some(({ deleted }) => !deleted);

describe('the switch of a role', () => {
  it('is offered to the owner for the owner’s role', async () => {
    await openUsers(cabinet, `/profile/users/${ILIN_ID}`, OWNER);
    expect(await roleSwitch('Владелец кабинета')).toBeVisible();
  });

  it('is not offered to an administrator for the owner’s role', async () => {
    await openUsers(cabinet, `/profile/users/${ILIN_ID}`, ANNA);
    await roleSwitch('Финансирование');
    expect(screen.queryByRole('switch', { name: 'Владелец кабинета' })).toBeNull();
  });

  it('adds the role by keyboard, and removes it with one call for a double click', async () => {
    const { user } = await openRoles(ILIN_ID);
    const finance = await roleSwitch('Финансирование');
    expect(finance).not.toBeChecked();
    finance.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(holds(ILIN_ID, 'FINANCE')).toBe(true));
    await waitFor(() => expect(finance).not.toHaveAttribute('aria-busy'));
    expect(finance).toBeChecked();
    expect(cabinet.sent('createUserRole')).toEqual([{ userId: ILIN_ID, roleId: 'FINANCE' }]);
    expect(toasts()).toMatchObject([{ tone: 'success', text: 'Роль «Финансирование» назначена' }]);

    await user.dblClick(finance);
    await waitFor(() => expect(holds(ILIN_ID, 'FINANCE')).toBe(false));
    await waitFor(() => expect(finance).not.toHaveAttribute('aria-busy'));
    expect(finance).not.toBeChecked();
    expect(taken()).toHaveLength(1);
    expect(toasts().at(-1)).toMatchObject({ text: 'Роль «Финансирование» снята' });
  });

  it.each<[string, Fault, string]>([
    ['409', { kind: '409', message: 'Отказ' }, 'Отказ'],
    ['403', { kind: '403', message: 'Отказ' }, 'Отказ'],
    ['429', { kind: '429', message: 'Отказ' }, 'Отказ'],
    ['a lost network', { kind: 'drop' }, 'Нет связи с сервером'],
  ])('is reset after %s, and the message says why', async (_name, { kind, ...more }, message) => {
    cabinet.fail('deleteUserRole', kind, more);
    const { user } = await openRoles(ILIN_ID);
    const role = await roleSwitch('Пользователь');
    await user.click(role);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Роль «Пользователь» не снята. ${message}`,
    );
    await waitFor(() => expect(role).not.toHaveAttribute('aria-busy'));
    expect(role).toBeChecked();
  });

  it('stays changed if the call succeeded and only its response was lost', async () => {
    cabinet.fail('createUserRole', 'drop', { processed: true });
    const { user } = await openRoles(ILIN_ID);
    const finance = await roleSwitch('Финансирование');
    await user.click(finance);
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { tone: 'success', text: 'Роль «Финансирование» назначена' },
      ]),
    );
    await waitFor(() => expect(finance).not.toHaveAttribute('aria-busy'));
    expect(finance).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports a refusal after the page was left', async () => {
    const answer = cabinet.hold('deleteUserRole');
    cabinet.fail('deleteUserRole', '409', { message: 'Отказ' });
    const { user } = await openRoles(ILIN_ID);
    await user.click(await roleSwitch('Пользователь'));
    await user.click(screen.getByRole('link', { name: 'Пользователи' }));
    await screen.findByRole('searchbox');
    answer();
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { tone: 'error', text: 'Роль «Пользователь» не снята. Отказ' },
      ]),
    );
  });

  it('cannot be switched off by an administrator for his own role', async () => {
    const { user } = await openRoles(SOKOLOVA_ID);
    const admin = await roleSwitch('Администратор организации');
    expect(admin).toHaveAccessibleDescription('Нельзя снять роль администратора с самого себя');
    await user.click(admin);
    admin.focus();
    await user.keyboard(' {Enter}');
    expect(admin).toBeChecked();
    expect(taken()).toEqual([]);
  });

  it('appears after a retry if the roles could not be loaded', async () => {
    cabinet.fail('findUserRoles', '400', { message: 'Отказ' });
    const { user } = await openRoles(ILIN_ID);
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ');
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await roleSwitch('Пользователь')).toBeChecked();
  });

  it('reloads the signed-in user after a change of his own roles', async () => {
    const { user } = await openRoles(SOKOLOVA_ID);
    const role = await roleSwitch('Отправитель');
    cabinet.forgetCalls();
    await user.click(role);
    await waitFor(() => expect(cabinet.calls()).toContain('getCurrentUser'));
  });
});
