import { useState } from 'react';
import { flushSync } from 'react-dom';
import { asPart } from '../../../../api/asPart';
import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { isFocusLost } from '../../../../ui/focus/place';
import { orderDialog } from '../order/orderDialog';
import { orderLineOf } from '../order/orderLine';
import { MOST_OBJECTS } from '../order/orderOutcome';
import {
  chosenAfterOrder,
  chosenAsFound,
  refusalReasons,
  type ChosenObjects,
} from './chosenObjects';
import { shownObject } from './shownObject';

/** What the last order came to, as it is said above the registry. */
export type OrderNotice =
  | { kind: 'refused'; count: number }
  | { kind: 'checking' }
  | { kind: 'checked'; gone: number; left: number }
  | { kind: 'unchecked' };

const NO_REASONS: ReadonlyMap<string, string> = new Map();

/**
 * The choice of objects over all pages, and the order for it.
 *
 * @param focusAfter gets the focus when the button of the order is gone with the choice
 */
export function useObjectOrder(focusAfter: () => HTMLElement | null) {
  const dispatch = useSessionDispatch();
  const [chosen, setChosen] = useState<ChosenObjects>(new Map());
  const [reasons, setReasons] = useState(NO_REASONS);
  const [notice, setNotice] = useState<OrderNotice>();

  /** The focus goes back to the button of the order, or to the registry when that is gone. */
  const takeFocusBack = (button: Element | null) => {
    if (!isFocusLost()) return;
    if (button instanceof HTMLElement && button.isConnected) button.focus();
    else focusAfter()?.focus();
  };

  /** Asks where the objects of an order stand whose answer was lost. */
  const check = async (ordered: ChosenObjects) => {
    setNotice({ kind: 'checking' });
    const ids = [...ordered.values()].map(({ id }) => id);
    const searchRequest = {
      pageNumber: 0,
      pageSize: MOST_OBJECTS,
      filters: [{ field: 'id', value: ids, operation: 'IN' as const }],
      sorts: [],
    };
    dispatch(
      financeRegistryApi.util.invalidateTags(['FinancingObject', 'FinanceAgreement', 'Supply']),
    );
    const { initiate } = financeRegistryApi.endpoints.findFinancingObjects;
    const question = initiate(asPart({ searchRequest }), { forceRefetch: true, subscribe: false });
    const { data, isSuccess } = await dispatch(question);
    // Beside a failure stands what was found before, which says nothing of this order.
    if (!isSuccess || !data) {
      setNotice({ kind: 'unchecked' });
      return;
    }
    const after = chosenAsFound(ordered, data.content.map(shownObject));
    flushSync(() => setChosen(after.chosen));
    setNotice({ kind: 'checked', gone: after.gone, left: after.chosen.size });
  };

  const order = async () => {
    const button = document.activeElement;
    setNotice(undefined);
    const lines = [...chosen.values()].map(orderLineOf);
    const end = await dispatch(orderDialog.open({ lines }));
    if (end === 'unknown') {
      await check(chosen);
    } else if (end !== undefined) {
      const left = end.refusedCount + end.unknownCount;
      // At once, so that a button that goes with the choice is gone when the focus is looked at.
      flushSync(() => {
        setReasons(refusalReasons(end));
        setChosen(chosenAfterOrder(chosen, end));
        setNotice(left > 0 ? { kind: 'refused', count: left } : undefined);
      });
    }
    takeFocusBack(button);
  };

  return {
    chosen,
    choose: setChosen,
    reasons,
    notice,
    order: () => void order(),
    checkAgain: () => void check(chosen),
    /** An object that left the registry is chosen no more. */
    drop: (key: string) => {
      const next = new Map(chosen);
      next.delete(key);
      setChosen(next);
    },
  };
}
