import type { ReactNode } from 'react';
import { userApi } from '../../api/endpoints/user';
import { confirmationPolling, useConfirmation, type Refetch } from './useConfirmation';
import { WaitingForOwner } from './WaitingForOwner';

/** A waiting card that polls the server while it is mounted. */
export function PolledWait({ ask }: { ask: Refetch }) {
  userApi.useGetCurrentUserQuery(undefined, {
    ...confirmationPolling,
    selectFromResult: () => ({}),
  });
  return <WaitingForOwner ask={ask} />;
}

interface ConfirmedOnlyProps {
  /** Heading above the waiting card; `children` contain their own heading. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * Shows a waiting card to users whom the owner of the cabinet has not confirmed, and `children` to others, also while
 * the user is still unknown.
 */
export function ConfirmedOnly({ head, children }: ConfirmedOnlyProps) {
  const { isWaiting, refetch } = userApi.useGetCurrentUserQuery(undefined, {
    selectFromResult: ({ data }) => ({ isWaiting: data?.isVerified === false }),
  });
  useConfirmation(isWaiting, refetch);
  if (!isWaiting) return children;
  return (
    <>
      {head}
      <PolledWait ask={refetch} />
    </>
  );
}
