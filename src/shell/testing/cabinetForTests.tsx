import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import type { ApiExtra } from '../../api/baseQuery';
import { cabinetApi } from '../../api/cabinetApi';
import { userApi, type User } from '../../api/endpoints/user';
import { serviceUnavailable } from '../../api/events';
import { isPublicRoute } from '../modules/publicRoutes';
import { sessionSlice } from '../../session/sessionSlice';
import { PageFrame } from '../layouts/PageFrame';
import { registerShellListeners } from '../listeners';
import { menuReducer } from '../menu/menuSlice';
import { modalReducer } from '../modal/modalSlice';
import { modulesReducer } from '../modules/moduleSlice';
import { preferencesReducer } from '../preferences/preferencesSlice';

/** What the server answers to any call of a test: a status and a JSON body. */
export interface Answer {
  status: number;
  body?: unknown;
}

const json = ({ status, body = null }: Answer) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const anna: User = {
  id: 'u1',
  username: 'sokolova@severveter.ru',
  firstname: 'Анна',
  lastname: 'Соколова',
  middlename: null,
  roles: [{ id: 'USER_ADMIN', name: 'Администратор организации', deleted: false }],
  organization: {
    id: 'o1',
    legalStatus: { name: 'LEGAL_ENTITY' },
    itn: '7801234564',
    name: 'ООО «Северный ветер»',
    ceoName: 'Соколова Анна Игоревна',
    kpp: '780101001',
    ogrn: '1027800000008',
    legalAddress: 'г. Санкт-Петербург',
    excludedModules: [],
  },
  isDeleted: false,
  userIsDeleted: false,
  isNeedChangePassword: false,
};

/** Answers a call by its path; one that throws is a lost connection. */
export type AnswerCall = (path: string, request: Request) => Answer | Promise<Answer>;

/** A store of the shell whose calls are answered by `answer`. */
export function createTestStore(answer: AnswerCall = () => ({ status: 200 })) {
  const listeners = createListenerMiddleware<
    unknown,
    ThunkDispatch<unknown, ApiExtra, UnknownAction>
  >();
  const transport = {
    baseUrl: 'https://cabinet.example/api',
    fetch: async (request: Request) => {
      const response = json(await answer(new URL(request.url).pathname, request));
      // As the real transport does; see `followTransport`.
      if (response.status >= 500) store.dispatch(serviceUnavailable());
      return response;
    },
    end: () => Promise.resolve(),
  };
  const extra = { transport, reload: vi.fn<() => void>() };
  const store = configureStore({
    reducer: combineReducers({
      cabinetApi: cabinetApi.reducer,
      session: sessionSlice.reducer,
      modules: modulesReducer,
      menu: menuReducer,
      modal: modalReducer,
      preferences: preferencesReducer,
    }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: extra } })
        .prepend(listeners.middleware)
        .concat(cabinetApi.middleware),
  });
  return { store, listeners, extra };
}

/** Draws routes with the shell's store, signed in as `user`, at `address`. */
export async function renderShell(
  routes: RouteObject[],
  {
    address = '/offer',
    user = anna,
    answer,
  }: { address?: string; user?: User | null; answer?: AnswerCall } = {},
) {
  const { store, listeners, extra } = createTestStore(answer);
  const router = createMemoryRouter([{ element: <PageFrame />, children: routes }], {
    initialEntries: [address],
  });
  registerShellListeners(listeners.startListening, {
    place: () => router.state.location,
    replace: (to) => void router.navigate(to, { replace: true }),
    isPublic: isPublicRoute,
  });
  if (user) await store.dispatch(userApi.util.upsertQueryData('getCurrentUser', undefined, user));
  // Asynchronous, or Testing Library takes the act environment down before React has finished.
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  );
  return { store, router, extra, view };
}

/** A window of this width; jsdom has neither media queries nor modal dialogs of its own. */
export function stubBrowser(width = 1440): void {
  vi.stubGlobal('matchMedia', (media: string) => {
    const from = /min-width: (\d+)px/.exec(media)?.[1];
    return {
      matches: from !== undefined && width >= Number(from),
      addEventListener: () => {},
      removeEventListener: () => {},
    };
  });
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
