import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../../session/appStore';
import { applyingPath } from '../conditions/conditionsPath';
import { modalKind } from '../../../shell/modal/modalKind';
import type { ConnectDialogProps, ConnectEnd } from './ConnectDialog';

/** «Подключение аккаунта»; resolves with undefined if it was cancelled. */
export const connectDialog = modalKind<ConnectDialogProps, ConnectEnd>({
  id: 'sender/connect',
  lazy: () => import('./ConnectDialog'),
});

/** «Нет предложений»: shown if the courier company's contract has no offers. */
const noOffersDialog = modalKind<null>({
  id: 'sender/no-offers',
  lazy: () => import('./NoOffersDialog'),
});

/**
 * Returns `start` for «Подключить страхование». N3: the button begins the connection. N4: step 0 asks for the
 * contract number.
 */
export function useConnect(): { start: (hasAccount: boolean) => void } {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  /** The last number that was not found; prefills the dialog when it opens again. */
  const typed = useRef('');
  const connect = async (): Promise<void> => {
    const end = await dispatch(connectDialog.open({ contractNumber: typed.current }));
    if (end?.reason === 'not-found') {
      typed.current = end.contractNumber;
      await dispatch(noOffersDialog.open(null));
    }
    if (end?.reason === 'insure') void navigate(applyingPath);
  };
  return {
    start: (hasAccount) => void (hasAccount ? navigate(applyingPath) : connect()),
  };
}
