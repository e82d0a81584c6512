import { useCallback } from 'react';
import { optionalCall } from '../../../../api/baseQuery';
import {
  financeRegistryApi,
  type SearchFilter,
  type SearchRequest,
  type Supply,
  type SupplyPage,
} from '../../../../api/endpoints/financeRegistry';
import { eachOnce } from '../../../../lib/eachOnce';
import type { SearchOption } from '../../../../forms/search/useOptionSearch';
import { useAppDispatch } from '../../../../session/appStore';
import { sorted } from '../../../../lib/copies';

type Buyer = NonNullable<Supply['debtor']>;

/** Number of supplies per call: they lead to the buyers, because the contract has no search for buyers. */
const SUPPLIES_PER_CALL = 200;
/** Maximum number of calls for one search. */
const MOST_ROUNDS = 8;

/** Returns the filter for a typed text: digits are searched in the ИНН, words in the name. */
export function buyerFilters(text: string): SearchFilter[] {
  const wanted = text.trim();
  if (wanted === '') return [];
  const field = /^\d+$/.test(wanted) ? 'debtor.itn' : 'debtor.name';
  return [{ field, value: wanted, operation: 'LIKE' }];
}

/** Returns filters that exclude supplies of known buyers. */
const othersThan = (found: readonly Buyer[]): SearchFilter[] =>
  found.map(({ id }) => ({ field: 'debtor.id', value: id, operation: 'NE' }));

/**
 * Finds the buyers of the supplies that match the filters, sorted by name. B22: buyers for a rule are found among all
 * supplies. Each of at most 8 rounds searches supplies of buyers that were not found before.
 *
 * @param find finds the newest supplies that match the filters
 * @param enough number of buyers after which the search stops
 */
export async function findBuyers(
  filters: readonly SearchFilter[],
  find: (filters: SearchFilter[]) => Promise<Pick<SupplyPage, 'content' | 'totalElements'>>,
  enough = Infinity,
): Promise<Buyer[]> {
  let found: readonly Buyer[] = [];
  for (let round = 0; round < MOST_ROUNDS && found.length < enough; round += 1) {
    const { content, totalElements } = await find([...filters, ...othersThan(found)]);
    const all = eachOnce([...found, ...content.flatMap(({ debtor }) => debtor ?? [])]);
    const isNothingNew = all.length === found.length;
    found = all;
    if (isNothingNew || totalElements <= content.length) break;
  }
  return sorted(found, (one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'ru'));
}

export const newestSupplies = (filters: SearchFilter[], pageSize: number): SearchRequest => ({
  pageNumber: 0,
  pageSize,
  filters,
  sorts: [{ field: 'documentDate', direction: 'DESC' }],
});

const toOption = ({ id, name, itn }: Buyer): SearchOption => ({
  code: id,
  name: name || id,
  detail: `ИНН\u00A0${itn || '—'}`,
});

/** Returns a function that finds buyers by a part of the name or the ИНН; it rejects if the search fails. */
export function useBuyerSearch() {
  const dispatch = useAppDispatch();
  return useCallback(
    async (text: string) => {
      const buyers = await findBuyers(buyerFilters(text), (filters) => {
        const searchRequest = newestSupplies(filters, SUPPLIES_PER_CALL);
        const { initiate } = financeRegistryApi.endpoints.findSupplies;
        return dispatch(initiate(optionalCall({ searchRequest }), { subscribe: false })).unwrap();
      });
      return buyers.map(toOption);
    },
    [dispatch],
  );
}
