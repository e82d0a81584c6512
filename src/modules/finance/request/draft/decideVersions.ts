import type { SessionThunk } from '../../../../session/apiRoot';
import { conflictDialog } from '../../../../shell/drafts/conflictDialog';
import type { Comparison } from '../../../../shell/drafts/createDraftHold';
import { labelOf } from '../form/fieldLabels';
import type { RequestValues } from '../form/requestValues';
import { shownFieldValue } from './shownFieldValue';

/**
 * Thunk: the form to go on with. Where it was changed elsewhere, the customer decides field by field
 * (rule B11); undefined when he did not, for example because the session has ended.
 */
export function decideVersions({
  differences,
  values,
}: Comparison<RequestValues>): SessionThunk<Promise<RequestValues | undefined>> {
  return async (dispatch) => {
    if (differences.length === 0) return values(() => 'here');
    const choices = await dispatch(
      conflictDialog.open({
        subject: 'Заявка',
        rows: differences.map(({ key, path, here, there, changedHere }) => ({
          key,
          label: labelOf(path),
          here: shownFieldValue(path, here),
          there: shownFieldValue(path, there),
          changedHere,
        })),
      }),
    );
    return choices && values(({ key }) => choices[key] ?? 'here');
  };
}
