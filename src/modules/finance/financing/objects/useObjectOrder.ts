import { useState } from 'react';
import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import { useSessionDispatch } from '../../../../session/apiRoot';
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

/** The choice of objects over all pages, and the order for it. */
export function useObjectOrder() {
  const dispatch = useSessionDispatch();
  const [chosen, setChosen] = useState<ChosenObjects>(new Map());
  const [reasons, setReasons] = useState(NO_REASONS);
  const [notice, setNotice] = useState<OrderNotice>();

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
    const question = initiate({ searchRequest }, { forceRefetch: true, subscribe: false });
    const { data, isSuccess } = await dispatch(question);
    // Beside a failure stands what was found before, which says nothing of this order.
    if (!isSuccess || !data) {
      setNotice({ kind: 'unchecked' });
      return;
    }
    const after = chosenAsFound(ordered, data.content.map(shownObject));
    setChosen(after.chosen);
    setNotice({ kind: 'checked', gone: after.gone, left: after.chosen.size });
  };

  const order = async () => {
    setNotice(undefined);
    const lines = [...chosen.values()].map(orderLineOf);
    const end = await dispatch(orderDialog.open({ lines }));
    if (end === undefined) return;
    if (end === 'unknown') {
      await check(chosen);
      return;
    }
    const left = end.refusedCount + end.unknownCount;
    setReasons(refusalReasons(end));
    setChosen(chosenAfterOrder(chosen, end));
    setNotice(left > 0 ? { kind: 'refused', count: left } : undefined);
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
