import { DEBTORS_TITLE } from '../../domain/products';
import { defineModule } from '../../shell/modules/defineModule';
import { loadDebtorOffers } from './offers/actualDebtorOffers';

/** Insurance of debtor debt (README.md, rules D1 to D12). */
export const debtorsModule = defineModule({
  id: 'debtors',
  title: DEBTORS_TITLE,
  sort: 20,
  offerSection: { lazy: () => import('./offers/DebtorOffers'), load: loadDebtorOffers },
});
