import { modalKind } from '../../../shell/modal/modalKind';

export interface AccountDialogProps {
  organizationId: string;
  /** The account to change; a new one without it. */
  accountId?: string;
}

export const ACCOUNT_KIND = 'profile/account';

/** Adds or changes a bank account. */
export const accountDialog = modalKind<AccountDialogProps>(ACCOUNT_KIND);
