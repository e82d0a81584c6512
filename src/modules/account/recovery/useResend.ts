import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import { useSessionDispatch } from '../../../session/apiRoot';
import type { RecoveryProgress } from './recoveryProgress';
import { tellUnsentCode } from '../tellUnsentCode';
import { startRecovery } from './startRecovery';

type Resending = { state: 'idle' | 'busy' | 'sent' } | { state: 'failed'; message: string };

/** Asks for another code, one call at a time. */
export function useResend(onResent: (progress: RecoveryProgress) => void) {
  const dispatch = useSessionDispatch();
  const [resending, setResending] = useState<Resending>({ state: 'idle' });
  return {
    ...resending,
    /** Takes the answer to an earlier attempt off the page. */
    forget: () => {
      setResending({ state: 'idle' });
    },
    send: async (login: string) => {
      if (resending.state === 'busy') return;
      setResending({ state: 'busy' });
      try {
        onResent(await dispatch(startRecovery(login)));
        setResending({ state: 'sent' });
      } catch (thrown) {
        tellUnsentCode(thrown);
        setResending({ state: 'failed', message: toApiError(thrown).message });
      }
    },
  };
}
