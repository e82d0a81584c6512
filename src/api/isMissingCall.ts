import { fieldsOf } from '../lib/fieldsOf';
import type { ApiError } from './errors';

export const NOT_IMPLEMENTED = 501;

/** Statuses of a call that the server does not implement. A 404 may also mean a missing record. */
const MISSING_CALL_STATUSES: readonly ApiError['status'][] = [404, 405, NOT_IMPLEMENTED];

/** Title of a screen whose call the server does not implement yet. */
export const MISSING_CALL_TITLE = 'Раздел пока недоступен';

/** Returns true for a 404, a 405 and a 501. */
export function isMissingCall({ status }: Pick<ApiError, 'status'>): boolean {
  return MISSING_CALL_STATUSES.includes(status);
}

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
 * Returns true if a cached response of this endpoint, for any argument, is a 501. Callers then skip automatic calls,
 * because another 501 could redirect to /unavailable again. `endpoint.select(arg)` is not enough, because the 501 may
 * belong to another argument.
 */
export function wasMissingCall(
  { cabinetApi: { queries } }: AnswersRoot,
  operation: string,
): boolean {
  return Object.values(queries).some(
    (query) =>
      query?.endpointName === operation && fieldsOf(query.error)['status'] === NOT_IMPLEMENTED,
  );
}
