import type { AppThunk } from '../../session/appStore';
import type { Comparison } from './draftReconciliation';
import { modalKind } from '../../shell/modal/modalKind';
import type { ConflictChoices, ConflictProps } from './ConflictDialog';

/**
 * Puts two versions of a form beside each other and answers with a choice for each field, by the
 * field's key; undefined when nothing was decided, for example because the session has ended.
 */
const conflictDialog = modalKind<ConflictProps, ConflictChoices>({
  id: 'shell/draft-conflict',
  lazy: () => import('./ConflictDialog'),
});

/** How a form is called and shown where its versions are decided. */
export interface VersionWords {
  /** «Заявка»: what was changed. */
  subject: string;
  /** What a customer calls the field at this path. */
  labelOf: (path: string) => string;
  /** The value of the field at this path as a customer reads it. */
  shown: (path: string, value: unknown) => string;
}

/**
 * Thunk: the form to go on with. Where it was changed elsewhere, the customer decides field by
 * field; undefined when he did not, for example because the session has ended.
 */
export function decideVersions<Values>(
  { differences, values }: Comparison<Values>,
  { subject, labelOf, shown }: VersionWords,
): AppThunk<Promise<Values | undefined>> {
  return async (dispatch) => {
    if (differences.length === 0) return values(() => 'here');
    const choices = await dispatch(
      conflictDialog.open({
        subject,
        rows: differences.map(({ key, path, here, there, changedHere }) => ({
          key,
          label: labelOf(path),
          here: shown(path, here),
          there: shown(path, there),
          changedHere,
        })),
      }),
    );
    return choices && values(({ key }) => choices[key] ?? 'here');
  };
}
