import { useRef, useState } from 'react';
import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import { toApiError } from '../../../../api/errors';
import { mayHaveBeenDone } from '../../../../api/mayHaveBeenDone';
import type { OrderLine } from './orderLine';
import { orderOutcome, type OrderOutcome } from './orderOutcome';

/** Where an order stands. A refusal leaves it as it was, to be sent again by whoever wants to. */
export type OrderState =
  | { phase: 'asking'; refusal?: string }
  | { phase: 'sending' }
  | { phase: 'done'; outcome: OrderOutcome }
  | { phase: 'unknown' };

/**
 * What became of orders that were sent, by what they were opened with: /unavailable takes the dialog
 * away, and the way back must not ask as if nothing had been sent.
 */
const sentOrders = new WeakMap<readonly OrderLine[], OrderState>();

const NOT_SENT =
  'Заказ не отправлен: нет связи с интернетом. Проверьте подключение и закажите ещё раз';

/** Sends an order: one click, one call, whatever is clicked or pressed meanwhile. */
export function useOrder(lines: readonly OrderLine[]) {
  const [order] = financeRegistryApi.useOrderFinancingObjectsMutation();
  const [state, setState] = useState<OrderState>(
    () => sentOrders.get(lines) ?? { phase: 'asking' },
  );
  const sent = useRef(state.phase !== 'asking');

  const end = (after: OrderState) => {
    if (after.phase === 'asking') sentOrders.delete(lines);
    else sentOrders.set(lines, after);
    sent.current = after.phase !== 'asking';
    setState(after);
  };

  const send = async () => {
    if (sent.current) return;
    if (!navigator.onLine) {
      end({ phase: 'asking', refusal: NOT_SENT });
      return;
    }
    sent.current = true;
    setState({ phase: 'sending' });
    sentOrders.set(lines, { phase: 'unknown' });
    const ids = lines.map(({ id }) => id);
    const { data, error } = await order({ financingOrder: { objectIds: ids } });
    if (data) {
      end({ phase: 'done', outcome: orderOutcome(ids, data) });
      return;
    }
    // Never sent again by itself: the objects may have been ordered.
    if (mayHaveBeenDone(error)) end({ phase: 'unknown' });
    // The server has read the order and said no: nothing was ordered.
    else end({ phase: 'asking', refusal: toApiError(error).message });
  };
  return { state, send: () => void send() };
}
