import { actualDebtorOffers, debtorsApi } from '../../../api/endpoints/debtors';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** Loads the offers each time the page is opened. D1: offers are loaded on open, once at a time. */
export function load({ dispatch }: LoadContext): void {
  const { prefetch } = debtorsApi.util;
  dispatch(prefetch('findActualDebtorOffers', actualDebtorOffers, { force: true }));
}
