import { mergedOrRefused } from '../../../../api/changedElsewhere';
import { financeRuleApi, type FinanceRule } from '../../../../api/endpoints/financeRule';
import { errorWithoutBody, isApiError } from '../../../../api/errors';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { ruleFailure, ruleWords } from './ruleConflict';
import { ruleTerms, ruleValues, type RuleValues } from './ruleForm';
import { useCreateRule } from './useCreateRule';

/**
 * Saves a rule, new or changed from what was drawn. A changed one is read first: what a colleague
 * changed meanwhile must not be overwritten in silence. Throws an `ApiError` for the form.
 */
export function useSaveRule() {
  const dispatch = useSessionDispatch();
  const create = useCreateRule();
  const [update] = financeRuleApi.useUpdateFinanceRuleMutation();

  const saveChanges = async (rule: FinanceRule, form: Partial<RuleValues>) => {
    const { id } = rule;
    const { initiate } = financeRuleApi.endpoints.getFinanceRule;
    const call = dispatch(initiate({ id }, { forceRefetch: true, subscribe: false }));
    const fresh = await call.unwrap();
    // An answer about something else would read as a colleague's change, and empty the rule.
    if (fresh.id !== id) throw errorWithoutBody('INVALID_RESPONSE');
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
      else await create(ruleTerms(form));
    } catch (failure) {
      throw isApiError(failure) ? ruleFailure(failure) : failure;
    }
  };
}
