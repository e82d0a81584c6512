import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface OpenModal {
  id: string;
  kind: string;
  /** Props; must be serialisable. */
  props: unknown;
}

export interface ModalState {
  /** Open dialogs; the last dialog is on top. */
  stack: OpenModal[];
}

export interface ModalRoot {
  modal: ModalState;
}

declare module '../../session/appStore' {
  interface AppState extends ModalRoot {}
}

const initialState: ModalState = { stack: [] };

const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    openModal(state, { payload }: PayloadAction<OpenModal>) {
      state.stack.push(payload);
    },
    closeModal(state, { payload }: PayloadAction<string>) {
      state.stack = state.stack.filter(({ id }) => id !== payload);
    },
    closeAllModals(state) {
      state.stack = [];
    },
  },
});

export const { openModal, closeModal, closeAllModals } = modalSlice.actions;
export const modalReducer = modalSlice.reducer;

export const selectModalStack = (state: ModalRoot) => state.modal.stack;
