import type { AccountBadgeView } from '../../../products/serviceAccount/useAccountHealth';

export type ConnectOutcome =
  | { connected: true }
  /** `text` is the service's message; '' if there is none. */
  | { connected: false; text: string };

/**
 * N5: the account is connected if it is saved and its health is neither EMPTY nor ERROR. A saved account also counts as
 * connected after a failed health check or with any other status.
 */
export function connectOutcome(isSaved: boolean, badge: AccountBadgeView): ConnectOutcome {
  if (!isSaved || badge.state === 'off') return { connected: false, text: '' };
  if (badge.state === 'error') return { connected: false, text: badge.text };
  return { connected: true };
}
