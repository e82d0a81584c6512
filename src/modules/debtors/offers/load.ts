import { actualDebtorOffers, debtorsApi } from '../../../api/endpoints/debtors';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** Loads the offers each time the page is opened (rule D1). */
export function load({ dispatch }: LoadContext): void {
  const { prefetch } = debtorsApi.util;
  dispatch(prefetch('findActualDebtorOffers', actualDebtorOffers, { force: true }));
}
