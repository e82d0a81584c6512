import type { ApiError } from '../../../api/errors';
import type { Confirmed } from './confirmRegistration';
import type { Confirmation, PendingCode } from './pendingConfirmation';

/** Reason why nothing can be confirmed: no registration, an expired or used link, or an invalid link. */
export type StaleReason = 'noContext' | 'expired' | 'wrong';

/** View that /confirm shows, with its data. */
export type Stage =
  | { name: 'link'; token: string }
  | { name: 'code'; pending: PendingCode }
  /** `confirmed` is null after a reload: the password grant was in memory only. */
  | { name: 'confirmed'; confirmed: Confirmed | null }
  | { name: 'stale'; reason: StaleReason };

/** Maximum length of a token in the contract (RegistrationConfirmation), in characters. */
const LONGEST_TOKEN = 1024;

/**
 * Returns the first stage of /confirm. A token in the address has priority over the registration of this tab; an
 * invalid or repeated token is refused.
 */
export function firstStage(tokens: readonly string[], waiting: Confirmation | null): Stage {
  const [token = '', ...others] = tokens;
  if (tokens.length > 0) {
    const isUsable = token !== '' && token.length <= LONGEST_TOKEN && others.length === 0;
    return isUsable ? { name: 'link', token } : { name: 'stale', reason: 'wrong' };
  }
  if (waiting === null) return { name: 'stale', reason: 'noContext' };
  return waiting.stage === 'code'
    ? { name: 'code', pending: waiting }
    : { name: 'confirmed', confirmed: null };
}

/**
 * Returns the reason why a link is refused; undefined if the failure is not caused by the link, so that a retry
 * may help.
 */
export function staleLink({ status }: ApiError): StaleReason | undefined {
  if (status === 410) return 'expired';
  return status === 400 || status === 404 || status === 422 ? 'wrong' : undefined;
}
