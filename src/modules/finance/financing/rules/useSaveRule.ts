import { mergedOrRefused } from '../../../../api/changedElsewhere';
import {
  financeRuleApi,
  useCreateFinanceRuleMutation,
  useUpdateFinanceRuleMutation,
  type FinanceRule,
} from '../../../../api/endpoints/financeRule';
import { isApiError } from '../../../../api/errors';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { ruleFailure, ruleWords } from './ruleConflict';
import { ruleTerms, ruleValues, type RuleValues } from './ruleForm';

/**
 * Saves a rule, new or changed from what was drawn. A changed one is read first: what a colleague
 * changed meanwhile must not be overwritten in silence. Throws an `ApiError` for the form.
 */
export function useSaveRule() {
  const dispatch = useSessionDispatch();
  const [create] = useCreateFinanceRuleMutation();
  const [update] = useUpdateFinanceRuleMutation();

  const saveChanges = async (rule: FinanceRule, form: Partial<RuleValues>) => {
    const { id } = rule;
    const { initiate } = financeRuleApi.endpoints.getFinanceRule;
    const call = dispatch(initiate({ id }, { forceRefetch: true, subscribe: false }));
    const fresh = await call.unwrap();
    const values = mergedOrRefused<Partial<RuleValues>>(
      ruleValues(rule),
      form,
      ruleValues(fresh),
      ruleWords,
    );
    await update({ id, financeRuleTerms: ruleTerms(values) }).unwrap();
  };

  return async (rule: FinanceRule | undefined, form: Partial<RuleValues>) => {
    try {
      if (rule) await saveChanges(rule, form);
      else await create({ financeRuleTerms: ruleTerms(form) }).unwrap();
    } catch (failure) {
      throw isApiError(failure) ? ruleFailure(failure) : failure;
    }
  };
}
