import type { ApiError } from '../../../api/errors';
import type { Credential, ServiceHealth } from '../../../api/endpoints/client';

/** What is shown about the account, before anything is drawn. */
export type IntegrationView =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'absent' }
  | { state: 'connected'; account: ConnectedAccount; badge: AccountBadge };

/** The account without its secret: what a screen does not get, it cannot show. */
export interface ConnectedAccount {
  id: string;
  clientId: string;
}

/**
 * The account badge (rule P7): AVAILABLE is on, EMPTY is off, ERROR is off with an
 * error text; anything else or a failed call hides it.
 */
export type AccountBadge =
  | { state: 'on' }
  | { state: 'off' }
  | { state: 'error'; text: string | null }
  | { state: 'hidden' };

export interface IntegrationAnswers {
  credential: Credential | undefined;
  credentialError: ApiError | undefined;
  health: ServiceHealth | undefined;
  healthFailed: boolean;
}

function badgeOf({ health, healthFailed }: IntegrationAnswers): AccountBadge {
  if (healthFailed || health === undefined) return { state: 'hidden' };
  switch (health.status) {
    case 'AVAILABLE':
      return { state: 'on' };
    case 'EMPTY':
      return { state: 'off' };
    case 'ERROR':
      return { state: 'error', text: health.description || null };
    default:
      return { state: 'hidden' };
  }
}

/** The view of one service. An error weighs more than an earlier answer: a 404 means "no account". */
export function integrationView(answers: IntegrationAnswers): IntegrationView {
  const { credential, credentialError } = answers;
  if (credentialError?.status === 404) return { state: 'absent' };
  if (credentialError) return { state: 'failed', message: credentialError.message };
  if (credential === undefined) return { state: 'loading' };
  const { id, clientId } = credential;
  return { state: 'connected', account: { id, clientId }, badge: badgeOf(answers) };
}
