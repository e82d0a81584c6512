import { PREFETCH } from '../../../../api/cache/freshness';
import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import { financeRuleApi } from '../../../../api/endpoints/financeRule';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { optionalAgreements, rulesRequest } from '../financingRequests';

export function load({ dispatch }: LoadContext): void {
  const { prefetch } = financeAgreementApi.util;
  dispatch(financeRuleApi.util.prefetch('findFinanceRules', rulesRequest, PREFETCH));
  dispatch(prefetch('findFinanceAgreements', optionalAgreements, PREFETCH));
}
