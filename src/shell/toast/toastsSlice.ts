import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message over the page. How long each tone stays is up to the layer that shows it. */
export interface Toast {
  id: string;
  tone: 'success' | 'info' | 'error';
  text: string;
  /** With a button the message stays until it is closed: its owner watches the time. */
  button?: ToastButton;
}

/** The button of a message. */
export interface ToastButton {
  label: string;
  /** Keys that do the same, as `aria-keyshortcuts` writes them. */
  keys?: string;
}

/** The slice lives under this key of the store: open toasts, oldest first. */
export interface ToastsRoot {
  toasts: Toast[];
}

declare module '../../session/appStore' {
  interface AppState extends ToastsRoot {}
}

/** The most messages that are kept; older ones are dropped. */
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
    /** The pointer or the focus came to the message, or left it. */
    toastHeld: (toasts, _held: PayloadAction<{ id: string; isHeld: boolean }>) => toasts,
    toastsCleared: () => [],
  },
});

export const { toastShown, toastClosed, toastPressed, toastHeld, toastsCleared } =
  toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;

export const selectToasts = (state: ToastsRoot) => state.toasts;
