import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../api/baseQuery';
import { wasMissingCall } from '../../api/isMissingCall';
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

/** A built-in view: named filters, to which the user can add more. */
export interface RegistryFixedView<Filters extends FilterKinds = FilterKinds> {
  readonly id: string;
  readonly label: string;
  readonly filters: FilterValues<Filters>;
}

/** The due date of a registry's rows, for its strip of unpaid sums (`Ageing`). */
interface RegistryAgeing<Filters extends FilterKinds> {
  /** Name of the filter for the due date. */
  readonly due: keyof Filters & string;
  /** Filters that select unpaid rows. */
  readonly owed: FilterValues<Filters>;
  /** Name of the sum in the totals of a response. */
  readonly total: string;
}

const PAGE_SIZES: readonly number[] = [25, 50, 100, 500];

/** Describes a registry's requests and its state in the address. Independent of React, because `load` also uses it. */
export interface RegistryQuery<Filters extends FilterKinds = FilterKinds> {
  /** Key under which this registry's preferences are stored. */
  readonly id: string;
  /** Contract operation of the search. After a 501 it is not called automatically any more. */
  readonly operation: string;
  /** Ids of the sortable columns: fields of the API. */
  readonly sorts: readonly string[];
  /** Default sort order. */
  readonly sort: RegistrySort;
  /** Further sort orders, for rows with equal values in the chosen sort column. */
  readonly sortThen?: readonly RegistrySort[];
  readonly filters: Filters;
  /** Views; the first one is the default and is omitted from the address. */
  readonly views?: readonly RegistryFixedView<Filters>[];
  /** Default number of rows per page; 50 if undefined. */
  readonly size?: number;
  readonly ageing?: RegistryAgeing<Filters>;
}

/** Fields that a search may use: fields of the row, and fields of a record in it («debtor.name»). */
type FieldOf<Row> = {
  [Key in keyof Row & string]: NonNullable<Row[Key]> extends readonly unknown[]
    ? Key
    : NonNullable<Row[Key]> extends object
      ? Key | `${Key}.${keyof NonNullable<Row[Key]> & string}`
      : Key;
}[keyof Row & string];

type SortOf<Field> = RegistrySort & { readonly id: Field };

/** A query that sorts by fields of the row. */
type QueryOf<Field, Filters extends FilterKinds> = RegistryQuery<Filters> & {
  readonly sorts: readonly Field[];
  readonly sort: SortOf<Field>;
  readonly sortThen?: readonly SortOf<Field>[];
};

/** Returns builders of filters and of the query for a type of row; they accept only its fields. */
export function registryOf<Row>() {
  type Field = FieldOf<Row>;
  return {
    searchFilter: searchFilter<Field>,
    textFilter: textFilter<Field>,
    periodFilter: periodFilter<Field>,
    choicesFilter: choicesFilter<Field>,
    choiceFilter: choiceFilter<Field>,
    yesNoFilter: yesNoFilter<Field>,
    kopeksFilter: kopeksFilter<Field>,
    flagFilter: flagFilter<Field>,
    defineRegistryQuery: <const Filters extends FilterKinds>(
      query: QueryOf<Field, Filters>,
    ): RegistryQuery<Filters> => query,
  };
}

/** State of a registry that the address contains: view, filters, sorting and page. */
export interface RegistryState<Filters extends FilterKinds = FilterKinds> {
  /** The chosen view; the first one if the address names none; undefined if there are no views. */
  readonly view: RegistryFixedView<Filters> | undefined;
  /** Filters set by the user, without the view's filters. */
  readonly filters: FilterValues<Filters>;
  readonly sort: RegistrySort;
  /** Number of the page, from 0. */
  readonly page: number;
  readonly size: number;
  /** Key of the row whose panel is open. */
  readonly row: string | null;
}

const DEFAULT_SIZE = 50;

