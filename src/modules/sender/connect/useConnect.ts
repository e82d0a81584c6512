import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionDispatch } from '../../../session/apiRoot';
import { applyingPath } from '../conditions/conditionsPath';
import { connectDialog } from './connectDialog';
import { noOffersDialog } from './noOffersDialog';

/** «Подключить страхование» (rules N3 and N4). */
export function useConnect(): { start: (hasAccount: boolean) => void } {
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  /** A number that was not found: it is corrected and not typed again. */
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
