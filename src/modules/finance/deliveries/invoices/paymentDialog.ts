import type { Payment } from '../../../../lib/paymentCode';
import { modalKind } from '../../../../shell/modal/modalKind';

/** What is to be paid, and by which bill. */
export interface PaymentDialogProps {
  invoiceNumber: string;
  payment: Payment;
  isPartlyPaid: boolean;
}

/** The code by which a bill is paid in the application of a bank. */
export const paymentDialog = modalKind<PaymentDialogProps>({
  id: 'finance/payment',
  lazy: () => import('./PaymentDialog'),
});
