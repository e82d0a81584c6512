import { modalKind } from '../../../shell/modal/modalKind';
import type { AccountDialogProps } from './AccountDialog';

/** Adds or changes a bank account. */
export const accountDialog = modalKind<AccountDialogProps>({
  id: 'profile/account',
  lazy: () => import('./AccountDialog'),
});
