import type { DisableReason, DisableReasonsAnswer } from '../../../../api/endpoints/sender';
import { defineForm } from '../../../../forms/description/defineForm';
import { choices } from '../../../../forms/field/ChoicesField';
import { textArea } from '../../../../forms/longText/TextAreaField';
import { eachOnce } from '../../../../lib/eachOnce';

/** Longest comment that the contract takes. */
export const LONGEST_COMMENT = 2000;

interface DisableValues {
  reasonIds: string[];
  comment: string;
}

/** The chosen reasons for the server; undefined where none was chosen. */
export function disableAnswer({
  reasonIds = [],
  comment = '',
}: Partial<DisableValues>): DisableReasonsAnswer | undefined {
  if (reasonIds.length === 0) return undefined;
  const words = comment.trim();
  return { reasonIds, comment: words === '' ? null : words };
}

/** Why the insurance is switched off; both may stay empty. */
export const disableForm = defineForm<DisableValues>()({
  name: 'disable-insurance',
  unsent: 'Страхование не отключено',
  fields: {
    reasonIds: choices({ label: 'Почему вы отключаете страхование? (необязательно)', options: [] }),
    comment: textArea({ label: 'Комментарий', maxLength: LONGEST_COMMENT, rows: 3 }),
  },
  write: disableAnswer,
});

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
