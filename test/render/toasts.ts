import {
  selectToasts,
  toastClosed,
  toastPressed,
  toastsCleared,
} from '../../src/shell/toast/toastsSlice';
import type { ToastMessage } from '../../src/ui/overlay/ToastHost';
import { latestStore } from './store';

/** Returns the toasts of the last opened page, oldest first. */
export function toasts(): readonly ToastMessage[] {
  const store = latestStore();
  return store ? selectToasts(store.getState()) : [];
}

/** Presses the button of a message, by default the latest one. */
export function pressToast(at = -1): void {
  latestStore()?.dispatch(toastPressed(toasts().at(at)?.id ?? ''));
}

export function closeToast(at = -1): void {
  latestStore()?.dispatch(toastClosed(toasts().at(at)?.id ?? ''));
}

export function clearToasts(): void {
  latestStore()?.dispatch(toastsCleared());
}
