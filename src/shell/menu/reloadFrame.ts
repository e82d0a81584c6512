import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { addAppListener, type AppDispatch, type AppThunk } from '../../session/appStore';
import { frameReloadSet } from './menuSlice';

/** Specification, section 9: frame reload debounce. */
const FRAME_RELOAD_MS = 500;

/** The flag goes back half a second after the last click. */
async function endReload(
  { payload: isReloading }: ReturnType<typeof frameReloadSet>,
  { cancelActiveListeners, delay, dispatch }: ListenerEffectAPI<unknown, AppDispatch>,
): Promise<void> {
  if (!isReloading) return;
  cancelActiveListeners();
  await delay(FRAME_RELOAD_MS);
  dispatch(frameReloadSet(false));
}

/** Thunk: reloads the page's embedded frame. */
export function reloadFrame(): AppThunk<void> {
  return (dispatch) => {
    dispatch(addAppListener({ actionCreator: frameReloadSet, effect: endReload }));
    dispatch(frameReloadSet(true));
  };
}
