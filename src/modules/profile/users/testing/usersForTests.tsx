import { Outlet } from 'react-router-dom';
import { ModalHost } from '../../../../shell/modal/ModalHost';
import { anna, renderShell, type Answer } from '../../../../shell/testing/cabinetForTests';
import { delivered } from '../../../../shell/testing/rejections';
import { PrimeProvider } from '../../../../ui/prime/PrimeProvider';
import type { User } from '../../../../api/endpoints/user';
import UserPage from '../UserPage';
import UsersTab from '../UsersTab';

/** A colleague who waits for confirmation. */
export const ilin: User = {
  ...anna,
  id: 'u2',
  username: 'ilin@severveter.ru',
  email: 'ilin@severveter.ru',
  lastname: 'Ильин',
  firstname: 'Тимур',
  roles: [{ id: 'USER', name: 'Пользователь', deleted: false }],
  isVerified: false,
};

/** A page of a list, as the contract has it. */
export function pageOf(...content: readonly object[]): Answer {
  const { length } = content;
  const body = { content, totalElements: length, totalPages: 1, number: 0, size: 20 };
  return { status: 200, body };
}

/** A refused call as the server explains it. */
export function refusal(status: number, more: object = {}): Answer {
  return { status, body: { code: String(status), message: `Отказ ${status}`, ...more } };
}

interface Call {
  /** `PUT /v1/user/u2` */
  name: string;
  body: unknown;
}

/** The server's answers by method and path, null for a lost connection; a test may change them. */
export type Answers = Record<string, Answer | null>;

const routes = [
  {
    element: (
      <PrimeProvider>
        <Outlet />
        <ModalHost />
      </PrimeProvider>
    ),
    children: [
      { path: '/profile', element: <UsersTab /> },
      { path: '/profile/users/:id', element: <UserPage /> },
      { path: '/offer', element: <h1>Страховые продукты</h1> },
    ],
  },
  // In a frame of its own: pages and dialogs are gone while the service is down.
  { path: '/unavailable', element: <h1>Сервис временно недоступен</h1> },
];

/** Draws the screens of users for `user`; `answers` are the server's, which the test may change. */
export async function renderUsers(
  address: string,
  answers: Answers,
  user: User = { ...anna, isVerified: true },
) {
  // What comes lazily is there at once: on a busy computer the first import outlasts a wait.
  await Promise.all([import('../../../../shell/modal/ConfirmDialog'), import('../NewUserDialog')]);
  const calls: Call[] = [];
  const known: Answers = { 'GET /v1/user': { status: 200, body: user }, ...answers };
  const shown = await renderShell(routes, {
    address,
    user,
    answer: async (path, request) => {
      const name = `${request.method} ${path.replace(/^\/api/, '')}`;
      const text = await request.text();
      calls.push({ name, body: text === '' ? undefined : (JSON.parse(text) as unknown) });
      const answer = known[name];
      return answer === undefined ? refusal(404) : delivered(answer);
    },
  });
  return {
    ...shown,
    answers: known,
    callsOf: (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body),
  };
}
