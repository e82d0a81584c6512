import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { isMissing } from '../../../api/cache/missingCalls';
import { senderApi } from '../../../api/endpoints/sender';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { searchRequestOf } from '../../../blocks/registry/registryQuery';
import { invoicesQuery } from './invoicesQuery';

/** Asks for the page of bills that an address names. */
export function loadInvoices({ dispatch, getState, url }: LoadContext): void {
  if (isMissing(getState(), 'findSenderInvoices')) return;
  const { initiate } = senderApi.endpoints.findSenderInvoices;
  const searchRequest = searchRequestOf(invoicesQuery, url.searchParams);
  void dispatch(initiate({ searchRequest }, { forceRefetch: FRESH_SECONDS, subscribe: false }));
}
