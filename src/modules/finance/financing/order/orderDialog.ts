import { modalKind } from '../../../../shell/modal/modalKind';
import type { OrderDialogProps, OrderEnd } from './OrderDialog';

/** Orders financing for the chosen objects, once. */
export const orderDialog = modalKind<OrderDialogProps, OrderEnd>({
  id: 'finance/order-objects',
  lazy: () => import('./OrderDialog'),
});
