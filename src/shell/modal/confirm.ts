import type { Dispatch } from '@reduxjs/toolkit';
import { modalKind } from './modalKind';
import type { ConfirmProps } from './ConfirmDialog';

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
