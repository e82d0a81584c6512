import { modalKind } from '../../../shell/modal/modalKind';
import type { PaymentFileProps } from './PaymentFileDialog';

/** Makes a file of payment orders for 1С. */
export const paymentFileDialog = modalKind<PaymentFileProps>({
  id: 'payment/file',
  lazy: () => import('./PaymentFileDialog'),
});
