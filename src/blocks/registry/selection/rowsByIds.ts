import type { SearchRequest } from '../../../api/endpoints/user';
import { breathe, repeated } from '../export/exportRows';
import type { FetchRows } from '../useFetchPage';

/** Maximum number of ids per call. */
const CALL_SIZE = 250;

export interface RowsByIds<Row> {
  readonly found: readonly Row[];
  /** Ids that do not exist, or that this user may not see. */
  readonly missing: readonly string[];
}

const requestOf = (ids: readonly string[], pageNumber: number): SearchRequest => ({
  pageNumber,
  pageSize: CALL_SIZE,
  filters: [{ field: 'id', value: [...ids], operation: 'IN' }],
  sorts: [],
});

/**
 * Resolves with the rows of these ids, fetched in several calls. Rejects with an `ApiError`.
 *
 * @param isPatient true to retry after temporary failures
 * @param onProgress gets the number of ids processed so far
 */
export async function rowsByIds<Row extends { id: string }>(
  ids: readonly string[],
  fetchRows: FetchRows<Row>,
  { signal, isPatient, onProgress }: RowsByIdsOptions,
): Promise<RowsByIds<Row>> {
  const found: Row[] = [];
  const missing: string[] = [];
  for (let start = 0; start < ids.length; start += CALL_SIZE) {
    const part = ids.slice(start, start + CALL_SIZE);
    const known = new Set<string>();
    // Reads further pages, because a server may return fewer rows per page than requested.
    for (let number = 0; ; number += 1) {
      const call = () => fetchRows(requestOf(part, number));
      const page = await (isPatient
        ? repeated(call, signal, () => onProgress?.(start, true))
        : call());
      signal.throwIfAborted();
      const fresh = page.content.filter(({ id }) => part.includes(id) && !known.has(id));
      for (const { id } of fresh) known.add(id);
      found.push(...fresh);
      if (fresh.length === 0 || known.size >= page.totalElements) break;
    }
    missing.push(...part.filter((id) => !known.has(id)));
    onProgress?.(Math.min(start + CALL_SIZE, ids.length), false);
    await breathe();
    signal.throwIfAborted();
  }
  return { found, missing };
}

export interface RowsByIdsOptions {
  readonly signal: AbortSignal;
  readonly isPatient: boolean;
  onProgress?(done: number, isWaiting: boolean): void;
}
