import { modalKind } from '../../../../shell/modal/modalKind';
import type { SeveralDialogProps } from './SeveralDialog';

/** Claims for several orders of one event; resolves with the ids of the orders whose claims were sent. */
export const severalDialog = modalKind<SeveralDialogProps, readonly string[]>({
  id: 'sender/claims',
  lazy: () => import('./SeveralDialog'),
});
