import { useCallback } from 'react';
import {
  financeRegistryApi,
  type SearchFilter,
  type Supply,
} from '../../../../api/endpoints/financeRegistry';
import type { SearchOption } from '../../../../forms/search/useOptionSearch';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { useSessionDispatch } from '../../../../session/apiRoot';

/** Supplies among which buyers are looked for: no call finds buyers by themselves. */
const SUPPLIES_LOOKED_AT = 200;

/** The condition for a typed text: figures are looked for in the ИНН, words in the name. */
export function buyerFilters(text: string): SearchFilter[] {
  const wanted = text.trim();
  if (wanted === '') return [];
  const field = /^\d+$/.test(wanted) ? 'debtor.itn' : 'debtor.name';
  return [{ field, value: wanted, operation: 'LIKE' }];
}

/** The buyers of some supplies, each once, by their names. */
export function buyersOfSupplies(supplies: readonly Pick<Supply, 'debtor'>[]): SearchOption[] {
  const buyers = new Map<string, SearchOption>();
  for (const { debtor } of supplies) {
    const { id, name, itn } = fieldsOf(debtor);
    const code = shownText(id);
    if (code === '') continue;
    const words = shownText(name) || code;
    buyers.set(code, { code, name: words, detail: `ИНН\u00A0${shownText(itn) || '-'}` });
  }
  return [...buyers.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
}

/** Finds buyers by a part of the name or the ИНН; fails by throwing. */
export function useBuyerSearch() {
  const dispatch = useSessionDispatch();
  return useCallback(
    async (text: string): Promise<SearchOption[]> => {
      const searchRequest = {
        pageNumber: 0,
        pageSize: SUPPLIES_LOOKED_AT,
        filters: buyerFilters(text),
        sorts: [{ field: 'documentDate', direction: 'DESC' as const }],
      };
      const { initiate } = financeRegistryApi.endpoints.findSupplies;
      const { content } = await dispatch(
        initiate({ searchRequest }, { subscribe: false }),
      ).unwrap();
      return buyersOfSupplies(content);
    },
    [dispatch],
  );
}
