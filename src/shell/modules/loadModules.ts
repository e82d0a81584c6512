import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { serviceApi } from '../../api/endpoints/service';
import {
  moduleNamesFailed,
  moduleNamesReceived,
  moduleNamesRequested,
  selectModulesStatus,
  type ModulesRoot,
} from './moduleSlice';
import { warnOfDouble } from './registry';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * The names in an answer: bare, as the contract says, or inside `data` or `content`; null when there
 * is no list, which must not look like an empty one. Anything but a name is left out.
 */
export function readModuleNames(answer: unknown): string[] | null {
  if (Array.isArray(answer)) {
    return answer.filter((name): name is string => typeof name === 'string');
  }
  if (typeof answer !== 'object' || answer === null) return null;
  if ('data' in answer) return readModuleNames(answer.data);
  return 'content' in answer ? readModuleNames(answer.content) : null;
}

/**
 * Thunk: asks the server which modules there are (GET /service/build/module) and never rejects;
 * after a failure the status is `failed` and the names known so far stay.
 */
export function loadModules() {
  return async (dispatch: Dispatch): Promise<void> => {
    dispatch(moduleNamesRequested());
    const { data, isSuccess } = await dispatch(
      serviceApi.endpoints.getModules.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    const names = isSuccess ? readModuleNames(data) : null;
    // The server may list a name twice; it is warned of once.
    new Set(names?.filter((name, index) => names.indexOf(name) < index)).forEach(warnOfDouble);
    dispatch(names === null ? moduleNamesFailed() : moduleNamesReceived(names));
  };
}

/** The request under way, for whoever asks meanwhile. */
const underWay = new WeakMap<Dispatch, Promise<void>>();

/**
 * Thunk: like `loadModules`, unless the names are there already or on their way. For whoever needs
 * them: guards, the offers, the start of a session.
 */
export function ensureModules() {
  return (dispatch: Dispatch, getState: () => ModulesRoot): Promise<void> => {
    const status = selectModulesStatus(getState());
    if (status === 'ready') return Promise.resolve();
    const running = status === 'loading' ? underWay.get(dispatch) : undefined;
    if (running) return running;
    const loading = dispatch(loadModules());
    underWay.set(dispatch, loading);
    return loading;
  };
}
