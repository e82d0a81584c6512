import { PREFETCH } from '../../../api/cache/freshness';
import { paymentDetailsApi } from '../../../api/endpoints/paymentDetails';
import { accountsRequest } from '../../../products/accounts/accounts';
import type { LoadContext } from '../../../shell/modules/defineModule';

export function load({ dispatch, user }: LoadContext): void {
  const id = user?.organization?.id;
  if (!id) return;
  const { prefetch } = paymentDetailsApi.util;
  dispatch(prefetch('findPaymentDetails', accountsRequest(id), PREFETCH));
}
