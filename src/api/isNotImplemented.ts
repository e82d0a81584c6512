import { fieldsOf } from '../lib/fieldsOf';
import type { ApiError } from './errors';

/** Status of a server that does not implement the call. */
export const NOT_IMPLEMENTED = 501;

/** All statuses that a server may send for a call that it does not implement. */
const NOT_IMPLEMENTED_STATUSES: readonly ApiError['status'][] = [404, 405, NOT_IMPLEMENTED];

/** Message of a screen whose call the server does not implement yet. */
export const NOT_IMPLEMENTED_TITLE = 'Раздел пока недоступен';

/** Returns true if the server does not implement the call, for example a call that is only proposed. */
export function isNotImplemented({ status }: Pick<ApiError, 'status'>): boolean {
  return NOT_IMPLEMENTED_STATUSES.includes(status);
}

/** Root state with the cached responses. */
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
 * Returns whether a cached response of this endpoint is a 501, which has redirected to /unavailable. After the user's
 * return, an automatic repetition would redirect there again. `endpoint.select(arg)` is not enough, because the 501 may
 * belong to another argument.
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
