import type { ReactNode } from 'react';
import { useGetCurrentUserQuery } from '../../api/endpoints/user';
import { WaitingForOwner } from './WaitingForOwner';
import { confirmationPolling, useConfirmation } from './useConfirmation';

/** Shows `children` to users whom the owner of the cabinet has confirmed, and the wait to others. */
export function ConfirmedOnly({ children }: { children: ReactNode }) {
  const { isWaiting, refetch } = useGetCurrentUserQuery(undefined, {
    selectFromResult: ({ data }) => ({ isWaiting: data?.isVerified === false }),
  });
  useConfirmation(isWaiting, refetch);
  return isWaiting ? <PolledWait ask={refetch} /> : children;
}

/** Only the wait polls: a confirmed user stays one. */
function PolledWait({ ask }: { ask: () => Promise<{ error?: unknown }> }) {
  useGetCurrentUserQuery(undefined, { ...confirmationPolling, selectFromResult: () => ({}) });
  return <WaitingForOwner ask={ask} />;
}
