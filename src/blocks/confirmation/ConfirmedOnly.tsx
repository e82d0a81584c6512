import type { ReactNode } from 'react';
import { useGetCurrentUserQuery } from '../../api/endpoints/user';
import { PolledWait } from './PolledWait';
import { useConfirmation } from './useConfirmation';

/** Shows `children` to users whom the owner of the cabinet has confirmed, and the wait to others. */
export function ConfirmedOnly({ children }: { children: ReactNode }) {
  const { isWaiting, refetch } = useGetCurrentUserQuery(undefined, {
    selectFromResult: ({ data }) => ({ isWaiting: data?.isVerified === false }),
  });
  useConfirmation(isWaiting, refetch);
  return isWaiting ? <PolledWait ask={refetch} /> : children;
}
