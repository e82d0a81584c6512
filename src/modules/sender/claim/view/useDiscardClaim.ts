import { type Claim, senderApi } from '../../../../api/endpoints/sender';
import { toApiError } from '../../../../api/errors';
import { useAppDispatch } from '../../../../session/appStore';
import { useAction, type Action } from '../../../../blocks/action/useAction';
import { claimError, freshClaimOf } from '../claimCalls';

/** Returns true if the insurance company has never seen the claim. Such a claim is deleted, not withdrawn. */
export function isUnseen(claim: Claim | undefined): boolean {
  return claim === undefined || claim.status?.name === 'DRAFT';
}

/**
 * Returns the action that deletes a draft claim or withdraws a sent one, after a confirmation. If the response is lost,
 * or is a 404 or 409, the claims of the order are loaded: the call counts as successful if the claim is no longer the
 * current one.
 *
 * @param claim undefined for a draft that exists on this device only
 */
export function useDiscardClaim(claim: Claim | undefined, onDone?: () => void): Action<void> {
  const [deleteClaim] = senderApi.useDeleteClaimMutation();
  const dispatch = useAppDispatch();
  const unseen = isUnseen(claim);

  const isGone = async ({ id, orderId }: Claim, error: unknown) => {
    const { status } = toApiError(error);
    const mayBeGone = typeof status !== 'number' || status === 404 || status === 409;
    if (!mayBeGone || typeof orderId !== 'string') return false;
    const now = await dispatch(freshClaimOf(orderId));
    return now?.id !== id;
  };

  return useAction({
    ask: () =>
      unseen
        ? {
            title: 'Удалить черновик?',
            message: 'Всё, что заполнено в этом заявлении, пропадёт.',
            confirmLabel: 'Удалить черновик',
          }
        : {
            title: 'Отозвать заявление?',
            message: 'Страховая компания прекратит рассмотрение. Можно будет подать новое.',
            confirmLabel: 'Отозвать заявление',
          },
    call: async () => {
      if (claim === undefined) return;
      try {
        await deleteClaim({ id: claim.id }).unwrap();
      } catch (error) {
        if (!(await isGone(claim, error).catch(() => false))) throw error;
      }
    },
    success: () => (unseen ? 'Черновик удалён' : 'Заявление отозвано'),
    failure: (_nothing, error) => claimError(error).message,
    ...(onDone && { onDone }),
  });
}
