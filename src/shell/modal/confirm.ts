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

export const CONFIRM_KIND = 'shell/confirm';
const confirmation = modalKind<ConfirmProps, boolean>(CONFIRM_KIND);

/** Thunk: asks the user; `await dispatch(confirm({...}))` is true only after an explicit consent. */
export function confirm(props: ConfirmProps) {
  return async (dispatch: Dispatch): Promise<boolean> => {
    const answer = await confirmation.open(props)(dispatch);
    return answer === true;
  };
}
