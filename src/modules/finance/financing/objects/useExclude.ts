import { useDeleteFinancingObjectMutation } from '../../../../api/endpoints/financeRegistry';
import { useAction, type Action } from '../../../../shell/action/useAction';
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
  });
}