/** Returns the number of rows per page that applies until the user chooses another. */
export function defaultSize({ size = DEFAULT_SIZE }: RegistryQuery): number {
  return size;
}

/** Returns the page sizes to choose from, in ascending order, with the registry's default among them. */
export function sizesOf(query: RegistryQuery): readonly number[] {
  return sorted([...new Set([...PAGE_SIZES, defaultSize(query)])], (a, b) => a - b);
}

function readSort(query: RegistryQuery, text: string | null): RegistrySort {
  const id = query.sorts.find((name) => name === text?.replace(/^-/, ''));
  if (id === undefined || text === null) return query.sort;
  return { id, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

// The filter of the same name reads each value; the compiler cannot check this in a loop.
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

/** Reads the state of a registry from an address; invalid parts get their default. */
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

/** Returns `params` with the state written into them; unrelated parameters stay, default values are omitted. */
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
    const texts = value === undefined || value === null ? [] : filter.write(value);
    for (const text of texts) next.append(name, text);
  }
  put('view', view === undefined || view === query.views?.[0] ? null : view.id);
  put('sort', sortText(sort) === sortText(query.sort) ? null : sortText(sort));
  put('page', page === 0 ? null : String(page + 1));
  put('size', size === defaultSize(query) ? null : String(size));
  put('row', row);
  return next;
}

/** Returns the name of a registry's search; empty if it has none. */
export function searchNameOf({ filters }: RegistryQuery): string {
  return Object.keys(filters).find((name) => filters[name]?.kind === 'search') ?? '';
}

/** Returns the conditions of a state: the view's filters, overridden by the user's filters. */
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

/** Returns whether `filters` equal the filters of `tile`; false if the tile has none. */
export function isFilteredBy<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  tile: FilterValues<Filters>,
  filters: FilterValues<Filters>,
): boolean {
  const asked = (values: FilterValues<Filters>) =>
    JSON.stringify(searchFiltersOf(query, { view: undefined, filters: values }));
  return Object.keys(tile).length > 0 && asked(tile) === asked(filters);
}

/** Returns the sort order of a state in the API's format, with the further orders of `sortThen`. */
export function searchSortsOf(query: RegistryQuery, sort: RegistrySort): SearchSort[] {
  const rest = (query.sortThen ?? []).filter(({ id }) => id !== sort.id);
  return [sort, ...rest].map(({ id, direction }) => ({
    field: id,
    direction: direction === 'desc' ? 'DESC' : 'ASC',
  }));
}

/**
 * Returns the search request of a state. `load` and the screen both use it, so that they share one
 * cache entry.
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

/** Returns the values of all filters except the search field's. */
export function withoutSearch<Values extends object>(kinds: FilterKinds, values: Values): Values;
export function withoutSearch(kinds: FilterKinds, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => kinds[name]?.kind !== 'search'),
  );
}

/** Returns the query string that a saved view contains: filters, sort order and page size, but no searched text. */
export function savedQueryOf<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  state: RegistryState<Filters>,
): string {
  // A searched text may be a person's name, which must not be stored on the device.
  const filters = withoutSearch(query.filters, state.filters);
  const saved = { ...state, filters, page: 0, row: null };
  return registryParams(query, new URLSearchParams(), saved).toString();
}

type LoadRoot = ReturnType<LoadContext['getState']>;

/**
 * Returns the `load` function of a registry's page; it requests the rows that the address describes. K1: every list is
 * a `RegistryScreen` with its description.
 *
 * @param prefetch makes the request, with `PREFETCH`
 */
export function loadRegistry<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  prefetch: (request: SearchRequest) => ThunkAction<void, LoadRoot, ApiExtra, UnknownAction>,
): (context: Pick<LoadContext, 'dispatch' | 'getState' | 'url'>) => void {
  return ({ dispatch, getState, url }) => {
    if (wasMissingCall(getState(), query.operation)) return;
    dispatch(prefetch(searchRequestOf(query, registryStateOf(query, url.searchParams))));
  };
}
