import type { DisableReason, DisableReasonsAnswer } from '../../../../api/endpoints/sender';
import { defineForm } from '../../../../forms/description/defineForm';
import { choices } from '../../../../forms/field/ChoicesField';
import { textArea } from '../../../../forms/longText/TextAreaField';
import { eachOnce } from '../../../../lib/eachOnce';

/** Maximum length of a comment in the contract. */
export const LONGEST_COMMENT = 2000;

interface DisableValues {
  reasonIds: string[];
  comment: string;
}

/** Returns the request body with the reasons; undefined if no reason is chosen. */
export function disableAnswer({
  reasonIds = [],
  comment = '',
}: Partial<DisableValues>): DisableReasonsAnswer | undefined {
  if (reasonIds.length === 0) return undefined;
  const words = comment.trim();
  return { reasonIds, comment: words === '' ? null : words };
}

/** The form of the reasons; reasons and comment are optional. */
export const disableForm = defineForm<DisableValues>()({
  name: 'disable-insurance',
  unsent: 'Страхование не отключено',
  fields: {
    reasonIds: choices({ label: 'Почему вы отключаете страхование? (необязательно)', options: [] }),
    comment: textArea({ label: 'Комментарий', maxLength: LONGEST_COMMENT, rows: 3 }),
  },
  write: disableAnswer,
});

export interface ShownReason {
  id: string;
  name: string;
  /** True if the reason needs a comment, for example «Другое». */
  commentRequired: boolean;
}

/** Returns the reasons that have a name, without duplicates. */
export function shownReasons(answer: readonly DisableReason[]): ShownReason[] {
  const reasons = answer.map(({ id, name = '', commentRequired = false }) => ({
    id,
    name: name.trim(),
    commentRequired,
  }));
  return eachOnce(reasons.filter(({ name }) => name !== ''));
}
