import {
  useDeleteFinanceRuleMutation,
  type FinanceRule,
} from '../../../../api/endpoints/financeRule';
import { shownText } from '../../../../lib/shownText';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { useAction } from '../../../../blocks/action/useAction';
import { ruleDialog } from './ruleDialog';
import { ruleValues } from './ruleForm';
import { useSaveRule } from './useSaveRule';

/** What can be done with the rules. */
export interface RuleActions {
  add: () => void;
  edit: (rule: FinanceRule) => void;
  toggle: (rule: FinanceRule) => void;
  remove: (rule: FinanceRule) => void;
  /** The call that is under way, of which rule. */
  busy: { id: string; call: 'toggle' | 'remove' } | undefined;
}

/** The name of a rule in a sentence. */
export function ruleName({ name }: FinanceRule): string {
  return `«${shownText(name) || 'Без названия'}»`;
}

/** Dialogs and calls of the tab; one call at a time. */
export function useRuleActions(
  focusAfterRemoval: () => HTMLElement | null,
  onRefused: () => void,
): RuleActions {
  const dispatch = useSessionDispatch();
  const save = useSaveRule();
  const [deleteRule] = useDeleteFinanceRuleMutation();
  const toggling = useAction<unknown, FinanceRule>({
    call: (rule) => save(rule, { ...ruleValues(rule), active: !rule.active }),
    success: (rule) => `Правило ${ruleName(rule)} ${rule.active ? 'выключено' : 'включено'}`,
    onFailed: onRefused,
  });
  const removing = useAction<unknown, FinanceRule>({
    ask: (rule) => ({
      title: 'Удалить правило?',
      message: `Правило ${ruleName(rule)} перестанет действовать. Уже заказанные объекты останутся заказанными.`,
      confirmLabel: 'Удалить',
      danger: true,
    }),
    call: ({ id }) => deleteRule({ id }),
    success: (rule) => `Правило ${ruleName(rule)} удалено`,
    focusAfter: focusAfterRemoval,
    onFailed: onRefused,
  });
  const busy = (): RuleActions['busy'] => {
    if (toggling.subject) return { id: toggling.subject.id, call: 'toggle' };
    return removing.subject && { id: removing.subject.id, call: 'remove' };
  };
  return {
    add: () => void dispatch(ruleDialog.open({})),
    edit: ({ id }) => void dispatch(ruleDialog.open({ ruleId: id })),
    toggle: toggling.run,
    remove: removing.run,
    busy: busy(),
  };
}
