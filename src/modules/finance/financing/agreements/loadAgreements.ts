import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { agreementsRequest } from './agreementsRequest';

/** Asks for the agreements of the organization. */
export function loadAgreements({ dispatch }: LoadContext): void {
  const { initiate } = financeAgreementApi.endpoints.findFinanceAgreements;
  void dispatch(initiate(agreementsRequest, { forceRefetch: FRESH_SECONDS, subscribe: false }));
}
