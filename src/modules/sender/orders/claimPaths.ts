import { isOpenClaim } from '../../../domain/claims';
import { paths, pathWithId } from '../../../domain/paths';
import { tabPath } from '../../../blocks/tabs/pageTabs';

/** Where the claim for an order is made and gone on with, or that of a month, by its own id. */
export function claimFormPath(id: string): string {
  return pathWithId(paths.createClaim, id);
}

/** The claim among all others, with its panel open. */
export function claimRowPath({ id, number }: { id: string; number: string }): string {
  const query = new URLSearchParams({ search: number, row: id });
  return `${tabPath({ path: paths.orderRegister }, 'claims')}&${query}`;
}

interface ClaimOfOrder {
  id: string;
  number: string;
  statusName: string;
}

/** Where to go on with the claim of an order: to its form while it is open, else to its story. */
export function claimPath(claim: ClaimOfOrder, orderId: string): string {
  return isOpenClaim(claim.statusName) && orderId !== ''
    ? claimFormPath(orderId)
    : claimRowPath(claim);
}
