import { useRef } from 'react';
import {
  financeRuleApi,
  useCreateFinanceRuleMutation,
  useUpdateFinanceRuleMutation,
  type FinanceRuleTerms,
} from '../../../../api/endpoints/financeRule';
import { mayHaveBeenDone } from '../../../../api/mayHaveBeenDone';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { sameInput } from '../../../../blocks/drafts/sameInput';
import { ruleTerms, ruleValues } from './ruleForm';
import { rulesRequest } from './rulesRequest';

const { findFinanceRules } = financeRuleApi.endpoints;
const FRESH = { forceRefetch: true, subscribe: false } as const;

/**
 * Creates a rule, once: after a call whose answer was lost, the next attempt looks for the rule of
 * that call first, and changes it instead of adding another. Rejects with an `ApiError`.
 */
export function useCreateRule(): (terms: FinanceRuleTerms) => Promise<void> {
  const dispatch = useSessionDispatch();
  const [create] = useCreateFinanceRuleMutation();
  const [update] = useUpdateFinanceRuleMutation();
  /** What was sent, and nobody knows whether it was saved. */
  const lost = useRef<FinanceRuleTerms>(undefined);

  /** The id of the rule that a lost call has made. */
  const findLost = async () => {
    const sent = lost.current;
    if (sent === undefined) return undefined;
    const { content } = await dispatch(findFinanceRules.initiate(rulesRequest, FRESH)).unwrap();
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
