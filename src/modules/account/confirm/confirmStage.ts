import type { ApiError } from '../../../api/errors';
import type { Confirmed } from './confirmRegistration';
import type { Confirmation, PendingCode } from './pendingConfirmation';

/** Why nothing can be confirmed: no context, a link that is too old or used, one that never was. */
export type StaleReason = 'noContext' | 'expired' | 'wrong';

/** What /confirm shows. */
export type Stage =
  | { name: 'link'; token: string }
  | { name: 'code'; pending: PendingCode }
  /** Without `confirmed` after a reload: the right to choose a password is gone with the page. */
  | { name: 'confirmed'; confirmed: Confirmed | null }
  | { name: 'stale'; reason: StaleReason };

/** Contract, RegistrationConfirmation. */
const LONGEST_TOKEN = 1024;

/** The first stage, from the tokens of the address and from what waits in this tab. */
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

/** What the refusal of a link means; undefined: nothing about the link, it can be tried again. */
export function staleLink({ status }: ApiError): StaleReason | undefined {
  if (status === 410) return 'expired';
  return status === 400 || status === 404 || status === 422 ? 'wrong' : undefined;
}
