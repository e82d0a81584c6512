import {
  financeRegistryApi,
  useDeleteFinancingObjectMutation,
} from '../../../../api/endpoints/financeRegistry';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { useAction, type Action } from '../../../../blocks/action/useAction';
import type { ShownObject } from './shownObject';

/**
 * Takes an object out of financing after a question that names it; it stays in the registry.
 *
 * @param focusAfter the panel with the button that had the focus is about to go
 */
export function useExclude(
  onExcluded: (object: ShownObject) => void,
  focusAfter: () => HTMLElement | null,
): Action<ShownObject> {
  const [exclude] = useDeleteFinancingObjectMutation();
  const dispatch = useSessionDispatch();
  return useAction<unknown, ShownObject>({
    ask: ({ number, buyer }) => ({
      title: 'Исключить из финансирования?',
      message: `Требование ${number || 'без номера'}${buyer && `, ${buyer}`}. Заказать для него финансирование будет нельзя, отменить исключение тоже.`,
      confirmLabel: 'Исключить',
      danger: true,
    }),
    call: ({ id }) => exclude({ id }),
    success: ({ number }) => `Требование ${number} исключено из финансирования`,
    focusAfter,
    onDone: onExcluded,
    // Another window, or a call whose answer was lost, may have excluded or ordered it.
    onFailed: () => void dispatch(financeRegistryApi.util.invalidateTags(['FinancingObject'])),
  });
}
