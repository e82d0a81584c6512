import { type FinanceRule, financeRuleApi } from '../../../../api/endpoints/financeRule';
import { useAppDispatch } from '../../../../session/appStore';
import { useAction } from '../../../../blocks/action/useAction';
import { beginStep } from '../../../../shell/undo/undo';
import { modalKind } from '../../../../shell/modal/modalKind';
import type { RuleDialogProps } from './RuleDialog';
import { ruleValues } from './ruleForm';

const ruleDialog = modalKind<RuleDialogProps>({
  id: 'finance/rule',
  lazy: () => import('./RuleDialog'),
});
import { useSaveRule } from './useSaveRule';

export interface RuleActions {
  add: () => void;
  edit: (rule: FinanceRule) => void;
  toggle: (rule: FinanceRule) => void;
  remove: (rule: FinanceRule) => void;
  /** Id of the rule whose switch is being saved. */
  busy: string | undefined;
}

/** Kind under which `usePendingRemoval` finds deleted rules. */
export const RULE = 'rule';

/** Returns the name in quotes: «Технопром до 5 миллионов». */
export function ruleName({ name }: FinanceRule): string {
  return `«${name || 'Без названия'}»`;
}

/**
 * Returns the actions of the tab. The deletion of a rule can be undone for ten seconds.
 *
 * @param focusAfterRemoval returns the element to focus after a deletion, and after its undoing
 */
export function useRuleActions(focusAfterRemoval: () => HTMLElement | null): RuleActions {
  const dispatch = useAppDispatch();
  const save = useSaveRule();
  const [deleteRule] = financeRuleApi.useDeleteFinanceRuleMutation();
  // Another window may have changed or deleted the rule, or a response was lost.
  const onFailed = () => void dispatch(financeRuleApi.util.invalidateTags(['FinanceRule']));
  const toggling = useAction<unknown, FinanceRule>({
    call: (rule) => save(rule, { ...ruleValues(rule), active: !rule.active }),
    success: (rule) => `Правило ${ruleName(rule)} ${rule.active ? 'выключено' : 'включено'}`,
    onFailed,
  });
  const remove = (rule: FinanceRule) => {
    const { id } = rule;
    dispatch(
      beginStep({
        message: `Правило ${ruleName(rule)} удалено. Уже заказанные объекты останутся заказанными.`,
        calls: [{ key: `${RULE}/${id}`, send: () => deleteRule({ id }) }],
        onUndone: () => focusAfterRemoval()?.focus(),
        onFailed,
      }),
    );
    focusAfterRemoval()?.focus();
  };
  return {
    add: () => void dispatch(ruleDialog.open({})),
    edit: ({ id }) => void dispatch(ruleDialog.open({ ruleId: id })),
    toggle: toggling.run,
    remove,
    busy: toggling.subject?.id,
  };
}
