// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { ILIN_ID } from '../../../../test/backend/scenarios/people';
import {
  agree,
  click,
  doubleClick,
  expectTyped,
  leavePage,
  type,
} from '../../../../test/faults/hands';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { inLongRun } from '../../../../test/longRun';
import { testCabinet } from '../../../../test/render/cabinet';
import UserPage from './user/page';
import UsersTab from './UsersTab';

// Loads the dialog before the tests, because the import may be slow on a busy machine.
beforeAll(() => import('./NewUserDialog'));

const cabinet = testCabinet();
const { world } = cabinet.backend;
const ilin = () => world.db.user.findFirst({ where: { id: { equals: ILIN_ID } } });
const EMAIL = 'novikov@severveter.ru';
const pages = { '/profile': <UsersTab />, '/profile/users/:id': <UserPage /> };
const list = { address: '/profile?tab=users', pages };
const page = { address: `/profile/users/${ILIN_ID}`, pages };
const roles = (roleId: string) =>
  world.db.userRole.count({
    where: { userId: { equals: ILIN_ID }, roleId: { equals: roleId }, deleted: { equals: false } },
  });
const roleSwitch = (name: string) => screen.findByRole('switch', { name });
async function flip(name: string) {
  const control = await roleSwitch(name);
  fireEvent.click(control, { detail: 1 });
  fireEvent.click(control, { detail: 2 });
}

const EDIT = {
  ...page,
  prepare: () => type('Фамилия', 'Ильинский'),
  act: () => doubleClick('Сохранить'),
  kept: () => expectTyped('Фамилия', 'Ильинский'),
  done: /Данные пользователя сохранены/,
  made: () => Number(ilin()?.lastname === 'Ильинский'),
};

const CONFIRM = {
  act: async () => {
    await click('Подтвердить пользователя');
    await agree('Подтвердить');
  },
  done: /Пользователь Ильин Тимур подтверждён/,
  made: () => Number(ilin()?.isVerified === true),
};

const WRITES: readonly WriteCase[] = [
  {
    ...list,
    operation: 'createUser',
    wish: 'adding a user',
    prepare: async () => {
      await click('Добавить пользователя');
      await type('Электронная почта', EMAIL);
      await type('Фамилия', 'Новиков');
      await type('Имя', 'Тимур');
    },
    act: () => doubleClick('Добавить'),
    kept: () => {
      expectTyped('Электронная почта', EMAIL);
      expectTyped('Фамилия', 'Новиков');
      expectTyped('Имя', 'Тимур');
    },
    done: /Новиков Тимур добавлен/,
    made: () => world.db.user.count({ where: { username: { equals: EMAIL } } }),
    repeated: /Пользователь с таким логином уже есть/,
  },
  { ...EDIT, operation: 'updateUser', wish: 'changing a user' },
  {
    ...EDIT,
    operation: 'getUser',
    wish: 'reading a user before a change',
    // If the server has no call for one user, the search finds the user (freshUser.ts). Hostile texts count as a
    // colleague’s change and are shown.
    except: ['404', '501', 'hostile-text'],
    // This call reloads a user that the page already shows.
    isPart: true,
    callsWhenDone: 2,
  },
  { ...page, ...CONFIRM, operation: 'updateUser', wish: 'confirming a user' },
  {
    ...page,
    operation: 'createUserRole',
    wish: 'adding a role',
    prepare: async () => void (await roleSwitch('Финансирование')),
    act: () => flip('Финансирование'),
    done: /Роль «Финансирование» назначена/,
    made: () => roles('FINANCE'),
  },
  {
    ...page,
    operation: 'deleteUserRole',
    wish: 'removing a role',
    prepare: async () => void (await roleSwitch('Пользователь')),
    act: () => flip('Пользователь'),
    done: /Роль «Пользователь» снята/,
    made: () => -roles('USER'),
  },
  {
    ...page,
    operation: 'deleteUser',
    wish: 'deleting a user',
    act: async () => {
      // After a refusal, the row reappears in the list a little later.
      const place = await waitFor(() => {
        const [found] = [
          ...screen.queryAllByRole('link', { name: /Ильин Тимур/ }),
          ...screen.queryAllByText('Удалить пользователя', { selector: 'button, button *' }),
        ];
        if (!found) throw new Error('Neither the row nor the page of the user is there');
        return found;
      });
      if (place.matches('a')) fireEvent.click(place);
      await click('Удалить пользователя');
      leavePage();
    },
    // A message about an earlier failure stays until it is closed.
    done: /^(?![\s\S]*Ильин Тимур(?! не удалён))/,
    made: () => Number(ilin()?.isDeleted === true),
  },
];

describeWrites(
  cabinet,
  inLongRun(WRITES.slice(0, 1), WRITES),
  inLongRun('lost answers', 'all faults'),
);
