import { useMemo } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../api/baseQuery';
import { forgetAnswer } from '../../api/cabinetApi';
import type { ListPage } from '../../api/contract';
import type { SearchRequest } from '../../api/endpoints/user';
import { useAppDispatch, type AppDispatch, type AppState } from '../../session/appStore';
import { shownPage, type Keyed } from './registryAnswer';

/**
 * A call of a search. It subscribes: without a subscription RTK Query drops an answer that is still loading when the
 * network is back.
 */
export interface SearchCall<Row> {
  unwrap(): Promise<ListPage<Row>>;
  abort(): void;
  unsubscribe(): void;
  readonly queryCacheKey: string;
}

/** `initiate` of a search's endpoint. */
export type InitiateSearch<Arg, Row> = (
  arg: Arg,
  options: { forceRefetch: true },
) => ThunkAction<SearchCall<Row>, AppState, ApiExtra, UnknownAction>;

/** Fetches a page of a search; `page` counts from 0, `size` is its number of rows. */
export type FetchPage<Row> = (page: number, size: number) => Promise<ListPage<Row>>;

/** Fetches the page that the request names. */
export type FetchRows<Row> = (request: SearchRequest) => Promise<ListPage<Row>>;

/** Turns a request into a call of the registry's search. */
export type Search<Row> = (
  request: SearchRequest,
) => ThunkAction<SearchCall<Row>, AppState, ApiExtra, UnknownAction>;

/** Returns the answer of one call of a search, and removes it from the cache. */
export async function fetchUncached<Row>(
  dispatch: AppDispatch,
  call: SearchCall<Row>,
): Promise<ListPage<Row>> {
  try {
    return await call.unwrap();
  } finally {
    call.unsubscribe();
    dispatch(forgetAnswer(call.queryCacheKey));
  }
}

/**
 * Returns a function that fetches a page of any search, with its rows as shown, without caching it. Stable while
 * `search` and `show` are the same.
 */
export function useFetchRows<Row, Shown extends { id: string }>(
  search: Search<Row> | undefined,
  show: (row: Row) => Shown,
): FetchRows<Keyed<Shown>> | undefined {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    if (search === undefined) return undefined;
    return async (request) =>
      shownPage(await fetchUncached(dispatch, dispatch(search(request))), show);
  }, [dispatch, search, show]);
}

/** Returns a function that fetches any page of this search. */
export function pagesOf<Row>(
  fetchRows: FetchRows<Row> | undefined,
  request: SearchRequest,
): FetchPage<Row> | undefined {
  return fetchRows && ((pageNumber, pageSize) => fetchRows({ ...request, pageNumber, pageSize }));
}
