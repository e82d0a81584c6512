import { useEffect, useState, type ReactNode } from 'react';
import type { SearchRequest } from '../../api/endpoints/user';
import { useOpenRegistry, type OpenRegistry } from './openRegistry';
import { searchFiltersOf, searchNameOf } from './registryQuery';

/** Debounce of the count after the last change, in milliseconds. */
const COUNT_MS = 300;

/**
 * Returns the request that counts the rows under `values`; only the total of its response is used. If another spelling
 * of the search has found the page's rows, the request uses that spelling.
 */
export function countRequestOf(
  { query, view, meant }: Pick<OpenRegistry, 'query' | 'view' | 'meant'>,
  values: Readonly<Record<string, unknown>>,
): SearchRequest {
  const filters = meant === undefined ? values : { ...values, [searchNameOf(query)]: meant };
  return {
    ...view.request,
    pageNumber: 0,
    pageSize: 1,
    filters: searchFiltersOf(query, { view: view.view, filters }),
  };
}

interface FoundCountProps {
  /** The changed search; undefined until the first change. */
  request: SearchRequest | undefined;
  /** Renders the number of rows; undefined if it is unknown. */
  children: (count: number | undefined, isCounting: boolean) => ReactNode;
}

/** Counts the rows of a changed search, for the button that shows them. */
export function FoundCount({ request, children }: FoundCountProps) {
  const { view, FoundPart, total, isUnknown } = useOpenRegistry();
  const [asked, setAsked] = useState<SearchRequest>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(request), COUNT_MS);
    return () => clearTimeout(timer);
  }, [request]);
  const known = request === undefined && !isUnknown ? total : undefined;
  if (FoundPart === undefined) return children(known, false);
  return (
    <FoundPart request={asked ?? view.request} skip={asked === undefined}>
      {({ currentData, isFetching }) =>
        request === undefined
          ? children(known, false)
          : children(currentData?.totalElements, asked !== request || isFetching)
      }
    </FoundPart>
  );
}
