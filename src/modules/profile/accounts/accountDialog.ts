import { modalKind } from '../../../shell/modal/modalKind';

export interface AccountDialogProps {
  organizationId: string;
  /** The account to change; a new one without it. */
  accountId?: string;
}

/** Adds or changes a bank account. */
export const accountDialog = modalKind<AccountDialogProps>({
  id: 'profile/account',
  lazy: () => import('./AccountDialog'),
});
