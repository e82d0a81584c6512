import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface OpenModal {
  id: string;
  kind: string;
  /** Serialisable, as the rest of the store. */
  props: unknown;
}

export interface ModalState {
  /** The last one is on top. */
  stack: OpenModal[];
}

/** The slice lives under this key of the store. */
export interface ModalRoot {
  modal: ModalState;
}

const initialState: ModalState = { stack: [] };

const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    openModal: {
      prepare: ({
        kind,
        props,
        id = nanoid(),
      }: {
        kind: string;
        props?: unknown;
        id?: string;
      }) => ({
        payload: { id, kind, props },
      }),
      reducer(state, { payload }: PayloadAction<OpenModal>) {
        if (!state.stack.some(({ id }) => id === payload.id)) state.stack.push(payload);
      },
    },
    closeModal: {
      prepare: (id: string, result?: unknown) => ({ payload: { id, result } }),
      reducer(state, { payload }: PayloadAction<{ id: string; result: unknown }>) {
        state.stack = state.stack.filter(({ id }) => id !== payload.id);
      },
    },
    closeAllModals(state) {
      state.stack = [];
    },
  },
});

export const { openModal, closeModal, closeAllModals } = modalSlice.actions;
export const modalReducer = modalSlice.reducer;

export const selectModalStack = (state: ModalRoot) => state.modal.stack;
