import { fieldsOf } from '../lib/fieldsOf';
import type { ApiError } from './errors';

/** The status with which a server answers a call that it does not have. */
export const NOT_IMPLEMENTED = 501;

/** All statuses with which a server answers a call that it does not have. */
const NOT_IMPLEMENTED_STATUSES: readonly ApiError['status'][] = [404, 405, NOT_IMPLEMENTED];

/** Message of a screen whose call the server does not have yet. */
export const NOT_IMPLEMENTED_TITLE = 'Раздел пока недоступен';

/** Returns true if the server lacks the call, for example a proposed one. */
export function isNotImplemented({ status }: Pick<ApiError, 'status'>): boolean {
  return NOT_IMPLEMENTED_STATUSES.includes(status);
}

/** The part of the root state with the server's answers. */
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
 * Returns whether the last cached answer of this call is a 501 that has redirected to /unavailable: after the return,
 * an automatic repetition would redirect there again. `endpoint.select(arg)` is not enough, because the 501 may be the
 * answer to another argument.
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
