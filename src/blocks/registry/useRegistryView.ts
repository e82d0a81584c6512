import { useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { SearchRequest } from '../../api/endpoints/user';
import type { RegistrySort } from '../../ui/registry/registryColumn';
import type { FilterKinds, FilterValues } from './registryFilters';
import {
  registryParams,
  registryStateOf,
  searchRequestOf,
  type RegistryFixedView,
  type RegistryQuery,
  type RegistryState,
} from './registryQuery';

/** State of a registry, and the functions that change it. The address contains the state. */
export interface RegistryView<Filters extends FilterKinds> extends RegistryState<Filters> {
  request: SearchRequest;
  /** Sets a filter and returns to the first page; null removes the filter. */
  putFilter(name: string, value: unknown): void;
  /** Replaces all chosen filters and returns to the first page; the view stays. */
  setFilters(filters: FilterValues<Filters>): void;
  /** Resets filters, view and page; sort order and page size stay. */
  reset(): void;
  setSort(sort: RegistrySort): void;
  setPage(page: number): void;
  setSize(size: number): void;
  /** Opens the panel of the row with this key; null closes it. */
  openRow(key: string | null): void;
  /** Returns the address of a view for a link, without the user's filters. */
  viewPath(view: RegistryFixedView<Filters>): string;
  /** Opens a saved address of this registry; `queryText` is its query string. */
  goTo(queryText: string): void;
}

const withPath = (pathname: string, params: URLSearchParams) => {
  const text = params.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
};

/**
 * Returns the state of a registry from the address, and functions that change it there; other parameters of the
 * address stay.
 */
export function useRegistryView<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
): RegistryView<Filters> {
  const location = useLocation();
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  const { here, state, request } = useMemo(() => {
    const params = new URLSearchParams(location.search);
    const read = registryStateOf(query, params);
    return { here: params, state: read, request: searchRequestOf(query, read) };
  }, [query, location.search]);
  const [firstView] = query.views ?? [];

  // The newest requested address, until the rendered address contains it.
  const asked = useRef({ key: '', search: '' });

  return useMemo(() => {
    // During a navigation within this page, changes apply to its target; on the way to another page they are ignored.
    const from = coming ?? location;
    const isLeaving = from.pathname !== location.pathname;
    const change = (make: (now: RegistryState<Filters>) => Partial<RegistryState<Filters>>) => {
      if (isLeaving) return;
      const search = asked.current.key === from.key ? asked.current.search : from.search;
      const params = new URLSearchParams(search);
      const now = search === location.search ? state : registryStateOf(query, params);
      const next = registryParams(query, params, { ...now, ...make(now) });
      const path = withPath(from.pathname, next);
      if (path === `${from.pathname}${search}`) return;
      asked.current = { key: from.key, search: path.slice(from.pathname.length) };
      void navigate(path, {
        replace: true,
        preventScrollReset: true,
        // The screen itself requests the new data, so the loader need not run again.
        defaultShouldRevalidate: false,
      });
    };
    const firstPage = { page: 0, row: null };
    return {
      ...state,
      request,
      putFilter: (name, value) =>
        change((now) => ({ ...firstPage, filters: { ...now.filters, [name]: value } })),
      setFilters: (filters) => change(() => ({ ...firstPage, filters })),
      reset: () => change(() => ({ ...firstPage, filters: {}, view: firstView })),
      setSort: (sort) => change(() => ({ ...firstPage, sort })),
      setPage: (page) => change(() => ({ page, row: null })),
      setSize: (size) =>
        // Goes to the page that contains the first row of the current page.
        change((now) => ({ size, row: null, page: Math.floor((now.page * now.size) / size) })),
      openRow: (row) => change(() => ({ row })),
      viewPath: (view) =>
        withPath(
          location.pathname,
          registryParams(query, here, { ...state, ...firstPage, filters: {}, view }),
        ),
      goTo: (queryText) =>
        change(() => ({ ...registryStateOf(query, new URLSearchParams(queryText)), ...firstPage })),
    };
  }, [query, location, coming, navigate, here, state, request, firstView]);
}
