import { modalKind } from '../../../../shell/modal/modalKind';
import type { OrderLine } from './orderLine';
import type { OrderOutcome } from './orderOutcome';

/** What the dialog of an order is opened with. */
export interface OrderDialogProps {
  /** At most `MOST_OBJECTS` of them. */
  lines: readonly OrderLine[];
}

/** How it ended; `unknown` where the order was sent and no answer came that can be read. */
export type OrderEnd = OrderOutcome | 'unknown';

/** Orders financing for the chosen objects, once. */
export const orderDialog = modalKind<OrderDialogProps, OrderEnd>({
  id: 'finance/order-objects',
  lazy: () => import('./OrderDialog'),
});
