import { useEffect, useState, type ReactNode } from 'react';
import type { SearchRequest } from '../../api/endpoints/user';
import { useOpenRegistry, type OpenRegistry } from './openRegistry';
import { searchFiltersOf } from './registryQuery';

/** Milliseconds between the last change and the count. */
const COUNT_MS = 300;

/** Returns the request for the number of rows under `filters`: only the total of its answer counts. */
export function countRequestOf(
  { query, view }: Pick<OpenRegistry, 'query' | 'view'>,
  filters: Readonly<Record<string, unknown>>,
): SearchRequest {
  return {
    ...view.request,
    pageNumber: 0,
    pageSize: 1,
    filters: searchFiltersOf(query, { view: view.view, filters }),
  };
}

interface FoundCountProps {
  /** The changed search; undefined as long as it is that of the page. */
  request: SearchRequest | undefined;
  /** Gets undefined for a number that is not known. */
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
  if (FoundPart === undefined) {
    return children(request === undefined && !isUnknown ? total : undefined, false);
  }
  return (
    <FoundPart request={asked ?? view.request} skip={asked === undefined}>
      {({ currentData, isFetching }) =>
        request === undefined
          ? children(isUnknown ? undefined : total, false)
          : children(currentData?.totalElements, asked !== request || isFetching)
      }
    </FoundPart>
  );
}
