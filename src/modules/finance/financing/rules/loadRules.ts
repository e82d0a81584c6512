import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import { financeRuleApi } from '../../../../api/endpoints/financeRule';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { agreementsBeside } from '../agreements/agreementsRequest';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { rulesRequest } from './rulesRequest';

const asked = { forceRefetch: FRESH_SECONDS, subscribe: false } as const;

/** Asks for the rules, and for the agreements that they stand under. */
export function loadRules({ dispatch }: LoadContext): void {
  const { initiate } = financeRuleApi.endpoints.findFinanceRules;
  const { findFinanceAgreements } = financeAgreementApi.endpoints;
  void dispatch(initiate(rulesRequest, asked));
  void dispatch(findFinanceAgreements.initiate(agreementsBeside, asked));
}
