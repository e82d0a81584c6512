import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { toApiError } from '../../../../api/errors';
import { NOT_IMPLEMENTED_TITLE, isNotImplemented } from '../../../../api/isNotImplemented';
import { sendOnce } from '../../../../blocks/steps/sendOnce';
import type { AppThunk } from '../../../../session/appStore';
import { freshClaim } from '../claimCalls';
import { claimTable, type ClaimDocumentValues } from '../form/claimTable';

/** What is typed into an objection. */
export interface ObjectionValues {
  text: string;
  documents: ClaimDocumentValues[];
}

/** Thunk: objects to the refusal of a claim, once; resolves with the claim. Rejects with an `ApiError`. */
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
          readAnew: () => freshClaim(claimId),
          isSent: ({ id, objection }) => id === claimId && Boolean(objection?.status?.name),
          unconfirmed: (now) => {
            const known =
              now === undefined
                ? 'Неизвестно, отправлено ли возражение'
                : 'Возражение не отправлено';
            return `Сервер не подтвердил отправку. ${known}, попробуйте ещё раз`;
          },
        }),
      );
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!isNotImplemented(error)) throw error;
      const message = `${NOT_IMPLEMENTED_TITLE}. Обратитесь в страховую компанию напрямую или попробуйте позже`;
      throw { ...error, message };
    }
  };
}
