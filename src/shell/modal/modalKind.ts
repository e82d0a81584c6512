import { addListener, nanoid, type Dispatch } from '@reduxjs/toolkit';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { createPart, type Part, type PartLoader } from '../lazy/LazyPart';
import type { ConfirmProps } from './ConfirmDialog';
import type { ModalContentProps } from './modalContent';
import { closeAllModals, closeModal, openModal } from './modalSlice';

/** Renders a lazy part; `draw` gets the component once it has loaded. */
export type DrawPart = <Props>(
  part: Part<Props>,
  draw: (Content: ComponentType<Props>) => ReactNode,
) => ReactNode;

interface OpenDialog {
  draw: (drawPart: DrawPart, onClose: () => void) => ReactNode;
}

/** Open dialogs, keyed by modal id. Not in the store, because components and functions are not serialisable. */
const openDialogs = new Map<string, OpenDialog>();

/** Returns the dialog with this id; undefined if no kind has opened it. */
export function dialogOf(id: string): OpenDialog | undefined {
  return openDialogs.get(id);
}

export interface ModalKind<Props, Result> {
  id: string;
  /** Opens a dialog. Resolves when the dialog closes; with undefined if it was cancelled. */
  open: (props: Props) => (dispatch: Dispatch) => Promise<Result | undefined>;
}

interface ModalKindOptions<Props, Result> {
  /** Id of the form `<module>/<dialog>`. */
  id: string;
  lazy: PartLoader<ModalContentProps<Props, Result>>;
}

/** Defines a kind of dialog. Its props must be serialisable, because they are in the store. */
export function modalKind<Props, Result = undefined>({
  id: kind,
  lazy,
}: ModalKindOptions<Props, Result>): ModalKind<Props, Result> {
  // `loadPart` is not used, because its reload would lose the dialog.
  const part = createPart(lazy);
  const open = (props: Props) => (dispatch: Dispatch) => {
    const id = nanoid();
    let decided: Result | undefined;
    const answer = new Promise<Result | undefined>((resolve) => {
      openDialogs.set(id, {
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
      // Settles the promise however the dialog was closed, for example by a sign-out.
      dispatch(
        addListener({
          predicate: (action) =>
            closeAllModals.match(action) || (closeModal.match(action) && action.payload === id),
          effect: (_action, { unsubscribe }) => {
            unsubscribe();
            openDialogs.delete(id);
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

/** Opens a confirmation; resolves with true only after an explicit consent. */
export function confirm(props: ConfirmProps) {
  return async (dispatch: Dispatch): Promise<boolean> => {
    const answer = await confirmation.open(props)(dispatch);
    return answer === true;
  };
}
