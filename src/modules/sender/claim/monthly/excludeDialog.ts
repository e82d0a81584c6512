import { modalKind } from '../../../../shell/modal/modalKind';
import type { ExcludeDialogProps } from './ExcludeDialog';

/** Asks why an order is not claimed, and leaves it out of the draft of a month. */
export const excludeDialog = modalKind<ExcludeDialogProps>({
  id: 'sender/exclude-order',
  lazy: () => import('./ExcludeDialog'),
});
