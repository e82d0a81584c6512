import { isOpenClaim } from '../../../domain/claims';
import { paths, pathWithId } from '../../../domain/paths';
import { tabPath } from '../../../shell/modules/pageTabs';

/** The form of the claim for an order, by the order's id, or of a monthly claim, by its own id. */
export function claimFormPath(id: string): string {
  return pathWithId(paths.createClaim, id);
}

/** The registry of claims with the panel of this claim open. */
export function claimRowPath({ id, number }: { id: string; number: string }): string {
  const query = new URLSearchParams({ search: number, row: id });
  return `${tabPath({ path: paths.orderRegister }, 'claims')}&${query}`;
}

interface ClaimOfOrder {
  id: string;
  number: string;
  statusName: string;
}

/** The page of an order's claim: its form while it can be changed, else its panel. */
export function claimPath(claim: ClaimOfOrder, orderId: string): string {
  return isOpenClaim(claim.statusName) && orderId !== ''
    ? claimFormPath(orderId)
    : claimRowPath(claim);
}
