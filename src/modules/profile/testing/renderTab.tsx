import { configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { vi } from 'vitest';
import { userApi, type User } from '../../../api/endpoints/user';
import { ModalHost } from '../../../shell/modal/ModalHost';
import { anna, renderShell, type Answer } from '../../../shell/testing/cabinetForTests';

// A long limit: a build server may be slow.
configure({ asyncUtilTimeout: 10_000 });

/** What the server answers, by the path below /api; `'lost'` loses the connection. */
export type Answers = Record<string, Answer | 'lost'>;

export interface RecordedCall {
  method: string;
  path: string;
  body: unknown;
}

const below = (address: string) => new URL(address).pathname.replace(/^\/api/, '');

/**
 * Draws a tab of the profile under the host of dialogs, signed in as `user`. `answers` may be
 * changed while the test runs; `calls` are those made after the first look of the tab.
 */
export async function renderTab(tab: ReactNode, answers: Answers, user: User = anna) {
  const answerTo = (path: string) => answers[path] ?? { status: 404 };
  const shell = await renderShell(
    [
      {
        element: (
          <>
            <Outlet />
            <ModalHost />
          </>
        ),
        children: [
          { path: '/profile', element: tab },
          { path: '/offer', element: <h1>Страховые продукты</h1> },
        ],
      },
      // It has no dialogs: those that are open go with the cabinet's layout.
      { path: '/unavailable', element: <h1>Сервис временно недоступен</h1> },
    ],
    {
      address: '/profile',
      user,
      answer: (path) => {
        const answer = answerTo(path.replace(/^\/api/, ''));
        return answer === 'lost' ? { status: 404 } : answer;
      },
    },
  );
  // As the session does: without a subscription the cache would drop the user at the first change.
  void shell.store.dispatch(userApi.endpoints.getCurrentUser.initiate());
  const calls: RecordedCall[] = [];
  const send = shell.extra.transport.fetch;
  vi.spyOn(shell.extra.transport, 'fetch').mockImplementation(async (request) => {
    const text = await request.clone().text();
    const path = below(request.url);
    calls.push({ method: request.method, path, body: text === '' ? null : JSON.parse(text) });
    if (answerTo(path) === 'lost') throw new TypeError('Failed to fetch');
    return send(request);
  });
  return {
    ...shell,
    user: userEvent.setup({ delay: null }),
    calls: (method: string) => calls.filter((call) => call.method === method),
  };
}
