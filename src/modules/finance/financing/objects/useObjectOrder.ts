import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  financeRegistryApi,
  type FinancingObject,
} from '../../../../api/endpoints/financeRegistry';
import type { Selection } from '../../../../blocks/registry/selection/useSelection';
import type { Keyed } from '../../../../blocks/registry/registryAnswer';
import { useAppDispatch } from '../../../../session/appStore';
import { modalKind } from '../../../../shell/modal/modalKind';
import { isFocusLost } from '../../../../ui/focus/focusTarget';
import type { OrderDialogProps, OrderEnd } from '../order/OrderDialog';
import { refusalReasons, type OrderOutcome } from '../order/orderOutcome';

/** Result of the last order, shown above the registry. */
export type OrderNotice =
  // Some refused objects can no longer be selected; `left` is the number of objects that are still selected.
  | { kind: 'refused'; count: number; left: number }
  | { kind: 'checking' }
  | { kind: 'checked'; gone: number; left: number }
  | { kind: 'unchecked' };

export const orderDialog = modalKind<OrderDialogProps, OrderEnd>({
  id: 'finance/order-objects',
  lazy: () => import('../order/OrderDialog'),
});

const NO_REASONS: ReadonlyMap<string, string> = new Map();

/**
 * Returns the functions that order the chosen objects of all pages, and the notice about the last order.
 *
 * @param focusAfter returns the element to focus when the order button has disappeared with the selection
 */
export function useObjectOrder(
  selection: Selection<Keyed<FinancingObject>>,
  focusAfter: () => HTMLElement | null,
) {
  const dispatch = useAppDispatch();
  const [reasons, setReasons] = useState(NO_REASONS);
  const [notice, setNotice] = useState<OrderNotice>();
  const [isBusy, setBusy] = useState(false);
  const isOrdering = useRef(false);

  /** Returns the focus to the order button, or to the registry if the button has disappeared. */
  const takeFocusBack = (button: Element | null) => {
    if (!isFocusLost()) return;
    if (button instanceof HTMLElement && button.isConnected) button.focus();
    else focusAfter()?.focus();
  };

  /** Loads the statuses of the chosen objects after an order without a response. */
  const check = async () => {
    setNotice({ kind: 'checking' });
    const before = selection.now().size;
    const isKnown = await selection.recheck();
    dispatch(
      financeRegistryApi.util.invalidateTags(['FinancingObject', 'FinanceAgreement', 'Supply']),
    );
    const left = selection.now().size;
    flushSync(() =>
      setNotice(isKnown ? { kind: 'checked', gone: before - left, left } : { kind: 'unchecked' }),
    );
  };

  /** Keeps refused objects selected with their reason, unless they can no longer be ordered. */
  const takeOutcome = async (end: OrderOutcome, button: Element | null) => {
    const refused = refusalReasons(end);
    const count = refused.size;
    // Synchronously: a button that disappears with the selection must be removed before the focus is checked.
    flushSync(() => {
      setReasons(refused);
      selection.onChange(new Map([...selection.now()].filter(([, { id }]) => refused.has(id))));
    });
    takeFocusBack(button);
    if (count === 0) return;
    await selection.recheck();
    const left = selection.now().size;
    // Needed only if refused objects have left the selection: dialog and rows show all other results.
    if (left < count) flushSync(() => setNotice({ kind: 'refused', count, left }));
  };

  /** Resolves with false if the order was cancelled. */
  const ask = async (): Promise<boolean> => {
    const button = document.activeElement;
    const count = selection.now().size;
    setNotice(undefined);
    setBusy(true);
    // Other users may have ordered meanwhile: objects that are no longer available leave the selection first.
    await selection.recheck();
    flushSync(() => setBusy(false));
    const lines = [...selection.now().values()];
    let end: OrderEnd | undefined;
    if (lines.length === 0) setNotice({ kind: 'checked', gone: count, left: 0 });
    else {
      end = await dispatch(orderDialog.open({ lines, chosenCount: count }));
      if (end === 'unknown') await check();
      else if (end !== undefined) await takeOutcome(end, button);
    }
    takeFocusBack(button);
    return lines.length === 0 || end !== undefined;
  };

  /** Orders one object; the other chosen objects stay selected. */
  const askOne = async (object: Keyed<FinancingObject>) => {
    const before = selection.now();
    selection.onChange(new Map([[object.key, object]]));
    const isAnswered = await ask();
    const others = [...before].filter(([key]) => key !== object.key);
    selection.onChange(isAnswered ? new Map([...others, ...selection.now()]) : before);
  };

  /** Runs one order at a time. Pages that load meanwhile do not change the selection. */
  const exclusively = async (work: () => Promise<unknown>) => {
    if (isOrdering.current) return;
    isOrdering.current = true;
    selection.hold(true);
    try {
      await work();
    } finally {
      selection.hold(false);
      isOrdering.current = false;
    }
  };

  return {
    reasons,
    notice,
    isBusy,
    order: () => void exclusively(ask),
    orderOne: (object: Keyed<FinancingObject>) => void exclusively(() => askOne(object)),
    checkAgain: () => void exclusively(check),
    /** Removes these keys from the selection, because their objects have left the registry. */
    drop: (keys: readonly string[]) =>
      selection.onChange(new Map([...selection.now()].filter(([key]) => !keys.includes(key)))),
  };
}
