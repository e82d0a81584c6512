import { useDeleteClaimMutation, type Claim } from '../../../../api/endpoints/sender';
import { useAction, type Action } from '../../../../shell/action/useAction';
import { claimError } from '../unavailable';

/** Whether a claim is deleted and not taken back: nobody but the customer has seen it. */
export function isUnseen(claim: Claim | undefined): boolean {
  return claim === undefined || claim.status.name === 'DRAFT';
}

/**
 * Deletes the draft of a claim for one order, or takes back one that waits for its decision, after a
 * question.
 *
 * @param claim undefined for a draft that is on this device only
 */
export function useDiscardClaim(claim: Claim | undefined, onDone?: () => void): Action<void> {
  const [deleteClaim] = useDeleteClaimMutation();
  const unseen = isUnseen(claim);
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
      if (claim !== undefined) await deleteClaim({ id: claim.id }).unwrap();
    },
    success: () => (unseen ? 'Черновик удалён' : 'Заявление отозвано'),
    failure: (_nothing, error) => claimError(error).message,
    ...(onDone && { onDone }),
  });
}
