import { demandRecord } from '../../../../api/answers/demandRecord';
import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { useSessionDispatch, type SessionThunk } from '../../../../session/apiRoot';
import { freshClaim } from '../freshClaims';
import { sendClaim } from '../sendClaim';
import { claimError } from '../unavailable';
import type { MonthlyClaimValues } from './monthlyClaimForm';

const { updateClaim } = senderApi.endpoints;

/** Account and documents first, then the sending, each once. Rejects with an `ApiError`. */
export function useSubmitMonthlyClaim(id: string) {
  const dispatch = useSessionDispatch();
  return async ({ paymentDetailsId, documents }: MonthlyClaimValues) => {
    const claimUpdate = {
      paymentDetailsId: paymentDetailsId ?? null,
      documents: documents.map(({ kind, id: fileId }) => ({ kind, fileId })),
    };
    const save = (): SessionThunk<Promise<Claim>> => async (send) => {
      const call = send(updateClaim.initiate({ id, claimUpdate }, { track: false }));
      return demandRecord(await call.unwrap(), id);
    };
    try {
      await dispatch(sendClaim(id, () => freshClaim(id), save));
    } catch (error) {
      throw claimError(error);
    }
    // The page goes on with what the server says now.
    await dispatch(freshClaim(id)).catch(() => undefined);
  };
}
