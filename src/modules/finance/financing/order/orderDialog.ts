import { modalKind } from '../../../../shell/modal/modalKind';
import type { OrderDialogProps, OrderEnd } from './OrderDialog';

/** Opens the order of the chosen objects; resolves with its result. */
export const orderDialog = modalKind<OrderDialogProps, OrderEnd>({
  id: 'finance/order-objects',
  lazy: () => import('./OrderDialog'),
});
