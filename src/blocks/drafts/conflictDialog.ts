import { modalKind } from '../../shell/modal/modalKind';
import type { ConflictChoices, ConflictProps } from './ConflictDialog';

/**
 * Puts two versions of a form beside each other and answers with a choice for each field, by the
 * field's key; undefined when nothing was decided, for example because the session has ended.
 */
export const conflictDialog = modalKind<ConflictProps, ConflictChoices>({
  id: 'shell/draft-conflict',
  lazy: () => import('./ConflictDialog'),
});
