import { fieldsOf } from '../lib/fieldsOf';
import type { ApiError } from './errors';

/** The status of a call that the server does not have yet. */
export const NOT_IMPLEMENTED = 501;

/** Statuses by which a server says that it does not have a call: never, or not yet. */
const NOT_IMPLEMENTED_STATUSES: readonly ApiError['status'][] = [404, 405, NOT_IMPLEMENTED];

/** Sentence of a screen whose call the server does not have yet. */
export const NOT_IMPLEMENTED_TITLE = 'Раздел пока недоступен';

/** True when the server does not know the call, as with a proposed one that is not built yet. */
export function isNotImplemented({ status }: Pick<ApiError, 'status'>): boolean {
  return NOT_IMPLEMENTED_STATUSES.includes(status);
}

/** The part of the root state that holds the server's answers. */
interface AnswersRoot {
  readonly cabinetApi: {
    readonly queries: Readonly<
      Record<
        string,
        { readonly endpointName?: string | undefined; readonly error?: unknown } | undefined
      >
    >;
  };
}

/**
 * Returns whether the last cached answer of this call is a 501. It has led to /unavailable; after the way
 * back, a call that repeats by itself would lead there again. `endpoint.select(arg)` would miss it: the 501
 * may have answered another argument.
 */
export function wasNotImplemented(
  { cabinetApi: { queries } }: AnswersRoot,
  operation: string,
): boolean {
  return Object.values(queries).some(
    (query) =>
      query?.endpointName === operation && fieldsOf(query.error)['status'] === NOT_IMPLEMENTED,
  );
}
