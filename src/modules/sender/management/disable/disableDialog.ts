import { modalKind } from '../../../../shell/modal/modalKind';

/** Asks why, and switches the insurance off. */
export const disableDialog = modalKind<object>({
  id: 'sender/disable-insurance',
  lazy: () => import('./DisableDialog'),
});
