import { PREFETCH } from '../../../../api/cache/freshness';
import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { agreementsRequest } from '../financingRequests';

export function load({ dispatch }: LoadContext): void {
  const { prefetch } = financeAgreementApi.util;
  dispatch(prefetch('findFinanceAgreements', agreementsRequest, PREFETCH));
}
