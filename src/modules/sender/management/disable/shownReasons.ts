import type { DisableReason } from '../../../../api/endpoints/sender';
import { eachOnce } from '../../../../lib/eachOnce';

/** A reason that can be chosen. */
export interface ShownReason {
  id: string;
  name: string;
  /** Has to be explained in words, as «Другое». */
  commentRequired: boolean;
}

/** The reasons that can be shown and sent back, each once. */
export function shownReasons(answer: readonly DisableReason[]): ShownReason[] {
  const reasons = answer.map(({ id, name = '', commentRequired = false }) => ({
    id,
    name: name.trim(),
    commentRequired,
  }));
  return eachOnce(reasons.filter(({ name }) => name !== ''));
}
