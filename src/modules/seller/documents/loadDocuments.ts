import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { isMissing } from '../../../api/cache/missingCalls';
import { sellerApi } from '../../../api/endpoints/seller';
import type { LoadContext } from '../../../shell/modules/defineModule';
import { searchRequestOf } from '../../../blocks/registry/registryQuery';
import { documentsQuery } from './documentsQuery';

/** Asks for the page of documents that an address names. */
export function loadDocuments({ dispatch, getState, url }: LoadContext): void {
  if (isMissing(getState(), 'findSellerDocuments')) return;
  const { initiate } = sellerApi.endpoints.findSellerDocuments;
  const searchRequest = searchRequestOf(documentsQuery, url.searchParams);
  void dispatch(initiate({ searchRequest }, { forceRefetch: FRESH_SECONDS, subscribe: false }));
}
