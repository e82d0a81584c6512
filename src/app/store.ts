import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/baseQuery';
import { cabinetApi } from '../api/cabinetApi';
import { speculationSlice } from '../api/speculation';
import type { AppDispatch, AppState } from '../session/appStore';
import { sessionSlice } from '../session/sessionSlice';
import { backgroundReducer } from '../shell/background/backgroundSlice';
import { menuReducer } from '../shell/menu/menuSlice';
import { modalReducer } from '../shell/modal/modalSlice';
import { modulesReducer } from '../shell/modules/modulesSlice';
import { PERSIST_ACTIONS, preferencesReducer } from '../shell/preferences/preferencesSlice';
import { toastsReducer } from '../shell/toast/toastsSlice';
import { todayReducer } from '../shell/today/todaySlice';
import { undoReducer } from '../shell/undo/undoSlice';

/** Reducers of the store, keyed by slice. After the sign-in, cabinet.ts makes the preferences persistent. */
export const reducers = {
  [cabinetApi.reducerPath]: cabinetApi.reducer,
  session: sessionSlice.reducer,
  modules: modulesReducer,
  speculation: speculationSlice.reducer,
  menu: menuReducer,
  toasts: toastsReducer,
  background: backgroundReducer,
  undo: undoReducer,
  today: todayReducer,
  modal: modalReducer,
  preferences: preferencesReducer,
};

/**
 * Checks in development and in tests: serializable state, no mutations. Server responses are excluded, because they are
 * frozen JSON, and checking thousands of rows at every action would take most of a test's time.
 */
const checks = import.meta.env.PROD
  ? {}
  : {
      serializableCheck: {
        ignoredActions: [...PERSIST_ACTIONS, `${cabinetApi.reducerPath}/executeQuery/fulfilled`],
        ignoredPaths: [cabinetApi.reducerPath],
      },
      immutableCheck: { ignoredPaths: [cabinetApi.reducerPath] },
    };

/** Creates the store of the cabinet. Its thunks reach the server through `transport`. */
export function createStore(extraArgument: ApiExtra) {
  const listeners = createListenerMiddleware<AppState, AppDispatch>();
  const store = configureStore({
    reducer: combineReducers(reducers),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, ...checks })
        .prepend(listeners.middleware)
        .concat(cabinetApi.middleware),
  });
  extraArgument.transport.subscribe(store.dispatch);
  const { startListening, clearListeners } = listeners;
  return { store, startListening, clearListeners };
}

export type CabinetStore = ReturnType<typeof createStore>['store'];
