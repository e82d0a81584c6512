import { modalKind } from '../../../shell/modal/modalKind';
import type { PolicyholderDialogProps } from './PolicyholderDialog';

/** The request dialog. */
export const policyholderDialog = modalKind<PolicyholderDialogProps>({
  id: 'debtors/policyholder',
  lazy: () => import('./PolicyholderDialog'),
});
