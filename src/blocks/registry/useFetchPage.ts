import { useMemo } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../api/baseQuery';
import { forgetAnswer } from '../../api/cabinetApi';
import type { ListPage } from '../../api/contract';
import type { SearchRequest } from '../../api/endpoints/user';
import { useAppDispatch, type AppDispatch, type AppState } from '../../session/appStore';
import { shownPage, type Keyed } from './registryAnswer';

/**
 * A call of a search. It is subscribed: without a subscription RTK Query drops an answer that is on its
 * way when the network comes back.
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

/** Gets a page of a search: its number from 0, and how many rows it is to have. */
export type FetchPage<Row> = (page: number, size: number) => Promise<ListPage<Row>>;

/** Gets the page of a search that the request names. */
export type FetchRows<Row> = (request: SearchRequest) => Promise<ListPage<Row>>;

/** A search of a registry: its request to a call. */
export type Search<Row> = (
  request: SearchRequest,
) => ThunkAction<SearchCall<Row>, AppState, ApiExtra, UnknownAction>;

/** The answer of one call of a search: none of it stays in the cache. */
export async function answerOf<Row>(
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
 * Gets the page of any search, with its rows as they are shown; none of them stays in the cache. With the
 * same search and words it is the same function.
 */
export function useFetchRows<Row, Shown extends { id: string }>(
  search: Search<Row> | undefined,
  show: (row: Row) => Shown,
): FetchRows<Keyed<Shown>> | undefined {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    if (search === undefined) return undefined;
    return async (request) => shownPage(await answerOf(dispatch, dispatch(search(request))), show);
  }, [dispatch, search, show]);
}

/** Gets any page of this search. */
export function pagesOf<Row>(
  fetchRows: FetchRows<Row> | undefined,
  request: SearchRequest,
): FetchPage<Row> | undefined {
  return fetchRows && ((pageNumber, pageSize) => fetchRows({ ...request, pageNumber, pageSize }));
}
