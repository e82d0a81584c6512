import { useRef, useState } from 'react';
import {
  financeRegistryApi,
  type FinancingObject,
} from '../../../../api/endpoints/financeRegistry';
import { toApiError } from '../../../../api/errors';
import { mayHaveBeenDone } from '../../../../api/outcome';
import { orderOutcome, type OrderOutcome } from './orderOutcome';

/** State of an order. After a refusal it is `asking` again, so that the user can send the order once more. */
export type OrderState =
  | { phase: 'asking'; refusal?: string }
  | { phase: 'sending' }
  | { phase: 'done'; outcome: OrderOutcome }
  | { phase: 'unknown' };

const NOT_SENT =
  'Заказ не отправлен: нет связи с интернетом. Проверьте подключение и закажите ещё раз';

/**
 * Returns the state of an order, and the function that sends the order; a second click makes no second call.
 *
 * @param modalId id of the open dialog, under which the store keeps the result of the call: /unavailable unmounts the
 * dialog, and after the return the dialog must know that the order was sent
 */
export function useOrder(modalId: string, lines: readonly FinancingObject[]) {
  const [order, { data, error, isLoading }] = financeRegistryApi.useOrderFinancingObjectsMutation({
    fixedCacheKey: modalId,
  });
  /** True if the dialog was removed while the call was running. */
  const [wasLeft, setLeft] = useState(isLoading);
  const [isOffline, setOffline] = useState(false);
  const isSending = useRef(false);
  const ids = lines.map(({ id }) => id);

  const stateNow = (): OrderState => {
    if (isOffline) return { phase: 'asking', refusal: NOT_SENT };
    if (data) return { phase: 'done', outcome: orderOutcome(ids, data) };
    if (isLoading) return { phase: wasLeft ? 'unknown' : 'sending' };
    if (!error) return { phase: 'asking' };
    // The order is never repeated automatically, because the objects may have been ordered.
    if (mayHaveBeenDone(error)) return { phase: 'unknown' };
    // The server has refused the order: nothing was ordered.
    return { phase: 'asking', refusal: toApiError(error).message };
  };
  const state = stateNow();

  const send = async () => {
    if (isSending.current || state.phase !== 'asking') return;
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    setLeft(false);
    isSending.current = true;
    await order({ financingOrder: { objectIds: ids } });
    isSending.current = false;
  };
  return { state, send: () => void send() };
}
