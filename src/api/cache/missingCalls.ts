import { fieldsOf } from '../../lib/fieldsOf';

/** Status by which a server says that it has no such call yet, and nothing else. */
export const NOT_IMPLEMENTED = 501;

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
 * Whether a call has been answered by 501 within the last minute, for as long as the answer is kept.
 * Such an answer has led to /unavailable (specification, section 2), and from there the browser comes
 * back: what is asked again by itself would send it there once more, and so on.
 *
 * @param operation its name in the contract
 */
export function isMissing({ cabinetApi: { queries } }: AnswersRoot, operation: string): boolean {
  return Object.values(queries).some(
    (query) =>
      query?.endpointName === operation && fieldsOf(query.error)['status'] === NOT_IMPLEMENTED,
  );
}
