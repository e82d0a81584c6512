import { modalKind } from '../../../../shell/modal/modalKind';
import type { AgainDialogProps } from './AgainDialog';

/** Applies again under an offer whose request the bank has refused. */
export const againDialog = modalKind<AgainDialogProps>({
  id: 'finance/request-again',
  lazy: () => import('./AgainDialog'),
});
