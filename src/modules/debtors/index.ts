import { defineModule } from '../../shell/modules/defineModule';

/** Insurance of debtor debt (specification, section 2, "Debtors screen"). */
export const debtorsModule = defineModule({
  id: 'debtors',
  title: 'Дебиторская задолженность',
  sort: 20,
  offerSection: () => import('./offers/DebtorOffers'),
});
