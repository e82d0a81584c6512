import { useCallback } from 'react';
import { asPart } from '../../../../api/baseQuery';
import {
  financeRegistryApi,
  type SearchFilter,
  type Supply,
  type SupplyPage,
} from '../../../../api/endpoints/financeRegistry';
import type { SearchOption } from '../../../../forms/search/useOptionSearch';
import { useAppDispatch } from '../../../../session/appStore';

/** Supplies of one call. Buyers are found through supplies: the contract has no search for them. */
const SUPPLIES_LOOKED_AT = 200;
/** Most calls of one search. */
const MOST_ROUNDS = 8;

/** The filter for a typed text: digits are searched in the ИНН, words in the name. */
export function buyerFilters(text: string): SearchFilter[] {
  const wanted = text.trim();
  if (wanted === '') return [];
  const field = /^\d+$/.test(wanted) ? 'debtor.itn' : 'debtor.name';
  return [{ field, value: wanted, operation: 'LIKE' }];
}

/** The buyers of some supplies, each once. */
function buyersOfSupplies(supplies: readonly Pick<Supply, 'debtor'>[]): SearchOption[] {
  const buyers = new Map<string, SearchOption>();
  for (const { debtor } of supplies) {
    if (!debtor) continue;
    const { id: code, name, itn } = debtor;
    buyers.set(code, { code, name: name || code, detail: `ИНН\u00A0${itn || '—'}` });
  }
  return [...buyers.values()];
}

/** Leaves out the supplies of buyers that are known by now. */
const othersThan = (found: readonly SearchOption[]): SearchFilter[] =>
  found.map(({ code }) => ({ field: 'debtor.id', value: code, operation: 'NE' }));

/**
 * All buyers of the supplies that fulfil the filters (rule B22), however old these are: each round asks
 * for supplies of buyers that no earlier one has found.
 *
 * @param find the newest of the supplies that fulfil the filters
 */
export async function findBuyers(
  filters: readonly SearchFilter[],
  find: (filters: SearchFilter[]) => Promise<Pick<SupplyPage, 'content' | 'totalElements'>>,
): Promise<SearchOption[]> {
  const found: SearchOption[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { content, totalElements } = await find([...filters, ...othersThan(found)]);
    const known = new Set(found.map(({ code }) => code));
    const others = buyersOfSupplies(content).filter(({ code }) => !known.has(code));
    found.push(...others);
    if (others.length === 0 || totalElements <= content.length) break;
  }
  return found.toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
}

/** Finds buyers by a part of the name or the ИНН; fails by throwing. */
export function useBuyerSearch() {
  const dispatch = useAppDispatch();
  return useCallback(
    (text: string) =>
      findBuyers(buyerFilters(text), (filters) => {
        const searchRequest = {
          pageNumber: 0,
          pageSize: SUPPLIES_LOOKED_AT,
          filters,
          sorts: [{ field: 'documentDate', direction: 'DESC' as const }],
        };
        const { initiate } = financeRegistryApi.endpoints.findSupplies;
        return dispatch(initiate(asPart({ searchRequest }), { subscribe: false })).unwrap();
      }),
    [dispatch],
  );
}
