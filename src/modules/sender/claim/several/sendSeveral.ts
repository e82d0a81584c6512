import type { Claim } from '../../../../api/endpoints/sender';
import { errorWithoutBody, isOutage, toApiError } from '../../../../api/errors';
import type { AppThunk } from '../../../../session/appStore';
import { claimError, freshClaimOf, isOpen, sendClaim } from '../claimCalls';
import { saveClaim } from '../editor/claimServer';
import { writeClaim } from '../form/claimForm';
import type { ClaimValues } from '../form/claimTable';

/** Result of the claim for one order. */
export type ClaimOutcome =
  | { isSent: true; number: string }
  /** `reason` is a message for the user. */
  | { isSent: false; reason: string };

export type ClaimsByOrder = ReadonlyMap<string, ClaimValues>;

function isSameEvent({ type, description }: Claim, values: ClaimValues): boolean {
  const wanted = writeClaim(values);
  return type === wanted.type && description === wanted.description;
}

/** Creates and sends the claim for one order. Rejects with an `ApiError`. */
function sendOne(orderId: string, values: ClaimValues): AppThunk<Promise<Claim>> {
  return async (dispatch) => {
    const reload = () => freshClaimOf(orderId);
    const present = await dispatch(reload());
    // A claim about the same event is from an earlier attempt; a claim about another event must not be changed.
    if (present && !isSameEvent(present, values)) {
      const message = `По заказу уже есть заявление ${present.number ?? ''}`.trim();
      throw { ...errorWithoutBody(409), message };
    }
    if (present && !isOpen(present)) return present;
    const saved = await dispatch(saveClaim(orderId, present?.id, values));
    if (saved === undefined) throw errorWithoutBody('INVALID_RESPONSE');
    return dispatch(sendClaim(saved.id, reload));
  };
}

const NOT_TRIED = 'Не отправлялось: сервер не ответил по предыдущему заказу';

/**
 * Sends a claim for each order, one at a time. Never rejects, because each order has its own result. After an outage,
 * or a call without a response, the remaining orders are skipped. A repeated call skips claims that were already sent.
 */
export function sendSeveral(
  claims: ClaimsByOrder,
): AppThunk<Promise<ReadonlyMap<string, ClaimOutcome>>> {
  return async (dispatch) => {
    const outcomes = new Map<string, ClaimOutcome>();
    let isCut = false;
    for (const [orderId, values] of claims) {
      if (isCut) {
        outcomes.set(orderId, { isSent: false, reason: NOT_TRIED });
        continue;
      }
      try {
        const { number = '' } = await dispatch(sendOne(orderId, values));
        outcomes.set(orderId, { isSent: true, number });
      } catch (thrown) {
        const error = toApiError(thrown);
        outcomes.set(orderId, { isSent: false, reason: claimError(error).message });
        isCut = isOutage(error) || typeof error.status !== 'number';
      }
    }
    return outcomes;
  };
}
