import type { SearchFilter, SearchRequest, SearchSort } from '../../api/endpoints/user';
import type { FilterKind, FilterKinds, FilterValues } from './registryFilters';

/** The order of the rows: a field of the API and its direction. */
export interface RegistrySort {
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

/** Filters that stand ready under a name; what a person filters by comes on top. */
export interface RegistryFixedView<Filters extends FilterKinds = FilterKinds> {
  readonly id: string;
  readonly label: string;
  readonly filters: FilterValues<Filters>;
}

/** How many rows a page may have. */
export const PAGE_SIZES: readonly number[] = [25, 50, 100, 500];

/** What a registry asks of the server and keeps in the address; no React, for `load` reads it too. */
export interface RegistryQuery<Filters extends FilterKinds = FilterKinds> {
  /** The key of the preferences that are kept for this registry. */
  readonly id: string;
  /** Ids of the columns that can be sorted by: fields of the API. */
  readonly sorts: readonly string[];
  /** The order unless another is chosen. */
  readonly sort: RegistrySort;
  /** What decides between rows that are equal in the chosen order. */
  readonly sortThen?: readonly RegistrySort[];
  readonly filters: Filters;
  /** The first one needs no address. */
  readonly views?: readonly RegistryFixedView<Filters>[];
  /** Rows on a page unless another number is chosen; 50 by default. */
  readonly size?: number;
  readonly sizes?: readonly number[];
}

/** Types a query where it is written; the value is passed through untouched. */
export function defineRegistryQuery<const Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
): RegistryQuery<Filters> {
  return query;
}

/** Everything of a registry that the address says. */
export interface RegistryState<Filters extends FilterKinds = FilterKinds> {
  /** The chosen view; the first one where the address names none; undefined without views. */
  readonly view: RegistryFixedView<Filters> | undefined;
  /** What a person filters by, without the view's own filters. */
  readonly filters: FilterValues<Filters>;
  readonly sort: RegistrySort;
  /** From 0. */
  readonly page: number;
  readonly size: number;
  /** Key of the row whose panel is open. */
  readonly row: string | null;
}

const DEFAULT_SIZE = 50;

/** Rows on a page where nobody has chosen a number. */
export function defaultSize({ size = DEFAULT_SIZE }: RegistryQuery): number {
  return size;
}

/** The numbers of rows that a page may have. */
export function sizesOf(query: RegistryQuery): readonly number[] {
  return [...new Set([...(query.sizes ?? PAGE_SIZES), defaultSize(query)])].toSorted(
    (a, b) => a - b,
  );
}

function readSort(query: RegistryQuery, text: string | null): RegistrySort {
  const id = query.sorts.find((name) => name === text?.replace(/^-/, ''));
  if (id === undefined || text === null) return query.sort;
  return { id, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

// Each value is read by the filter of its own name, which the compiler cannot see from a loop.
function readFilters<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  params: URLSearchParams,
): FilterValues<Filters>;
function readFilters(query: RegistryQuery, params: URLSearchParams): Record<string, unknown> {
  const values = Object.entries(query.filters).map(([name, filter]): [string, unknown] => [
    name,
    params.has(name) ? filter.read(params.getAll(name)) : null,
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

/** What an address says about a registry; what cannot be read falls back to the default. */
export function registryStateOf<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  params: URLSearchParams,
): RegistryState<Filters> {
  const page = Number(params.get('page') ?? 1);
  const size = Number(params.get('size'));
  const views = query.views ?? [];
  return {
    view: views.find(({ id }) => id === params.get('view')) ?? views[0],
    filters: readFilters(query, params),
    sort: readSort(query, params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    size: sizesOf(query).includes(size) ? size : defaultSize(query),
    row: params.get('row') || null,
  };
}

const sortText = ({ id, direction }: RegistrySort) => `${direction === 'desc' ? '-' : ''}${id}`;

/** The address of a state: all else in `params` stays, and what is as by default is left out. */
export function registryParams<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  params: URLSearchParams,
  { view, filters, sort, page, size, row }: RegistryState<Filters>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, text: string | null) => {
    if (text === null) next.delete(name);
    else next.set(name, text);
  };
  for (const [name, filter] of Object.entries<FilterKind<unknown>>(query.filters)) {
    next.delete(name);
    const value = filters[name];
    for (const text of value === undefined ? [] : filter.write(value)) next.append(name, text);
  }
  put('view', view === undefined || view === query.views?.[0] ? null : view.id);
  put('sort', sortText(sort) === sortText(query.sort) ? null : sortText(sort));
  put('page', page === 0 ? null : String(page + 1));
  put('size', size === defaultSize(query) ? null : String(size));
  put('row', row);
  return next;
}

/** The conditions of a state: the view's filters, and those that a person chose in their place. */
export function searchFiltersOf<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  { view, filters }: Pick<RegistryState<Filters>, 'view' | 'filters'>,
  now: Date = new Date(),
): SearchFilter[] {
  const values: Readonly<Record<string, unknown>> = { ...view?.filters, ...filters };
  return Object.entries<FilterKind<unknown>>(query.filters).flatMap(([name, filter]) =>
    values[name] === undefined || values[name] === null ? [] : filter.conditions(values[name], now),
  );
}

/** The order of a state as the API takes it. */
export function searchSortsOf(query: RegistryQuery, sort: RegistrySort): SearchSort[] {
  const rest = (query.sortThen ?? []).filter(({ id }) => id !== sort.id);
  return [sort, ...rest].map(({ id, direction }) => ({
    field: id,
    direction: direction === 'desc' ? 'DESC' : 'ASC',
  }));
}

/**
 * The search that an address asks for. `load` and the screen both ask here, so that both have the
 * same answer of the cache.
 */
export function searchRequestOf<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  params: URLSearchParams,
  now: Date = new Date(),
): SearchRequest {
  const state = registryStateOf(query, params);
  return {
    pageNumber: state.page,
    pageSize: state.size,
    filters: searchFiltersOf(query, state, now),
    sorts: searchSortsOf(query, state.sort),
  };
}
