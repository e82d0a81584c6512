import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message over the page. The component that shows it decides how long it stays. */
export interface Toast {
  id: string;
  tone: 'success' | 'info' | 'error';
  text: string;
  /** A toast with a button stays until it is closed. The code that opened it limits the time. */
  button?: ToastButton;
}

/** Label and shortcut of the button in a toast. */
export interface ToastButton {
  label: string;
  /** Shortcut of the button, in the format of `aria-keyshortcuts`. */
  keys?: string;
}

/** Root state with this slice, for the selectors: the open toasts, oldest first. */
export interface ToastsRoot {
  toasts: Toast[];
}

declare module '../../session/appStore' {
  interface AppState extends ToastsRoot {}
}

/** Maximum number of open toasts; older toasts are dropped. */
const MOST_MESSAGES = 10;

const without = (toasts: readonly Toast[], id: string) => toasts.filter((toast) => toast.id !== id);

const toastsSlice = createSlice({
  name: 'toasts',
  initialState: (): Toast[] => [],
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { id: nanoid(), ...toast } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) =>
        [...toasts, payload].slice(-MOST_MESSAGES),
    },
    toastClosed: (toasts, { payload: id }: PayloadAction<string>) => without(toasts, id),
    toastPressed: (toasts, { payload: id }: PayloadAction<string>) => without(toasts, id),
    /** The pointer or the focus enters the toast or leaves it. */
    toastHeld: (toasts, _held: PayloadAction<{ id: string; isHeld: boolean }>) => toasts,
    toastsCleared: () => [],
  },
});

export const { toastShown, toastClosed, toastPressed, toastHeld, toastsCleared } =
  toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;

export const selectToasts = (state: ToastsRoot) => state.toasts;
