import { useMemo } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../api/baseQuery';
import { forgetAnswer } from '../../api/cabinetApi';
import type { ListPage } from '../../api/contract';
import type { SearchRequest } from '../../api/endpoints/user';
import { useAppDispatch, type AppDispatch, type AppState } from '../../session/appStore';
import { shownPage, type Keyed } from './registryAnswer';

/**
 * A running search with a subscription. Without a subscription, RTK Query drops a response that is still loading when
 * the network is back.
 */
export interface SearchCall<Row> {
  unwrap(): Promise<ListPage<Row>>;
  abort(): void;
  unsubscribe(): void;
  readonly queryCacheKey: string;
}

/** Type of `initiate` of an RTK Query search endpoint. */
export type InitiateSearch<Arg, Row> = (
  arg: Arg,
  options: { forceRefetch: true },
) => ThunkAction<SearchCall<Row>, AppState, ApiExtra, UnknownAction>;

/** Fetches a page of a search; `page` counts from 0, `size` is its number of rows. */
export type FetchPage<Row> = (page: number, size: number) => Promise<ListPage<Row>>;

/** Fetches the page that the request names. */
export type FetchRows<Row> = (request: SearchRequest) => Promise<ListPage<Row>>;

export type Search<Row> = (
  request: SearchRequest,
) => ThunkAction<SearchCall<Row>, AppState, ApiExtra, UnknownAction>;

/** Resolves with the page that `call` finds; removes it from the cache, also after a failure. */
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
 * Returns a function that fetches a page of any search without caching it, with rows converted by `show`; undefined
 * without `search`. Stable while `search` and `show` are the same.
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

/** Returns a function that fetches any page of the search `request`; undefined without `fetchRows`. */
export function pagesOf<Row>(
  fetchRows: FetchRows<Row> | undefined,
  request: SearchRequest,
): FetchPage<Row> | undefined {
  return fetchRows && ((pageNumber, pageSize) => fetchRows({ ...request, pageNumber, pageSize }));
}
