import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { vi } from 'vitest';
import type { ApiExtra } from '../../api/baseQuery';
import { cabinetApi } from '../../api/cabinetApi';
import type { Transport } from '../../api/transport/transport';
import { followTransport, registerLifecycle, type SessionHolders } from '../lifecycle';
import type { ApiRoot, SessionDispatch } from '../apiRoot';
import { sessionSlice, type SessionRoot } from '../sessionSlice';

/** A store with nothing but the session and the server's data, over a given transport. */
export function createSessionStore(transport: Transport, isBehindSignIn = () => true) {
  /** What the lifecycle did, in order; `cache reset` and `reload` among it. */
  const effects: string[] = [];
  const note = (what: string) => () => void effects.push(what);
  const listeners = createListenerMiddleware<ApiRoot & SessionRoot, SessionDispatch>();
  const reload = vi.fn(note('reload'));
  const store = configureStore({
    reducer: combineReducers({
      cabinetApi: cabinetApi.reducer,
      session: sessionSlice.reducer,
    }),
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { transport, reload } satisfies ApiExtra } })
        .prepend(listeners.middleware)
        .concat(cabinetApi.middleware),
  });
  followTransport(transport, store.dispatch);
  const holders: SessionHolders = {
    closeDialogs: note('dialogs closed'),
    clearToasts: note('toasts cleared'),
    forgetMenu: note('menu forgotten'),
    forgetModuleNames: note('module names forgotten'),
    keepInputOf: (userId) => void effects.push(`input of ${userId ?? 'a visitor'}`),
    forgetInput: note('input dropped'),
    leadToSignIn: (reason) => void effects.push(`sign-in page after ${reason}`),
    isBehindSignIn,
  };
  registerLifecycle(listeners.startListening, () => holders);
  listeners.startListening({
    matcher: cabinetApi.util.resetApiState.match,
    effect: note('cache reset'),
  });
  return { store, effects, reload };
}
