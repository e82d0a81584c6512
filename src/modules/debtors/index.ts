import { debtorsApi } from '../../api/endpoints/debtors';
import { DEBTORS_TITLE } from '../../domain/pageTitles';
import { defineModule } from '../../shell/modules/defineModule';
import { actualDebtorOffers } from './offers/offerTerms';

/** Insurance of debtor debt (README.md, rules D1 to D12). */
export const debtorsModule = defineModule({
  id: 'debtors',
  title: DEBTORS_TITLE,
  sort: 20,
  offerSection: {
    lazy: () => import('./offers/DebtorOffers'),
    // Offers are loaded each time the page is opened (rule D1).
    load: ({ dispatch }) =>
      dispatch(
        debtorsApi.util.prefetch('findActualDebtorOffers', actualDebtorOffers, { force: true }),
      ),
  },
  today: () => import('./today'),
});
