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

/** What is looked at in a registry, and the ways to look at something else. All of it is the address. */
export interface RegistryView<Filters extends FilterKinds> extends RegistryState<Filters> {
  /** What the server is asked for. */
  request: SearchRequest;
  /** Null takes the filter away. Starts with the first page. */
  putFilter(name: string, value: unknown): void;
  /** The same of several at once. */
  putFilters(values: Readonly<Record<string, unknown>>): void;
  /** Replaces all chosen filters; the view stays. */
  setFilters(filters: FilterValues<Filters>): void;
  /** Without filters, in the first view, on the first page; order and size stay. */
  reset(): void;
  setSort(sort: RegistrySort): void;
  setPage(page: number): void;
  setSize(size: number): void;
  /** Opens the panel of the row with this key; null closes it. */
  openRow(key: string | null): void;
  /** The address of a view, for a link: without the filters of a person. */
  viewPath(view: RegistryFixedView<Filters>): string;
  /** Goes to a saved address of this registry: the text of a query. */
  goTo(queryText: string): void;
}

const withPath = (pathname: string, params: URLSearchParams) => {
  const text = params.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
};

/** The view of a registry, which lives in the address; what does not belong to it there stays. */
export function useRegistryView<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
): RegistryView<Filters> {
  const location = useLocation();
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  const { state, request } = useMemo(() => {
    const read = registryStateOf(query, new URLSearchParams(location.search));
    return { state: read, request: searchRequestOf(query, read) };
  }, [query, location.search]);
  const [firstView] = query.views ?? [];

  // The newest choice, until it is in the address that is drawn.
  const asked = useRef({ key: '', search: '' });

  return useMemo(() => {
    // The person may be on the way to another page.
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
        // The page stays, and the screen itself asks for what the address says.
        defaultShouldRevalidate: false,
      });
    };
    const anew = { page: 0, row: null };
    const putFilters = (values: Readonly<Record<string, unknown>>) => {
      const wanted = Object.entries(values).map(([name, value]) => [name, value ?? undefined]);
      change((now) => ({ ...anew, filters: { ...now.filters, ...Object.fromEntries(wanted) } }));
    };

    return {
      ...state,
      request,
      putFilter: (name, value) => putFilters({ [name]: value }),
      putFilters,
      setFilters: (filters) => change(() => ({ ...anew, filters })),
      reset: () => change(() => ({ ...anew, filters: {}, view: firstView })),
      setSort: (sort) => change(() => ({ ...anew, sort })),
      setPage: (page) => change(() => ({ page, row: null })),
      setSize: (size) =>
        // The row that was first stays on the page.
        change((now) => ({ size, row: null, page: Math.floor((now.page * now.size) / size) })),
      openRow: (row) => change(() => ({ row })),
      viewPath: (view) =>
        withPath(
          location.pathname,
          registryParams(query, new URLSearchParams(location.search), {
            ...state,
            ...anew,
            filters: {},
            view,
          }),
        ),
      goTo: (queryText) =>
        change(() => {
          const { filters, view, sort, size } = registryStateOf(
            query,
            new URLSearchParams(queryText),
          );
          return { ...anew, filters, view, sort, size };
        }),
    };
  }, [query, location, coming, navigate, state, request, firstView]);
}
