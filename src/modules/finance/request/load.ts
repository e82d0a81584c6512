import { PREFETCH } from '../../../api/cache/freshness';
import { financeRequestApi } from '../../../api/endpoints/financeRequest';
import type { LoadContext } from '../../../shell/modules/defineModule';

export function load({ dispatch, params: { id } }: LoadContext): void {
  if (id === undefined) return;
  const { prefetch } = financeRequestApi.util;
  dispatch(prefetch('getFinanceRequest', { id }, PREFETCH));
  dispatch(prefetch('getFinanceRequestForm', { id }, PREFETCH));
}
