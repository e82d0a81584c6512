import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { searchRequestOf } from '../../../../blocks/registry/registryQuery';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { invoicesQuery } from './invoicesQuery';

/** Asks for the page of bills that an address names. */
export function loadInvoices({ dispatch, url }: LoadContext): void {
  const { initiate } = financeAgreementApi.endpoints.findFinanceInvoices;
  const searchRequest = searchRequestOf(invoicesQuery, url.searchParams);
  void dispatch(initiate({ searchRequest }, { forceRefetch: FRESH_SECONDS, subscribe: false }));
}
