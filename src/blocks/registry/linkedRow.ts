import { toApiError, type ApiError } from '../../api/errors';
import type { RegistryAnswer, Keyed } from './registryAnswer';

/** State of the separately fetched row: the address names it, but the current page does not contain it. */
export type LinkedRow<Row> =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly kind: 'found'; readonly row: Row };

/** The fields that `linkedRow` reads of an RTK Query result for one record. */
export interface RecordAnswer<Row> {
  readonly currentData?: Row | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/**
 * Returns the id of the row to fetch separately; null if the address names no row, or the page has it or has
 * not loaded.
 */
export function missingRow(
  { row }: { readonly row: string | null },
  { currentData }: Pick<RegistryAnswer<{ key: string }>, 'currentData'>,
): string | null {
  if (row === null || currentData === undefined) return null;
  return currentData.content.some(({ key }) => key === row) ? null : row;
}

/**
 * Returns the state of the separately fetched row.
 *
 * @param id result of `missingRow`
 * @param show converts the record to a row
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
