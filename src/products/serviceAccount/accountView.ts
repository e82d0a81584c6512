import type { Credential } from '../../api/endpoints/client';
import type { ApiError } from '../../api/errors';
import type { AccountBadgeView } from './readAccountBadge';

/** What is shown about the account at a service. */
export type AccountView =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'absent' }
  | { state: 'connected'; account: ConnectedAccount; badge: AccountBadgeView };

/** The account without its secret, so that no screen can show it (rule M4). */
export interface ConnectedAccount {
  id: string;
  clientId: string;
}

export interface AccountAnswers {
  credential: Credential | undefined;
  credentialError: ApiError | undefined;
  /** What the health check says. */
  badge: AccountBadgeView;
}

/** The view of one service. An error overrides an earlier answer; 404 says that there is no account. */
export function accountView({ credential, credentialError, badge }: AccountAnswers): AccountView {
  if (credentialError?.status === 404) return { state: 'absent' };
  if (credentialError) return { state: 'failed', message: credentialError.message };
  if (credential === undefined) return { state: 'loading' };
  return { state: 'connected', account: connectedAccount(credential), badge };
}

/** The account that a credential is about. */
export function connectedAccount({ id, clientId = '' }: Credential): ConnectedAccount {
  return { id, clientId };
}
