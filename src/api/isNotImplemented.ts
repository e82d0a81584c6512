import { fieldsOf } from '../lib/fieldsOf';
import type { ApiError } from './errors';

/** The status of a call that the server does not have yet. */
export const NOT_IMPLEMENTED = 501;

/** Statuses by which a server says that it does not have a call: never, or not yet. */
const NOT_IMPLEMENTED_STATUSES: readonly ApiError['status'][] = [404, 405, NOT_IMPLEMENTED];

/** What a screen says when the server does not have its call yet. */
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
 * Whether the cache holds a 501 as the last answer of this call. Such an answer has led to
 * /unavailable (specification, section 2). After the way back, a call that repeats by itself would
 * lead there again. `endpoint.select(arg)` would not find it: the question that was answered so may have had
 * another argument.
 *
 * @param operation its name in the contract
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
