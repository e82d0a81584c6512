import { modalKind } from '../../../shell/modal/modalKind';

export interface PolicyholderDialogProps {
  /** The offer itself stays in the api's cache. */
  offerId: string;
}

/** The request dialog. */
export const policyholderDialog = modalKind<PolicyholderDialogProps>({
  id: 'debtors/policyholder',
  lazy: () => import('./PolicyholderDialog'),
});
