import { PREFETCH } from '../../../../api/cache/freshness';
import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import { loadRegistry } from '../../../../blocks/registry/registryQuery';
import { invoicesQuery } from './register';

export const load = loadRegistry(invoicesQuery, (searchRequest) =>
  financeAgreementApi.util.prefetch('findFinanceInvoices', { searchRequest }, PREFETCH),
);
