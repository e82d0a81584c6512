import { modalKind } from '../../shell/modal/modalKind';
import type { PaymentDialogProps } from './PaymentDialog';

/** The code by which a bill is paid in the application of a bank. */
export const paymentDialog = modalKind<PaymentDialogProps>({
  id: 'products/payment',
  lazy: () => import('./PaymentDialog'),
});
