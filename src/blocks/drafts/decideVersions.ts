import type { AppThunk } from '../../session/appStore';
import type { Comparison } from './draftReconciliation';
import { modalKind } from '../../shell/modal/modalKind';
import type { ConflictChoices, ConflictProps } from './ConflictDialog';

/**
 * Shows two versions of a form and resolves with a choice per field, by the field's key; undefined if there is no
 * decision, for example because the session has ended.
 */
const conflictDialog = modalKind<ConflictProps, ConflictChoices>({
  id: 'shell/draft-conflict',
  lazy: () => import('./ConflictDialog'),
});

/** Texts about a form for the dialog that compares its versions. */
export interface VersionWords {
  /** Name of the form: «Заявка». */
  subject: string;
  labelOf: (path: string) => string;
  /** Returns the text of the field's value at this path. */
  shown: (path: string, value: unknown) => string;
}

/**
 * Lets the user decide about each field that was changed elsewhere. Resolves with the form's values to continue with;
 * undefined if there is no decision, for example because the session has ended.
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
