import type { AccountBadgeView } from '../../../products/serviceAccount/useAccountHealth';

/** What step 2 says. */
export type ConnectOutcome =
  | { connected: true }
  /** `text` is what the service says; '' where it says nothing. */
  | { connected: false; text: string };

/**
 * An account is connected when it is saved and its health is neither EMPTY nor ERROR (specification,
 * section 4). A health check that failed or says something else changes nothing.
 */
export function connectOutcome(isSaved: boolean, badge: AccountBadgeView): ConnectOutcome {
  if (!isSaved || badge.state === 'off') return { connected: false, text: '' };
  if (badge.state === 'error') return { connected: false, text: badge.text };
  return { connected: true };
}
