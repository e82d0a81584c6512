import type { ApiError } from '../../api/errors';
import { fieldsOf } from '../../lib/fieldsOf';
import { shownText } from '../../lib/shownText';
import type { AccountBadgeView } from './readAccountBadge';

/** What is shown about the account at a service, before anything is drawn. */
export type AccountView =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'absent' }
  | { state: 'connected'; account: ConnectedAccount; badge: AccountBadgeView };

/** The account without its secret: what a screen does not get, it cannot show. */
export interface ConnectedAccount {
  id: string;
  clientId: string;
}

export interface AccountAnswers {
  /** As the server sent it. */
  credential: unknown;
  credentialError: ApiError | undefined;
  /** What the health check says. */
  badge: AccountBadgeView;
}

/** The view of one service. An error weighs more than an earlier answer: a 404 means "no account". */
export function accountView({ credential, credentialError, badge }: AccountAnswers): AccountView {
  if (credentialError?.status === 404) return { state: 'absent' };
  if (credentialError) return { state: 'failed', message: credentialError.message };
  if (credential === undefined) return { state: 'loading' };
  return { state: 'connected', account: connectedAccount(credential), badge };
}

/** The account that a credential is about, whatever the server sent. */
export function connectedAccount(credential: unknown): ConnectedAccount {
  const { id, clientId } = fieldsOf(credential);
  return { id: shownText(id), clientId: shownText(clientId) };
}
