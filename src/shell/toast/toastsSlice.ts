import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ToastMessage } from '../../ui/overlay/ToastHost';

/** Root state with this slice: the open toasts, oldest first. */
export interface ToastsRoot {
  toasts: ToastMessage[];
}

declare module '../../session/appStore' {
  interface AppState extends ToastsRoot {}
}

/** Maximum number of open toasts; older toasts are dropped. */
const MOST_MESSAGES = 10;

const without = (toasts: readonly ToastMessage[], id: string) =>
  toasts.filter((toast) => toast.id !== id);

const toastsSlice = createSlice({
  name: 'toasts',
  initialState: (): ToastMessage[] => [],
  reducers: {
    toastShown: {
      prepare: (toast: Omit<ToastMessage, 'id'>) => ({ payload: { id: nanoid(), ...toast } }),
      reducer: (toasts, { payload }: PayloadAction<ToastMessage>) =>
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
