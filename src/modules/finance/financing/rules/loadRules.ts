import { financeRuleApi } from '../../../../api/endpoints/financeRule';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { loadAgreements } from '../agreements/loadAgreements';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { rulesRequest } from './rulesRequest';

/** Asks for the rules, and for the agreements that they stand under. */
export function loadRules(context: LoadContext): void {
  const { initiate } = financeRuleApi.endpoints.findFinanceRules;
  void context.dispatch(initiate(rulesRequest, { forceRefetch: FRESH_SECONDS, subscribe: false }));
  loadAgreements(context);
}
