import { toApiError, type ApiError } from '../../api/errors';
import type { RegistryAnswer, Keyed } from './registryAnswer';

/** State of the row that the address names, if the current page does not contain it. */
export type LinkedRow<Row> =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly kind: 'found'; readonly row: Row };

/** Result of RTK Query's hook for one record. */
export interface RecordAnswer<Row> {
  readonly currentData?: Row | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** Returns the id of the row to fetch separately; null if the page has it, or has not loaded. */
export function missingRow(
  { row }: { readonly row: string | null },
  { currentData }: Pick<RegistryAnswer<{ key: string }>, 'currentData'>,
): string | null {
  if (row === null || currentData === undefined) return null;
  return currentData.content.some(({ key }) => key === row) ? null : row;
}

/**
 * Returns the state of the call for a missing row.
 *
 * @param id result of `missingRow`
 * @param show reads the record
 */
export function linkedRow<Row, Shown extends { id: string }>(
  id: string | null,
  { currentData, error, isFetching, refetch }: RecordAnswer<Row>,
  show: (record: Row) => Shown,
): LinkedRow<Keyed<Shown>> {
  if (id === null) return { kind: 'none' };
  if (isFetching && currentData === undefined) return { kind: 'loading' };
  const retry = () => void refetch();
  if (currentData === undefined) return { kind: 'failed', error: toApiError(error), retry };
  return { kind: 'found', row: { ...show(currentData), key: id } };
}
