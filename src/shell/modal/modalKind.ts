import { addListener, nanoid, type Dispatch } from '@reduxjs/toolkit';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { createPart, type Part, type PartLoader } from '../lazy/LazyPart';
import type { ConfirmProps } from './ConfirmDialog';
import type { ModalContentProps } from './modalContent';
import { closeAllModals, closeModal, openModal } from './modalSlice';

/** Draws a part that is loaded later; `draw` gets the component once it has loaded. */
export type DrawPart = <Props>(
  part: Part<Props>,
  draw: (Content: ComponentType<Props>) => ReactNode,
) => ReactNode;

interface LiveModal {
  draw: (drawPart: DrawPart, onClose: () => void) => ReactNode;
}

/**
 * Dialogs that are open, by modal id. Components and functions can't live in the store, which stays
 * serialisable; here each is typed by its kind.
 */
const live = new Map<string, LiveModal>();

/** The dialog of this id; undefined for one that no kind has opened. */
export function liveModal(id: string): LiveModal | undefined {
  return live.get(id);
}

/** A typed way to open the dialogs of one kind. */
export interface ModalKind<Props, Result> {
  id: string;
  /** Thunk: keeps its promise when the dialog closes; `undefined` when it was cancelled. */
  open: (props: Props) => (dispatch: Dispatch) => Promise<Result | undefined>;
}

interface ModalKindOptions<Props, Result> {
  /** `<module>/<dialog>`. */
  id: string;
  /** The file of the dialog; its component takes exactly the kind's props and gives its result. */
  lazy: PartLoader<ModalContentProps<Props, Result>>;
}

/**
 * Names a kind of dialog: its props (serialisable, as the rest of the store), its answer, and the file of
 * its component.
 */
export function modalKind<Props, Result = undefined>({
  id: kind,
  lazy,
}: ModalKindOptions<Props, Result>): ModalKind<Props, Result> {
  // Not through `loadPart`: a page that is reloaded forgets the dialog that was to be opened.
  const part = createPart(lazy);
  const open = (props: Props) => (dispatch: Dispatch) => {
    const id = nanoid();
    let decided: Result | undefined;
    const answer = new Promise<Result | undefined>((resolve) => {
      live.set(id, {
        draw: (drawPart, onClose) => {
          const close = (result?: Result) => {
            decided = result;
            onClose();
          };
          const reopen = () => void open(props)(dispatch);
          return drawPart(part, (Content) =>
            createElement(Content, { modalId: id, props, close, reopen }),
          );
        },
      });
      // However the dialog was closed, for example by a sign-out: who awaits it gets an answer.
      dispatch(
        addListener({
          predicate: (action) =>
            closeAllModals.match(action) || (closeModal.match(action) && action.payload === id),
          effect: (_action, { unsubscribe }) => {
            unsubscribe();
            live.delete(id);
            resolve(decided);
          },
        }),
      );
    });
    dispatch(openModal({ id, kind, props }));
    return answer;
  };
  return { id: kind, open };
}

const confirmation = modalKind<ConfirmProps, boolean>({
  id: 'shell/confirm',
  lazy: () => import('./ConfirmDialog'),
});

/** Thunk: asks the user; `await dispatch(confirm({...}))` is true only after an explicit consent. */
export function confirm(props: ConfirmProps) {
  return async (dispatch: Dispatch): Promise<boolean> => {
    const answer = await confirmation.open(props)(dispatch);
    return answer === true;
  };
}
