import { useGetCurrentUserQuery } from '../../api/endpoints/user';
import { confirmationPolling } from './useConfirmation';
import { WaitingForOwner } from './WaitingForOwner';
import type { Ask } from './waitingRoom';

/** The wait, where the user's own data tells of the confirmation; only the wait polls for it. */
export function PolledWait({ ask }: { ask: Ask }) {
  useGetCurrentUserQuery(undefined, { ...confirmationPolling, selectFromResult: () => ({}) });
  return <WaitingForOwner ask={ask} />;
}
