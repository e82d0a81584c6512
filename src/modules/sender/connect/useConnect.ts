import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { useSessionDispatch } from '../../../session/apiRoot';
import { connectDialog } from './connectDialog';
import { noOffersDialog } from './noOffersDialog';

/** The conditions, ready to be accepted (rule N3). */
const APPLYING = `${paths.insuranceConditions}?insurance=applying`;

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
    if (end?.reason === 'insure') void navigate(APPLYING);
  };
  return {
    start: (hasAccount) => void (hasAccount ? navigate(APPLYING) : connect()),
  };
}
