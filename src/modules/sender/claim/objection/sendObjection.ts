import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { NOT_IMPLEMENTED_TITLE } from '../../../../api/isNotImplemented';
import { sendOnce } from '../../../../blocks/steps/sendOnce';
import type { AppThunk } from '../../../../session/appStore';
import { claimError, freshClaim, unconfirmed } from '../claimCalls';
import { claimTable, type ClaimDocumentValues } from '../form/claimTable';

export interface ObjectionValues {
  text: string;
  documents: ClaimDocumentValues[];
}

const NOT_IMPLEMENTED = `${NOT_IMPLEMENTED_TITLE}. Обратитесь в страховую компанию напрямую или попробуйте позже`;

/** Thunk: sends the objection to a refused claim once; resolves with the claim. Rejects with an `ApiError`. */
export function sendObjection(
  claimId: string,
  { text, documents }: ObjectionValues,
): AppThunk<Promise<Claim>> {
  const newObjection = { claimId, text, documents: claimTable.documents.kind.write(documents) };
  const { initiate } = senderApi.endpoints.createObjection;
  return async (dispatch) => {
    try {
      return await dispatch(
        sendOnce<Claim>({
          send: () => async (send) => send(initiate({ newObjection }, { track: false })).unwrap(),
          reload: () => freshClaim(claimId),
          isSent: ({ id, objection }) => id === claimId && Boolean(objection?.status?.name),
          unconfirmed: unconfirmed('Возражение'),
        }),
      );
    } catch (error) {
      throw claimError(error, NOT_IMPLEMENTED);
    }
  };
}
