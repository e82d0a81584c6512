import type { Dispatch } from '@reduxjs/toolkit';
import { modalKind } from './modalKind';

export interface ConfirmProps {
  title: string;
  /** Names the thing the action is about. */
  message: string;
  /** An infinitive: «Удалить», «Отключить». */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action can't be undone. */
  danger?: boolean;
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
