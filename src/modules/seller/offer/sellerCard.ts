import type { AccountBadgeView } from '../../../products/serviceAccount/useAccountHealth';
import { hasPermission, type RoleHolder } from '../../../session/permissions';

/** The fields of a user that decide about the card. */
export interface CardReader extends RoleHolder {
  userIsDeleted?: unknown;
}

/** What the card says (rules E2 to E4). */
export interface SellerCard {
  /** Null where the status of the account is not known. */
  badge: 'ON' | 'OFF' | null;
  /** Whether the account is connected at the marketplace; where not, the user has to register again first. */
  way: 'connect' | 'register';
  /** The service's own words about its error, '' where it gave none; null without an error. */
  error: string | null;
}

/** A seller has the role and is not deleted (specification, sections 2 and 6). */
export function isSeller(user: CardReader | undefined): boolean {
  return hasPermission(user, ['SELLER']) && user?.userIsDeleted !== true;
}

/** The card of this user, whose account says `account`: on for a seller only. */
export function sellerCard(user: CardReader | undefined, account: AccountBadgeView): SellerCard {
  const way = isSeller(user) ? 'connect' : 'register';
  const isOn = account.state === 'on' && way === 'connect';
  return {
    badge: account.state === 'hidden' ? null : isOn ? 'ON' : 'OFF',
    way,
    error: account.state === 'error' ? account.text : null,
  };
}
