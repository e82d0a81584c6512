import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { searchRequestOf } from '../../../../blocks/registry/registryQuery';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { suppliesQuery } from './suppliesQuery';

/** Asks for the page of supplies that an address names; the tiles follow with the code. */
export function loadSupplies({ dispatch, url }: LoadContext): void {
  const { initiate } = financeRegistryApi.endpoints.findSupplies;
  const searchRequest = searchRequestOf(suppliesQuery, url.searchParams);
  void dispatch(initiate({ searchRequest }, { forceRefetch: FRESH_SECONDS, subscribe: false }));
}
