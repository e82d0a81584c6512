import { eachOnce } from '../../../../lib/eachOnce';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';

/** A reason that can be chosen. */
export interface ShownReason {
  id: string;
  name: string;
  /** Has to be explained in words, as «Другое». */
  commentRequired: boolean;
}

/** The reasons that can be shown and sent back, each once. */
export function shownReasons(answer: unknown): ShownReason[] {
  const reasons = (Array.isArray(answer) ? answer : []).flatMap((reason: unknown) => {
    const { id, name, commentRequired } = fieldsOf(reason);
    const known = { id: shownText(id), name: shownText(name).trim() };
    if (known.id === '' || known.name === '') return [];
    return [{ ...known, commentRequired: commentRequired === true }];
  });
  return eachOnce(reasons);
}
