import { useRef } from 'react';
import { REFETCH } from '../../../../api/cache/freshness';
import { mergedOrRefused } from '../../../../api/changedElsewhere';
import {
  financeRuleApi,
  type FinanceRule,
  type FinanceRuleTerms,
} from '../../../../api/endpoints/financeRule';
import { isApiError } from '../../../../api/errors';
import { demandRecord, mayHaveBeenDone } from '../../../../api/outcome';
import { sameInput } from '../../../../blocks/drafts/sameInput';
import { useAppDispatch } from '../../../../session/appStore';
import { ruleFailure, ruleWords } from './ruleConflict';
import { ruleTerms, ruleValues, type RuleValues } from './ruleForm';
import { rulesRequest } from '../financingRequests';

const { findFinanceRules } = financeRuleApi.endpoints;

/**
 * Creates a rule only once: after a call whose response was lost, the next attempt first looks for the rule of that
 * call, and changes it instead of adding another rule. Rejects with an `ApiError`.
 */
function useCreateRule(): (terms: FinanceRuleTerms) => Promise<void> {
  const dispatch = useAppDispatch();
  const [create] = financeRuleApi.useCreateFinanceRuleMutation();
  const [update] = financeRuleApi.useUpdateFinanceRuleMutation();
  /** Terms sent by a call whose response was lost. */
  const lost = useRef<FinanceRuleTerms>(undefined);

  /** Returns the rule that the lost call has created; undefined if it has created none. */
  const findLost = async () => {
    const sent = lost.current;
    if (sent === undefined) return undefined;
    const { content } = await dispatch(findFinanceRules.initiate(rulesRequest, REFETCH)).unwrap();
    lost.current = undefined;
    return content.find((rule) => sameInput(ruleTerms(ruleValues(rule)), sent));
  };

  return async (terms) => {
    const saved = await findLost();
    if (saved === undefined) {
      await create({ financeRuleTerms: terms })
        .unwrap()
        .catch((error: unknown) => {
          if (mayHaveBeenDone(error)) lost.current = terms;
          throw error;
        });
    } else if (!sameInput(ruleTerms(ruleValues(saved)), terms)) {
      await update({ id: saved.id, financeRuleTerms: terms }).unwrap();
    }
  };
}

/**
 * Returns a function that saves a new or a changed rule. Before a change it reads the rule, so that a colleague's
 * changes are not overwritten silently. Rejects with an `ApiError` for the form.
 */
export function useSaveRule() {
  const dispatch = useAppDispatch();
  const create = useCreateRule();
  const [update] = financeRuleApi.useUpdateFinanceRuleMutation();

  const saveChanges = async (rule: FinanceRule, form: Partial<RuleValues>) => {
    const { id } = rule;
    const { initiate } = financeRuleApi.endpoints.getFinanceRule;
    const call = dispatch(initiate({ id }, REFETCH));
    // A response with another rule would count as a colleague's change, and overwrite this rule.
    const fresh = demandRecord(await call.unwrap(), id);
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
