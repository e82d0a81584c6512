import { userApi } from '../../api/endpoints/user';
import { confirmationPolling, type Refetch } from './useConfirmation';
import { WaitingForOwner } from './WaitingForOwner';

/** The waiting card of a part that learns of the confirmation from the user's data, which it polls. */
export function PolledWait({ ask }: { ask: Refetch }) {
  userApi.useGetCurrentUserQuery(undefined, {
    ...confirmationPolling,
    selectFromResult: () => ({}),
  });
  return <WaitingForOwner ask={ask} />;
}
