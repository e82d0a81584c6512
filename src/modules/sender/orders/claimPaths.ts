import type { Order } from '../../../api/endpoints/sender';
import { isOpenClaim } from '../../../domain/claims';
import { paths, pathWithId } from '../../../domain/paths';
import { tabPath } from '../../../shell/modules/pageTabs';

/**
 * Returns the address of a claim's form.
 *
 * @param id id of the order; for a monthly claim, the id of the claim
 */
export function claimFormPath(id: string): string {
  return pathWithId(paths.createClaim, id);
}

interface Numbered {
  id: string;
  number?: string | undefined;
}

/** Returns the address of the claims registry with the panel of this claim open. */
export function claimRowPath({ id, number = '' }: Numbered): string {
  const query = new URLSearchParams({ search: number, row: id });
  return `${tabPath({ path: paths.orderRegister }, 'claims')}&${query}`;
}

interface ClaimOfOrder extends Numbered {
  status?: { name?: string | undefined } | undefined;
}

/** Returns the address of an order's claim: the form if the claim can still be changed, else the panel. */
export function claimPath(claim: ClaimOfOrder, orderId: string): string {
  return isOpenClaim(claim.status?.name ?? '') && orderId !== ''
    ? claimFormPath(orderId)
    : claimRowPath(claim);
}

/** Returns «Москва – Хабаровск»; only one city if the other is unknown. */
export function routeText({
  fromCity,
  toCity,
}: Partial<Pick<Order, 'fromCity' | 'toCity'>>): string {
  return [fromCity, toCity].filter(Boolean).join(' – ');
}

/** Returns the address of the registry of orders with the panel of this order open. */
export function orderRowPath({ id, number = '' }: Numbered): string {
  return `${paths.orderRegister}?${new URLSearchParams({ search: number, row: id })}`;
}
