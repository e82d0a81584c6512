import { financeRequestApi } from '../../api/endpoints/financeRequest';
import { toApiError } from '../../api/errors';
import { useAction, type Action } from '../../blocks/action/useAction';
import { useAppDispatch } from '../../session/appStore';

/** Kind of a request's draft on this device, and the name of its form. */
export const REQUEST = 'finance-request';

export interface RequestDraft {
  id: string;
  /** Name that distinguishes the draft from other drafts; it contains at least the bank. */
  name: string;
}

/**
 * Removes the stored input of a request from this device. Imports the code on demand, because /offer does not
 * load it.
 */
async function forgetInput(id: string): Promise<void> {
  const drafts = await import('../../blocks/drafts/draftStorage').catch(() => undefined);
  drafts?.forgetDraft(REQUEST, id);
}

/**
 * Returns the action «Удалить черновик». It asks for confirmation, because the input cannot be restored. B23: a draft
 * of a request can be deleted.
 */
export function useDeleteDraft(onDeleted?: () => void): Action<RequestDraft> {
  const [deleteRequest] = financeRequestApi.useDeleteFinanceRequestMutation();
  const dispatch = useAppDispatch();
  return useAction({
    ask: ({ name }) => ({
      title: 'Удалить черновик заявки?',
      message: `${name}: всё, что вы заполнили в заявке, пропадёт. Подать новую можно, пока предложение действует.`,
      confirmLabel: 'Удалить',
      danger: true,
    }),
    call: async ({ id }) => {
      const answer = await deleteRequest({ id });
      // Another window has deleted the draft, or the response to an earlier call was lost.
      const isGone = answer.error !== undefined && toApiError(answer.error).status === 404;
      return isGone ? {} : answer;
    },
    success: () => 'Черновик заявки удалён',
    onDone: ({ id }) => {
      void forgetInput(id);
      onDeleted?.();
    },
    // The request may have been sent or deleted meanwhile.
    onFailed: () => void dispatch(financeRequestApi.util.invalidateTags(['FinanceOffer'])),
  });
}
