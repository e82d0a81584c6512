import { DEBTORS_TITLE } from '../../domain/pageTitles';
import { defineModule } from '../../shell/modules/defineModule';

/** Insurance of debtor debt (README.md, rules D1 to D12). */
export const debtorsModule = defineModule({
  id: 'debtors',
  title: DEBTORS_TITLE,
  sort: 20,
  offers: { page: () => import('./offers/DebtorOffers'), load: () => import('./offers/load') },
  today: () => import('./today'),
});
