import type { Dispatch } from '@reduxjs/toolkit';
import { frameReloadSet } from './menuSlice';

/** Specification, section 9: frame reload debounce. */
const FRAME_RELOAD_MS = 500;

/** Of the last click, until its half second is over. */
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Thunk: reloads the page's embedded frame. The flag that says so goes back half a second after the
 * last click.
 */
export function reloadFrame() {
  return (dispatch: Dispatch): void => {
    clearTimeout(timer);
    timer = setTimeout(() => dispatch(frameReloadSet(false)), FRAME_RELOAD_MS);
    dispatch(frameReloadSet(true));
  };
}
