import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../api/baseQuery';
import { wasNotImplemented } from '../../api/isNotImplemented';
import type { SearchFilter, SearchRequest, SearchSort } from '../../api/endpoints/user';
import type { LoadContext } from '../../shell/modules/defineModule';
import type { RegistrySort } from '../../ui/registry/registryColumn';
import {
  choiceFilter,
  choicesFilter,
  flagFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
  textFilter,
  yesNoFilter,
  type FilterKind,
  type FilterKinds,
  type FilterValues,
} from './registryFilters';
import { sorted } from '../../lib/copies';

/** Filters that stand ready under a name; what a person filters by comes on top. */
export interface RegistryFixedView<Filters extends FilterKinds = FilterKinds> {
  readonly id: string;
  readonly label: string;
  readonly filters: FilterValues<Filters>;
}

/** How many rows a page may have. */
const PAGE_SIZES: readonly number[] = [25, 50, 100, 500];

/** What a registry asks of the server and keeps in the address; no React, for `load` reads it too. */
export interface RegistryQuery<Filters extends FilterKinds = FilterKinds> {
  /** The key of the preferences that are kept for this registry. */
  readonly id: string;
  /** The search in the contract; a server without it (501) is not asked again by itself. */
  readonly operation: string;
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
}

/** Fields of a row by which a search may ask: its own, and those of a record in it («debtor.name»). */
type FieldOf<Row> = {
  [Key in keyof Row & string]: NonNullable<Row[Key]> extends readonly unknown[]
    ? Key
    : NonNullable<Row[Key]> extends object
      ? Key | `${Key}.${keyof NonNullable<Row[Key]> & string}`
      : Key;
}[keyof Row & string];

type SortOf<Field> = RegistrySort & { readonly id: Field };

/** A query whose orders are fields of the row. */
type QueryOf<Field, Filters extends FilterKinds> = RegistryQuery<Filters> & {
  readonly sorts: readonly Field[];
  readonly sort: SortOf<Field>;
  readonly sortThen?: readonly SortOf<Field>[];
};

/** What a registry is described with; each takes the fields of its row only. */
interface RegistryParts<Field extends string> {
  searchFilter: typeof searchFilter<Field>;
  textFilter: typeof textFilter<Field>;
  periodFilter: typeof periodFilter<Field>;
  choicesFilter: typeof choicesFilter<Field>;
  choiceFilter: typeof choiceFilter<Field>;
  yesNoFilter: typeof yesNoFilter<Field>;
  kopeksFilter: typeof kopeksFilter<Field>;
  flagFilter: typeof flagFilter<Field>;
  defineRegistryQuery<const Filters extends FilterKinds>(
    query: QueryOf<Field, Filters>,
  ): RegistryQuery<Filters>;
}

/** The filters and the query of a registry, typed by the rows that the contract describes. */
export function registryOf<Row>(): RegistryParts<FieldOf<Row>> {
  return {
    searchFilter,
    textFilter,
    periodFilter,
    choicesFilter,
    choiceFilter,
    yesNoFilter,
    kopeksFilter,
    flagFilter,
    defineRegistryQuery: (query) => query,
  };
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

/** Rows on a page unless the person chose another number. */
export function defaultSize({ size = DEFAULT_SIZE }: RegistryQuery): number {
  return size;
}

/** The numbers of rows that a page may have. */
export function sizesOf(query: RegistryQuery): readonly number[] {
  return sorted([...new Set([...PAGE_SIZES, defaultSize(query)])], (a, b) => a - b);
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

/** The name of a registry's search; empty where it has none. */
export function searchNameOf({ filters }: RegistryQuery): string {
  return Object.keys(filters).find((name) => filters[name]?.kind === 'search') ?? '';
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

/** Whether `filters` ask for just what `tile` asks for; a tile without filters is never pressed. */
export function isFilteredBy<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  tile: FilterValues<Filters>,
  filters: FilterValues<Filters>,
): boolean {
  const asked = (values: FilterValues<Filters>) =>
    JSON.stringify(searchFiltersOf(query, { view: undefined, filters: values }));
  return Object.keys(tile).length > 0 && asked(tile) === asked(filters);
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
 * The search that a state asks for. `load` and the screen both ask here, so that both have the same
 * answer of the cache.
 */
export function searchRequestOf<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  state: RegistryState<Filters>,
  now: Date = new Date(),
): SearchRequest {
  return {
    pageNumber: state.page,
    pageSize: state.size,
    filters: searchFiltersOf(query, state, now),
    sorts: searchSortsOf(query, state.sort),
  };
}

/** The values of all filters but the search. */
export function withoutSearch<Values extends object>(kinds: FilterKinds, values: Values): Values;
export function withoutSearch(kinds: FilterKinds, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => kinds[name]?.kind !== 'search'),
  );
}

/** The query of an address that a saved view keeps: filters, order and size, no searched text. */
export function savedQueryOf<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  state: RegistryState<Filters>,
): string {
  // The searched text may be a person's name, and a saved view stays on the device.
  const filters = withoutSearch(query.filters, state.filters);
  const saved = { ...state, filters, page: 0, row: null };
  return registryParams(query, new URLSearchParams(), saved).toString();
}

type LoadRoot = ReturnType<LoadContext['getState']>;

/**
 * The `load` of a registry: asks for the page that the address names (rule K1).
 *
 * @param prefetch what asks for it, with `PREFETCH`
 */
export function loadRegistry<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  prefetch: (request: SearchRequest) => ThunkAction<void, LoadRoot, ApiExtra, UnknownAction>,
): (context: Pick<LoadContext, 'dispatch' | 'getState' | 'url'>) => void {
  return ({ dispatch, getState, url }) => {
    if (wasNotImplemented(getState(), query.operation)) return;
    dispatch(prefetch(searchRequestOf(query, registryStateOf(query, url.searchParams))));
  };
}
