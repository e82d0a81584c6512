import {
  selectToasts,
  toastClosed,
  toastPressed,
  toastsCleared,
  type Toast,
} from '../../src/shell/toast/toastsSlice';
import { latestStore } from './store';

/** Returns the toasts of the page that was opened last, oldest first. */
export function toasts(): readonly Toast[] {
  const store = latestStore();
  return store ? selectToasts(store.getState()) : [];
}

/** Presses the button of a message, the latest one by default. */
export function pressToast(at = -1): void {
  latestStore()?.dispatch(toastPressed(toasts().at(at)?.id ?? ''));
}

export function closeToast(at = -1): void {
  latestStore()?.dispatch(toastClosed(toasts().at(at)?.id ?? ''));
}

export function clearToasts(): void {
  latestStore()?.dispatch(toastsCleared());
}
