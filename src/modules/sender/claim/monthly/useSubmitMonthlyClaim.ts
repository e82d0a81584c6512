import { senderApi } from '../../../../api/endpoints/sender';
import { toApiError } from '../../../../api/errors';
import { mayHaveBeenDone } from '../../../../api/mayHaveBeenDone';
import { isOpenClaim } from '../../../../domain/claims';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { freshClaim } from '../freshClaims';
import { claimError } from '../unavailable';
import type { MonthlyClaimValues } from './monthlyClaimForm';

const { submitClaim, updateClaim } = senderApi.endpoints;

/** Account and documents first, then the sending, each once. Rejects with an `ApiError`. */
export function useSubmitMonthlyClaim(id: string) {
  const dispatch = useSessionDispatch();
  /** Whether the server has the claim as sent; rejects with the call's error. */
  const isSent = async () => !isOpenClaim((await dispatch(freshClaim(id))).status.name);
  return async ({ paymentDetailsId, documents }: MonthlyClaimValues) => {
    const claimUpdate = {
      paymentDetailsId: paymentDetailsId ?? null,
      documents: documents.map(({ kind, id: fileId }) => ({ kind, fileId })),
    };
    try {
      await dispatch(updateClaim.initiate({ id, claimUpdate }, { track: false })).unwrap();
      await dispatch(submitClaim.initiate({ id }, { track: false })).unwrap();
    } catch (error) {
      // Sent by a call whose answer was lost, or by another window: then it is sent, once.
      const mayBeSent = mayHaveBeenDone(error) || toApiError(error).status === 409;
      if (!mayBeSent || !(await isSent().catch(() => false))) throw claimError(error);
    }
    await isSent().catch(() => undefined);
  };
}
