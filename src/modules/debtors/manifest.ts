import { DEBTORS_TITLE } from '../../domain/pageTitles';
import { defineModule } from '../../shell/modules/defineModule';

/** Receivables insurance; rules D1 to D12 of README.md describe its offers and applications. */
export const debtorsModule = defineModule({
  id: 'debtors',
  title: DEBTORS_TITLE,
  sort: 20,
  offers: { page: () => import('./offers/DebtorOffers'), load: () => import('./offers/load') },
  today: () => import('./today'),
});
