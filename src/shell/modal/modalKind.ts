import { nanoid, type Dispatch } from '@reduxjs/toolkit';
import { openModal } from './modalSlice';

/**
 * Who waits for which dialog, by modal id. Functions can't live in the store, which stays
 * serialisable.
 */
const waiting = new Map<string, Waiting>();

/** A method, so that waiting for a certain type of result is allowed: only its own kind closes it. */
interface Waiting {
  settle(result: unknown): void;
}

/** Hands a dialog's result to whoever awaits it; a second call for the same id does nothing. */
export function settleModal(id: string, result: unknown): void {
  waiting.get(id)?.settle(result);
  waiting.delete(id);
}

/** Everybody who still waits learns that nothing was decided, for example at sign-out. */
export function settleAllModals(): void {
  for (const id of waiting.keys()) settleModal(id, undefined);
}

/**
 * A typed way to open the dialogs of one kind. The component behind `kind` takes
 * `ModalContentProps<Props, Result>`.
 */
export interface ModalKind<Props, Result> {
  kind: string;
  /** Thunk: keeps its promise when the dialog closes; `undefined` when it was cancelled. */
  open(props: Props): (dispatch: Dispatch) => Promise<Result | undefined>;
}

/** Names a kind of dialog together with its props and result types. */
export function modalKind<Props, Result = undefined>(kind: string): ModalKind<Props, Result> {
  return {
    kind,
    open: (props) => (dispatch) => {
      const id = nanoid();
      const answer = new Promise<Result | undefined>((resolve) => {
        waiting.set(id, { settle: resolve });
      });
      dispatch(openModal({ kind, props, id }));
      return answer;
    },
  };
}
