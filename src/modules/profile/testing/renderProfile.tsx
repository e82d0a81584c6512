import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userApi, type User } from '../../../api/endpoints/user';
import { ModalHost } from '../../../shell/modal/ModalHost';
import { renderShell, stubBrowser, type Answer } from '../../../shell/testing/cabinetForTests';
import ProfilePage from '../ProfilePage';
import { profileTabs } from '../profileTabs';
import { person } from './person';

// Loading them takes longer than a test should wait for a heading.
await Promise.all([
  import('../../../shell/modal/ConfirmDialog'),
  ...profileTabs.map(({ lazy }) => lazy()),
]);

/** One call of a test: `GET /api/v1/user` and what was sent. */
export interface SentCall {
  call: string;
  body: unknown;
}

type Answers = Record<string, (sent: SentCall) => Answer>;

/**
 * Draws /profile for `user`. Calls are answered by `answers`, by method and path; the current user
 * answers by itself. The calls so far are in `sent`.
 */
export async function renderProfile({
  tab,
  user = person,
  answers = {},
}: { tab?: string; user?: User; answers?: Answers } = {}) {
  stubBrowser();
  const sent: SentCall[] = [];
  const known: Answers = { 'GET /api/v1/user': () => ({ status: 200, body: user }), ...answers };
  const shown = await renderShell(
    [
      {
        path: '/profile',
        element: (
          <>
            <ProfilePage />
            <ModalHost />
          </>
        ),
      },
      { path: '/offer', element: <h1>Страховые продукты</h1> },
      { path: '/unavailable', element: <h1>Сервис временно недоступен</h1> },
    ],
    {
      address: tab === undefined ? '/profile' : `/profile?tab=${tab}`,
      user,
      answer: async (path, request) => {
        const text = await request.clone().text();
        const body: unknown = text === '' ? undefined : JSON.parse(text);
        const entry = { call: `${request.method} ${path}`, body };
        sent.push(entry);
        return known[entry.call]?.(entry) ?? { status: 404, body: { message: 'Не найдено' } };
      },
    },
  );
  // As the session does it: without a subscriber, an invalidated user would be dropped.
  await act(async () => {
    await shown.store.dispatch(userApi.endpoints.getCurrentUser.initiate());
  });
  return {
    ...shown,
    visitor: userEvent.setup({ delay: null }),
    sent,
    /** The bodies that were sent to `call`, in their order. */
    bodiesOf: (call: string) => sent.filter((entry) => entry.call === call).map(({ body }) => body),
  };
}
