import { useRef, useState } from 'react';
import { useOrderFinancingObjectsMutation } from '../../../../api/endpoints/financeRegistry';
import { toApiError } from '../../../../api/errors';
import { isOutcomeUnknown, orderOutcome, type OrderOutcome } from './orderOutcome';

/** Where an order stands. A refusal leaves it as it was, to be sent again by whoever wants to. */
export type OrderState =
  | { phase: 'asking'; refusal?: string }
  | { phase: 'sending' }
  | { phase: 'done'; outcome: OrderOutcome }
  | { phase: 'unknown' };

/** Sends an order: one click, one call, whatever is clicked or pressed meanwhile. */
export function useOrder(ids: readonly string[]) {
  const [order] = useOrderFinancingObjectsMutation();
  const [state, setState] = useState<OrderState>({ phase: 'asking' });
  const sent = useRef(false);

  const send = async () => {
    if (sent.current) return;
    sent.current = true;
    setState({ phase: 'sending' });
    const { data, error } = await order({ financingOrder: { objectIds: [...ids] } });
    if (data) {
      setState({ phase: 'done', outcome: orderOutcome(ids, data) });
      return;
    }
    const failure = toApiError(error);
    if (isOutcomeUnknown(failure)) {
      setState({ phase: 'unknown' });
      return;
    }
    // The server has read the order and said no: nothing was ordered.
    sent.current = false;
    setState({ phase: 'asking', refusal: failure.message });
  };
  return { state, send: () => void send() };
}
