import type { AccountBadgeView } from '../../../products/serviceAccount/useAccountHealth';
import { hasPermission, type RoleHolder } from '../../../session/permissions';

export interface CardReader extends RoleHolder {
  userIsDeleted?: unknown;
}

/**
 * Contents of the card. E2: the badge tells whether the account is connected. E4: ERROR shows the service's own words.
 */
export interface SellerCard {
  /** Null if the status of the account is unknown. */
  badge: 'ON' | 'OFF' | null;
  /** `connect`: the user can connect the account at the marketplace. `register`: the user must register first. */
  way: 'connect' | 'register';
  /** Error text of the service, '' if it sent none; null if there is no error. */
  error: string | null;
}

/** E3: returns true for a user who has the role of a seller and is not deleted. */
export function isSeller(user: CardReader | undefined): boolean {
  return hasPermission(user, ['SELLER']) && user?.userIsDeleted !== true;
}

/** E2: the badge is on if the account is connected and the user is a seller. */
export function sellerCard(user: CardReader | undefined, account: AccountBadgeView): SellerCard {
  const way = isSeller(user) ? 'connect' : 'register';
  const isOn = account.state === 'on' && way === 'connect';
  return {
    badge: account.state === 'hidden' ? null : isOn ? 'ON' : 'OFF',
    way,
    error: account.state === 'error' ? account.text : null,
  };
}
