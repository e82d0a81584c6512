import type { ApiError } from '../errors';

/**
 * `invalidatesTags` of a call that changes something: only a success makes what was read stale. A
 * refused call changed nothing, and reading everything again would only cost the customer time.
 */
export function afterSuccess<Tag extends string>(
  ...tags: readonly Tag[]
): (answer: unknown, error: ApiError | undefined) => readonly Tag[] {
  return (_answer, error) => (error ? [] : tags);
}
